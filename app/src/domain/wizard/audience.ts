import { type GoalId, goals } from '../catalogue/goals.ts';
import { type IndustryId, industries } from '../catalogue/industries.ts';
import { nameOf, namesIn } from '../catalogue/nameOf.ts';

/**
 * "Retail business focused on Scale Your Business": for the people who do the work.
 * The client: "built from the industry label and selected goals, with the default wording 'growth and efficiency'".
 */
export function audienceOf(industry: IndustryId | null = null, chosen: readonly GoalId[] = []): string {
  const who = industry === null ? 'Business' : `${nameOf(industries, industry)} business`;
  return `${who} focused on ${namesIn(goals, chosen) || 'growth and efficiency'}`;
}
