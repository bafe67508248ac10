import { goalIds } from '../../../domain/catalogue/goals.ts';
import { industryIds } from '../../../domain/catalogue/industries.ts';
import { solutionTypeIds } from '../../../domain/catalogue/solution-types.ts';
import { type TierId, tierIds, tiers } from '../../../domain/catalogue/tiers.ts';
import { type TrinityId, trinityIds, trinityOptions } from '../../../domain/catalogue/trinity.ts';
import { type UpsellId, upsellIds } from '../../../domain/catalogue/upsells.ts';
import { flag, oneOf, someOf } from '../../../domain/record.ts';
import { aboutNothing } from '../../../domain/wizard/about.ts';
import type { StoredAbout, StoredChoices } from '../../../domain/wizard/wizard.ts';
import { type QuickQuoteAnswers, quickQuoteCart, quickQuoteFlow } from './flow.ts';

/** The answers that a quote's price depends on, and no others. */
export type QuickQuoteSelection = { version: 1; wizard: 'quote' } & (
  | { solutionType: 'website'; tier: TierId }
  | {
      solutionType: 'trinity';
      system: TrinityId;
      /** Null if this system has no upsell. */
      upsell: UpsellId | null;
      /** Null if nothing is set up in a store. */
      hasPhysicalStore: boolean | null;
    }
  | { solutionType: 'both'; system: TrinityId; tier: TierId }
);

/** The selection of a quote, for its price and the server; null while a question that its price depends on is open. */
export function selectionOfQuickQuote(answers: QuickQuoteAnswers): QuickQuoteSelection | null {
  const { chosen, upsell, tier, hasPhysicalStore } = quickQuoteCart(answers);
  const quote = { version: 1, wizard: 'quote' } as const;
  switch (answers.solutionType) {
    case 'website':
      return tier && { ...quote, solutionType: 'website', tier };
    case 'both':
      return chosen && tier && { ...quote, solutionType: 'both', system: chosen, tier };
    case 'trinity': {
      const open = quickQuoteFlow.steps(answers).some(({ id, done }) => id !== 'review' && !done(answers));
      return open ? null : chosen && { ...quote, solutionType: 'trinity', system: chosen, upsell, hasPhysicalStore };
    }
    case null:
      return null;
  }
}

/** Turns a selection back into answers. Answers that no price depends on come from `about`, or stay blank. */
export function answersOfQuickQuote(selection: StoredChoices, about: StoredAbout = aboutNothing): QuickQuoteAnswers {
  return {
    ...quickQuoteFlow.blank,
    solutionType: oneOf(solutionTypeIds, selection.solutionType),
    selectedIndustry: oneOf(industryIds, about.industry),
    selectedGoals: someOf(goalIds, about.goals),
    trinitySelectionId: oneOf(trinityIds, selection.system),
    selectedTier: oneOf(tierIds, selection.tier),
    hasPhysicalStore: flag(selection.hasPhysicalStore),
    aedUpsellChoice: oneOf(upsellIds, selection.upsell),
  };
}

/** "Trinity Core + Full System platform". */
export function titleOfQuickQuote(answers: QuickQuoteAnswers): string {
  const { system, upsell, tier } = quickQuoteCart(answers);
  return [
    ...(system === null ? [] : [trinityOptions[system].name]),
    ...(upsell === 'aed-only' ? [trinityOptions.aed.name] : []),
    ...(tier === null ? [] : [`${tiers[tier].name} platform`]),
  ].join(' + ');
}
