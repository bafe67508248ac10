import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { GoalId } from '../domain/catalogue/ids.ts';
import { formatRange } from '../domain/words.ts';

/**
 * Whether pages show claims that only the agency can prove: how many businesses trust it, and what a goal saves.
 * `false` hides all of them. `pnpm drafts` lists them while they are shown.
 */
export const showsClaims: boolean = true;

/** The trust claim; null when claims are hidden. */
export const trustClaim = showsClaims ? 'Trusted by 500+ businesses worldwide' : null;

/** The saving on a goal's card; undefined without a claim or when claims are hidden. */
export function goalClaim({ goals }: Pick<Catalogue, 'goals'>, id: GoalId, shown = showsClaims): string | undefined {
  const { claim } = goals[id];
  return shown && claim !== undefined ? `Save ${formatRange(claim)}` : undefined;
}
