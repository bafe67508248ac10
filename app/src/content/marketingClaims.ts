import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { GoalId } from '../domain/catalogue/ids.ts';
import { formatRange } from '../domain/words.ts';

/* What only the agency can prove. Pages show it unless the setting CLAIMS hides it. */

export const trustClaim = 'Trusted by 500+ businesses worldwide';

/** The saving on a goal's card; undefined without a claim. */
export function goalClaim({ goals }: Pick<Catalogue, 'goals'>, id: GoalId): string | undefined {
  const { claim } = goals[id];
  return claim && `Save ${formatRange(claim)}`;
}
