import type { TierId } from '../../../domain/catalogue/tiers.ts';
import { tiers } from '../../../domain/catalogue/tiers.ts';
import { type TrinityId, trinityOptions } from '../../../domain/catalogue/trinity.ts';
import type { UpsellId } from '../../../domain/catalogue/upsells.ts';
import { type QuickQuoteAnswers, quickQuoteCart, quickQuoteFlow } from './flow.ts';

/** What a quote's price depends on, and nothing else. */
export type QuickQuoteSelection = { version: 1; wizard: 'quote' } & (
  | { solutionType: 'website'; tier: TierId }
  | {
      solutionType: 'trinity';
      system: TrinityId;
      /** Null where this system is offered none. */
      upsell: UpsellId | null;
      /** Null where nothing is set up in a shop. */
      hasPhysicalStore: boolean | null;
    }
  | { solutionType: 'both'; system: TrinityId; tier: TierId }
);

/** The basket of a quote; null while a question that its price depends on is open. */
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

/** Answers with the same price as the selection; what no price depends on stays blank. */
export function answersOfQuickQuote(selection: QuickQuoteSelection): QuickQuoteAnswers {
  const { blank } = quickQuoteFlow;
  switch (selection.solutionType) {
    case 'website':
      return { ...blank, solutionType: 'website', selectedTier: selection.tier };
    case 'both':
      return {
        ...blank,
        solutionType: 'both',
        trinitySelectionId: selection.system,
        selectedTier: selection.tier,
      };
    case 'trinity':
      return {
        ...blank,
        solutionType: 'trinity',
        trinitySelectionId: selection.system,
        aedUpsellChoice: selection.upsell,
        hasPhysicalStore: selection.hasPhysicalStore,
      };
  }
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
