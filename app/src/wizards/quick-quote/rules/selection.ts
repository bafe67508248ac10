import { type TierId, tiers } from '../../../domain/catalogue/tiers.ts';
import { type TrinityId, trinityOptions } from '../../../domain/catalogue/trinity.ts';
import type { UpsellId } from '../../../domain/catalogue/upsells.ts';
import type { StoredChoices } from '../../../domain/wizard/wizard.ts';
import { type QuickQuoteAnswers, quickQuoteCart } from './cart.ts';
import { quickQuoteFlow } from './flow.ts';
import { choicesIn } from './record.ts';

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
      const open = quickQuoteFlow.steps(answers).some(({ id, isDone }) => id !== 'review' && !isDone(answers));
      return open ? null : chosen && { ...quote, solutionType: 'trinity', system: chosen, upsell, hasPhysicalStore };
    }
    case null:
      return null;
  }
}

/** Turns a selection back into answers. Answers that no price depends on come from `about`, or stay blank. */
export function answersOfQuickQuote(selection: StoredChoices, about: StoredChoices = {}): QuickQuoteAnswers {
  const choices = choicesIn({
    ...about,
    ...selection,
    selectedIndustry: about.industry,
    selectedGoals: about.goals,
    trinitySelectionId: selection.system,
    selectedTier: selection.tier,
    aedUpsellChoice: selection.upsell,
  });
  return { ...quickQuoteFlow.blank, ...choices };
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
