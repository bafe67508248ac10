import { type GoalId, goals } from '../domain/catalogue/goals.ts';

/**
 * Whether pages show what only the agency can prove: how many businesses trust it, and what a goal saves. Its own words
 * and figures; `false` takes all of them off every page. `pnpm drafts` lists them while they are shown.
 */
export const showsClaims: boolean = true;

/** How many businesses trust the agency; null where no claim is shown. */
export const trustClaim = showsClaims ? 'Trusted by 500+ businesses worldwide' : null;

/** What a goal saves, as its card says it; undefined for a goal without a claim, and where none is shown. */
export function goalClaim(id: GoalId, shown = showsClaims): string | undefined {
  const { claim } = goals[id];
  return shown && claim !== undefined ? `Save ${claim.replace('-', '–')}` : undefined;
}
