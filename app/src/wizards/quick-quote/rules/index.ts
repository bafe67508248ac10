import { catalogue, solutionTypes, tiers, trinityOptions } from '../../../domain/catalogue/given.ts';
import { nameOf } from '../../../domain/catalogue/nameOf.ts';
import { withDeposit } from '../../../domain/pricing/deposit.ts';
import type { Price } from '../../../domain/pricing/price.ts';
import { audienceOf } from '../../../domain/wizard/audience.ts';
import { byQuery } from '../../../domain/wizard/stepAddress.ts';
import { wizardRules } from '../../../domain/wizard/wizard.ts';
import { wizardPaths } from '../../../domain/wizard/wizardIds.ts';
import { quickQuotePrice } from './price.ts';
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
export function titleOfQuickQuote(answers: QuickQuoteChoices): string {
  const path = quickQuoteQuestionnaire.onPath(answers);
  const system = orderedSystem(path);
  return [
    ...(system === null ? [] : [trinityOptions[system].name]),
    ...(path.aedUpsellChoice === 'aed-only' ? [trinityOptions.aed.name] : []),
    ...(path.selectedTier === null ? [] : [`${tiers[path.selectedTier].name} platform`]),
  ].join(' + ');
}

/** The price of any answers: those off the path don't count. */
export const priceQuickQuote = (answers: QuickQuoteChoices): Price =>
  quickQuotePrice(quickQuoteQuestionnaire.onPath(answers));

/** The quick quote: a few questions about a platform, a system or both. */
export const quickQuoteRules = wizardRules(quickQuoteQuestionnaire, {
  address: byQuery(wizardPaths.quote),
  fromLink: (parameters) => ({
    ...quickQuoteQuestionnaire.linked(parameters),
    // A form submitted before its script ran names each part that is switched on.
    ...(parameters.getAll('solution').length > 1 && { solutionType: 'both' }),
  }),
  price: (path) => withDeposit(catalogue, quickQuotePrice(path)),
  title: titleOfQuickQuote,
  service: ({ solutionType }) => (solutionType === null ? '' : nameOf(solutionTypes, solutionType)),
  texts: (stated) => ({
    serviceType: serviceTypeOf(stated),
    targetAudience: audienceOf(catalogue, stated.selectedIndustry, stated.selectedGoals),
    campaignDuration: durationOf(stated),
  }),
  items: (path) => {
    const system = orderedSystem(path);
    return [
      system && `option-${system}`,
      path.aedUpsellChoice === 'aed-only' && 'option-aed',
      path.selectedTier && 'service-complete-platform',
    ];
  },
});
