import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import type { GoalId, TierId, TrinityId } from '../../../domain/catalogue/ids.ts';
import { formatList, plural } from '../../../domain/words.ts';
import { type QuickQuoteChoices, quickQuoteQuestionnaire } from './questions.ts';

export interface Recommendation<Id extends string> {
  id: Id;
  /** "Because you chose Retail"; empty without one. */
  reason: string;
}

/** Empty where nothing that was chosen is the reason. */
const because = (what: string) => (what === '' ? '' : `Because you chose ${what}`);

/** The client: "the plus package when goal scale is chosen or industry is retail, else core". */
export function recommendedSystem(catalogue: Catalogue, answers: QuickQuoteChoices): Recommendation<TrinityId> {
  const { goals, industries } = catalogue;
  const { selectedIndustry: industry, selectedGoals: chosen } = quickQuoteQuestionnaire(catalogue).onPath(answers);
  if (chosen.includes('scale')) return { id: 'trinity-plus', reason: because(goals.scale.title) };
  const reason = because(industry === null ? '' : industries[industry].name);
  return { id: industry === 'retail' ? 'trinity-plus' : 'trinity-core', reason };
}

/**
 * The client: "tier premium when both automation and insights goals are chosen; tier foundation when at most one goal and
 * not scale; otherwise full". The reason also says what is only in a larger tier.
 */
export function recommendedTier(catalogue: Catalogue, answers: QuickQuoteChoices): Recommendation<TierId> {
  const { goals, goalNeeds, tiers } = catalogue;
  const { selectedGoals: chosen } = quickQuoteQuestionnaire(catalogue).onPath(answers);
  if (chosen.includes('automation') && chosen.includes('insights')) {
    return { id: 'premium', reason: because(formatList([goals.automation.title, goals.insights.title])) };
  }
  const id = chosen.length > 1 || chosen.includes('scale') ? 'full' : 'foundation';
  const isLarger = (goal: GoalId) => tiers[goalNeeds[goal].platform].minPrice > tiers[id].minPrice;
  const served = chosen.filter((goal) => !isLarger(goal)).map((goal) => goals[goal].title);
  const reason = because(chosen.length > 1 ? plural(chosen.length, 'goal') : formatList(served));
  const beyond = chosen
    .filter(isLarger)
    .map((goal) => `${goalNeeds[goal].feature} is in ${tiers[goalNeeds[goal].platform].name}`);
  return { id, reason: [reason, ...new Set(beyond)].filter(Boolean).join('. ') };
}
