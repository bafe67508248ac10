import { type GoalId, goals } from '../../../domain/catalogue/goals.ts';
import { type IndustryId, industries } from '../../../domain/catalogue/industries.ts';
import { nameIn, nameOf, namesIn } from '../../../domain/catalogue/nameOf.ts';
import { type SolutionTypeId, solutionTypes } from '../../../domain/catalogue/solutionTypes.ts';
import { type TierId, tiers } from '../../../domain/catalogue/tiers.ts';
import { type TrinityId, trinityOptions } from '../../../domain/catalogue/trinity.ts';
import type { UpsellId } from '../../../domain/catalogue/upsells.ts';
import { audienceOf } from '../../../domain/wizard/audience.ts';
import { type ChoicesDescription, yesOrNo } from '../../../domain/wizard/description.ts';
import type { Stored } from '../../../domain/wizard/wizard.ts';
import { type QuickQuoteAnswers, quickQuoteCart } from './cart.ts';
import type { QuickQuoteSelection } from './selection.ts';

/** A quote, complete or not; null for answers that are open or not on the path. */
export interface QuickQuoteTopic {
  version: 1;
  wizard: 'quote';
  solutionType: SolutionTypeId | null;
  /** As chosen in the Trinity step, before the upsell. */
  system: TrinityId | null;
  upsell: UpsellId | null;
  tier: TierId | null;
  hasPhysicalStore: boolean | null;
}

/** What no price depends on. */
export interface QuickQuoteAbout {
  industry: IndustryId | null;
  goals: readonly GoalId[];
}

const blank = {
  version: 1,
  wizard: 'quote',
  solutionType: null,
  system: null,
  upsell: null,
  tier: null,
  hasPhysicalStore: null,
} as const satisfies QuickQuoteTopic;

/** The answers on the current path as a topic, and the industry and goals they are for. */
export function topicOfQuickQuote(answers: QuickQuoteAnswers): { topic: QuickQuoteTopic; about: QuickQuoteAbout } {
  const { chosen, upsell, tier, hasPhysicalStore, industry, goals } = quickQuoteCart(answers);
  return {
    topic: { ...blank, solutionType: answers.solutionType, system: chosen, upsell, tier, hasPhysicalStore },
    about: { industry, goals },
  };
}

/** The client: "both 4-6 months; trinity with plus package 3-4 months; otherwise 2-3 months". */
function durationOf(solutionType: SolutionTypeId | null, system: TrinityId | null): string {
  if (solutionType === 'both') return '4-6 months';
  return system === 'trinity-plus' ? '3-4 months' : '2-3 months';
}

/** The client: "website or both gives brand_identity_package; trinity gives trinity_system; otherwise web_development". */
function serviceTypeOf(solutionType: SolutionTypeId | null): string {
  if (solutionType === null) return 'web_development';
  return solutionType === 'trinity' ? 'trinity_system' : 'brand_identity_package';
}

/** A quote in English. */
export function describeQuickQuote(
  choices: QuickQuoteTopic | QuickQuoteSelection,
  { industry, goals: chosenGoals }: Stored<QuickQuoteAbout>,
): ChoicesDescription<keyof QuickQuoteAbout> {
  const { solutionType, system: chosen, upsell, tier, hasPhysicalStore }: QuickQuoteTopic = { ...blank, ...choices };
  const packaged = upsell === 'trinity-core' || upsell === 'trinity-plus';
  const system = packaged ? upsell : chosen;
  const name = nameIn(trinityOptions, system);
  const instead = chosen && system !== chosen ? ` in place of ${nameOf(trinityOptions, chosen)}` : '';
  const added = upsell === 'aed-only' ? ` + ${trinityOptions.aed.name}` : '';
  return {
    serviceType: serviceTypeOf(solutionType),
    targetAudience: audienceOf(industry, chosenGoals),
    campaignDuration: durationOf(solutionType, system),
    ordered: [
      ['Solution', nameIn(solutionTypes, solutionType)],
      ['Trinity', name && `${name}${instead}${added}`],
      ['Tier', nameIn(tiers, tier)],
    ],
    answers: {
      industry: ['Industry', nameIn(industries, industry)],
      goals: ['Goals', namesIn(goals, chosenGoals ?? []), true],
      store: ['Physical store', yesOrNo(hasPhysicalStore)],
    },
  };
}
