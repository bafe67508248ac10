import { type TrinityId, trinityOptions } from '../catalogue/trinity.ts';
import type { UpsellId } from '../catalogue/upsells.ts';
import { type QuoteAnswers, quoteBasket } from '../quote.ts';
import { listed } from '../words.ts';
import { priceQuote } from './price.ts';
import { broughtBy, upsellOptions } from './upsell.ts';

export interface UpsellOffer {
  id: UpsellId;
  /** Euro by which the total would change against taking nothing more. */
  delta: number;
  /** What it does to the system: "Adds MCD and RCD to Expense Manager". */
  effect: string;
}

function effect(system: TrinityId, upsell: UpsellId): string {
  const { name, includes } = trinityOptions[system];
  const brought = broughtBy(upsell);
  const names = (parts: readonly (typeof includes)[number][]) => listed(parts.map((part) => trinityOptions[part].name));
  if (upsell === 'skip') return `Keeps ${name} as it is`;
  return upsell === 'aed-only' || includes.every((part) => brought.includes(part))
    ? `Adds ${names(brought.filter((part) => !includes.includes(part)))} to ${name}`
    : `Takes the place of ${name}: ${names(brought)}`;
}

/** What the upsell step offers for the chosen system, each with what it really does to the bill. */
export function upsellOffers(answers: QuoteAnswers): readonly UpsellOffer[] {
  const { chosen } = quoteBasket(answers);
  if (chosen === null) return [];
  const total = (aedUpsellChoice: UpsellId) => priceQuote({ ...answers, aedUpsellChoice }).total;
  return upsellOptions(chosen).map((id) => ({ id, delta: total(id) - total('skip'), effect: effect(chosen, id) }));
}
