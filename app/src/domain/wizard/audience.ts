import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GoalId, IndustryId } from '../catalogue/ids.ts';
import { nameOf, namesIn } from '../catalogue/nameOf.ts';

/**
 * "Retail business focused on Scale Your Business": for the people who do the work.
 * The client: "built from the industry label and selected goals, with the default wording 'growth and efficiency'".
 */
export function audienceOf(
  { industries, goals }: Pick<Catalogue, 'industries' | 'goals'>,
  industry: IndustryId | null = null,
  chosen: readonly GoalId[] = [],
): string {
  const who = industry === null ? 'Business' : `${nameOf(industries, industry)} business`;
  return `${who} focused on ${namesIn(goals, chosen) || 'growth and efficiency'}`;
}
