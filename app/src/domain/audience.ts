import { type GoalId, goals } from './catalogue/goals.ts';
import { type IndustryId, industries } from './catalogue/industries.ts';

/**
 * "Retail business focused on Scale Your Business": for the people who do the work.
 * The client: "built from the industry label and selected goals, with the default wording 'growth and efficiency'".
 */
export function audienceOf(industry: IndustryId | null, chosen: readonly GoalId[]): string {
  const who = industry === null ? 'Business' : `${industries[industry].name} business`;
  const focus = chosen.map((id) => goals[id].title).join(', ') || 'growth and efficiency';
  return `${who} focused on ${focus}`;
}
