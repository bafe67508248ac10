import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import { nameOf } from '../../../domain/catalogue/nameOf.ts';
import { withDeposit } from '../../../domain/pricing/deposit.ts';
import type { Price } from '../../../domain/pricing/price.ts';
import { audienceOf } from '../../../domain/wizard/audience.ts';
import { memoize } from '../../../domain/wizard/memoize.ts';
import { byQuery } from '../../../domain/wizard/stepAddress.ts';
import { wizardRules } from '../../../domain/wizard/wizard.ts';
import { wizardPaths } from '../../../domain/wizard/wizardIds.ts';
import { quickQuotePriceOnPath } from './price.ts';
import { orderedSystem, type QuickQuoteChoices, quickQuoteQuestionnaire } from './questions.ts';

/** The client: "both 4-6 months; trinity with plus package 3-4 months; otherwise 2-3 months". */
function durationOf(choices: QuickQuoteChoices): string {
  if (choices.solutionType === 'both') return '4-6 months';
  return orderedSystem(choices) === 'trinity-plus' ? '3-4 months' : '2-3 months';
}

/** The client: "website or both gives brand_identity_package; trinity gives trinity_system; otherwise web_development". */
function serviceTypeOf({ solutionType }: QuickQuoteChoices): string {
  if (solutionType === null) return 'web_development';
  return solutionType === 'trinity' ? 'trinity_system' : 'brand_identity_package';
}

/** "Trinity Core + Full System platform". */
export function titleOfQuickQuote(catalogue: Catalogue, answers: QuickQuoteChoices): string {
  const { tiers, trinityOptions } = catalogue;
  const path = quickQuoteQuestionnaire(catalogue).onPath(answers);
  const system = orderedSystem(path);
  return [
    ...(system === null ? [] : [trinityOptions[system].name]),
    ...(path.aedUpsellChoice === 'aed-only' ? [trinityOptions.aed.name] : []),
    ...(path.selectedTier === null ? [] : [`${tiers[path.selectedTier].name} platform`]),
  ].join(' + ');
}

/** The price of any answers: those off the path don't count. */
export const priceQuickQuote = (catalogue: Catalogue, answers: QuickQuoteChoices): Price =>
  quickQuotePriceOnPath(catalogue, quickQuoteQuestionnaire(catalogue).onPath(answers));

/** The quick quote: a few questions about a platform, a system or both. */
export const quickQuoteRules = memoize((catalogue: Catalogue) =>
  wizardRules(quickQuoteQuestionnaire(catalogue), {
    address: byQuery(wizardPaths.quote),
    fromLink: (parameters) => ({
      ...quickQuoteQuestionnaire(catalogue).answersInLink(parameters),
      // A form submitted before its script ran names each part that is switched on.
      ...(parameters.getAll('solution').length > 1 && { solutionType: 'both' }),
    }),
    price: (path) => withDeposit(catalogue, quickQuotePriceOnPath(catalogue, path)),
    title: (path) => titleOfQuickQuote(catalogue, path),
    service: ({ solutionType }) => (solutionType === null ? '' : nameOf(catalogue.solutionTypes, solutionType)),
    texts: (stored) => ({
      serviceType: serviceTypeOf(stored),
      targetAudience: audienceOf(catalogue, stored.selectedIndustry, stored.selectedGoals),
      campaignDuration: durationOf(stored),
    }),
  }),
);
