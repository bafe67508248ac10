import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import type { TrinityId, UpsellId } from '../../../domain/catalogue/ids.ts';
import { formatList } from '../../../domain/words.ts';
import { priceQuickQuote } from './index.ts';
import { type QuickQuoteChoices, quickQuoteQuestionnaire } from './questions.ts';
import { addedBy, replacesSystem, upsellOptions } from './upsell.ts';

export interface UpsellOffer {
  id: UpsellId;
  /** Difference in the total compared with no upsell, in euro. */
  delta: number;
  /** Whether it replaces the chosen system. */
  replaces: boolean;
  /** The effect on the system: "Adds MCD and RCD to Expense Manager". */
  effect: string;
  /** What each system that it adds gives the owner: "Know what each new customer costs". */
  outcomes: readonly string[];
}

function outcomes(catalogue: Catalogue, system: TrinityId, upsell: UpsellId): readonly string[] {
  const { trinityOptions } = catalogue;
  const { includes } = trinityOptions[system];
  const added = addedBy(catalogue, upsell).filter((part) => !includes.includes(part));
  return added.flatMap((part) => trinityOptions[part].outcome ?? []);
}

function effect(catalogue: Catalogue, system: TrinityId, upsell: UpsellId): string {
  const { trinityOptions } = catalogue;
  const { name, includes } = trinityOptions[system];
  const added = addedBy(catalogue, upsell);
  const names = (parts: readonly (typeof includes)[number][]) =>
    formatList(parts.map((part) => trinityOptions[part].name));
  if (upsell === 'skip') return `Keeps ${name} as it is`;
  return replacesSystem(catalogue, system, upsell)
    ? `Instead of ${name}: ${names(added)}, without ${name}`
    : `Adds ${names(added.filter((part) => !includes.includes(part)))} to ${name}`;
}

/** The upsells for the chosen system, each with its actual effect on the bill. */
export function upsellOffers(catalogue: Catalogue, answers: QuickQuoteChoices): readonly UpsellOffer[] {
  const { solutionType, trinitySelectionId: chosen } = quickQuoteQuestionnaire(catalogue).onPath(answers);
  if (solutionType !== 'trinity' || chosen === null) return [];
  const total = (aedUpsellChoice: UpsellId) => priceQuickQuote(catalogue, { ...answers, aedUpsellChoice }).total;
  return upsellOptions(catalogue, chosen).map((id) => ({
    id,
    delta: total(id) - total('skip'),
    replaces: replacesSystem(catalogue, chosen, id),
    effect: effect(catalogue, chosen, id),
    outcomes: outcomes(catalogue, chosen, id),
  }));
}
