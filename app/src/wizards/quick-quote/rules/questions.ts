import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import type { GoalId, IndustryId, SolutionTypeId, TierId, TrinityId, UpsellId } from '../../../domain/catalogue/ids.ts';
import { nameIn, nameOf } from '../../../domain/catalogue/nameOf.ts';
import { contactProblem } from '../../../domain/forms/contact.ts';
import { needsStore } from '../../../domain/pricing/store.ts';
import { memoize } from '../../../domain/wizard/memoize.ts';
import { type PricedOf, type Questions, questionnaire } from '../../../domain/wizard/questionnaire.ts';
import { blankReview, type ReviewAnswers } from '../../../domain/wizard/review.ts';
import { hasUpsell, systemAfter, upsellOptions } from './upsell.ts';

export interface QuickQuoteChoices {
  solutionType: SolutionTypeId | null;
  selectedIndustry: IndustryId | null;
  selectedGoals: readonly GoalId[];
  trinitySelectionId: TrinityId | null;
  aedUpsellChoice: UpsellId | null;
  selectedTier: TierId | null;
  hasPhysicalStore: boolean | null;
}
export interface QuickQuoteAnswers extends QuickQuoteChoices, ReviewAnswers {}

export type QuickQuoteStepId = 'solution' | 'industry' | 'goals' | 'trinity' | 'upsell' | 'tier' | 'store' | 'review';

/** The system that is ordered: an upsell that is a package takes the place of the chosen system. */
export const orderedSystem = ({ trinitySelectionId, aedUpsellChoice }: QuickQuoteChoices): TrinityId | null =>
  systemAfter(trinitySelectionId, aedUpsellChoice);

/** "Trinity Core in place of GARO", "GARO + AED". */
function systemInWords({ trinityOptions }: Catalogue, answers: QuickQuoteChoices): string | null {
  const { trinitySelectionId: chosen, aedUpsellChoice } = answers;
  const system = orderedSystem(answers);
  const name = nameIn(trinityOptions, system);
  const instead = chosen && system !== chosen ? ` in place of ${nameOf(trinityOptions, chosen)}` : '';
  const added = aedUpsellChoice === 'aed-only' ? ` + ${trinityOptions.aed.name}` : '';
  return name && `${name}${instead}${added}`;
}

const questionsOf = (catalogue: Catalogue) => {
  const { goals, industries, solutionTypes, tiers, trinityOptions, upsells } = catalogue;
  return {
    solutionType: {
      type: 'one',
      options: solutionTypes,
      step: 'solution',
      priced: true,
      link: 'solution',
      label: 'Solution',
      billed: true,
    },
    selectedIndustry: {
      type: 'one',
      options: industries,
      step: 'industry',
      on: ['website', 'both'],
      priced: false,
      link: 'industry',
      sent: 'industry',
      shared: 'industry',
      label: 'Industry',
    },
    selectedGoals: {
      type: 'some',
      options: goals,
      step: 'goals',
      on: ['website'],
      priced: false,
      sent: 'goals',
      shared: 'goals',
      label: 'Goals',
      inAudience: true,
    },
    trinitySelectionId: {
      type: 'one',
      options: trinityOptions,
      step: 'trinity',
      on: ['trinity', 'both'],
      priced: true,
      sent: 'system',
      link: 'trinity',
      label: 'Trinity',
      billed: true,
      say: (answers) => systemInWords(catalogue, answers),
    },
    aedUpsellChoice: {
      type: 'one',
      options: upsells,
      step: 'upsell',
      on: ['trinity'],
      askedIf: ({ trinitySelectionId: system }) => system === null || hasUpsell(catalogue, system),
      offered: ({ trinitySelectionId: system }) => (system === null ? [] : upsellOptions(catalogue, system)),
      priced: true,
      sent: 'upsell',
      label: null,
    },
    selectedTier: {
      type: 'one',
      options: tiers,
      canGrow: true,
      step: 'tier',
      on: ['website', 'both'],
      priced: true,
      sent: 'tier',
      link: 'tier',
      label: 'Tier',
      billed: true,
    },
    hasPhysicalStore: {
      type: 'yes-no',
      step: 'store',
      on: ['trinity'],
      askedIf: (path) => needsStore(orderedSystem(path)),
      priced: true,
      link: 'store',
      label: 'Physical store',
    },
  } as const satisfies Questions<QuickQuoteChoices, QuickQuoteStepId, SolutionTypeId>;
};

/** The answers that a price depends on, as far as they are on the visitor's path. */
export type PricedQuickQuote = PricedOf<ReturnType<typeof questionsOf>>;

/** The quick quote: a platform, a system or both, and only the questions about that. */
export const quickQuoteQuestionnaire = memoize((catalogue: Catalogue) =>
  questionnaire({
    id: 'quote',
    questions: questionsOf(catalogue),
    branch: 'solutionType',
    steps: {
      solution: { label: 'Solution Type' },
      industry: { label: 'Industry' },
      goals: { label: 'Goals' },
      trinity: { label: 'Trinity Package' },
      upsell: { label: 'AED Upsell' },
      tier: { label: 'Platform Tier' },
      store: { label: 'Store Type' },
      review: {
        label: ({ solutionType }) => (solutionType === 'trinity' ? 'Review & Purchase' : 'Review'),
        isDone: (answers) => contactProblem(answers) === null,
      },
    },
    typed: blankReview,
    // The first quotes were saved without a version.
    unversioned: true,
  }),
);

export const quickQuoteFlow = (catalogue: Catalogue) => quickQuoteQuestionnaire(catalogue).flow;

/**
 * The chosen system if it may need a setup in the store. Only the path for a system alone asks about a store; on the other
 * paths the quote leaves the setup out.
 */
export function systemWithoutSetup(catalogue: Catalogue, answers: QuickQuoteChoices): TrinityId | null {
  const path = quickQuoteQuestionnaire(catalogue).onPath(answers);
  const system = orderedSystem(path);
  return path.solutionType !== 'trinity' && needsStore(system) ? system : null;
}
