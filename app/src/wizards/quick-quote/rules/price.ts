import { trinityOptions } from '../../../domain/catalogue/trinity.ts';
import { trinityPrices } from '../../../domain/catalogue/trinityPrices.ts';
import { bundleDiscount } from '../../../domain/pricing/bundle.ts';
import { addUp, type Price, type PriceLine } from '../../../domain/pricing/price.ts';
import { storeLine } from '../../../domain/pricing/store.ts';
import { tierLine } from '../../../domain/pricing/tier.ts';
import { betaRule, betaWhy } from '../../../domain/pricing/trinity.ts';
import { type QuickQuoteAnswers, type QuickQuoteCart, quickQuoteCart } from './cart.ts';
import { replacesSystem } from './upsell.ts';

function systemLines({ chosen, upsell, system }: QuickQuoteCart): PriceLine[] {
  if (chosen === null || system === null) return [];
  const { name } = trinityOptions[system];
  const first = trinityOptions[chosen].name;
  const without = upsell !== null && replacesSystem(chosen, upsell);
  const replaces = system === chosen ? '' : `, in place of ${first}`;
  const instead =
    system === chosen
      ? ''
      : ` It takes the place of ${first}, which is ${without ? 'not part of it and not charged' : 'part of it and not charged as well'}.`;
  const line: PriceLine = {
    id: 'trinity',
    label: name,
    amount: trinityPrices.quote[system].beta,
    rule: `${betaRule(system)}${replaces}`,
    why: `${betaWhy(system, 'quote')}${instead}`,
    kind: 'charge',
    step: system === chosen ? 'trinity' : 'upsell',
  };
  if (upsell !== 'aed-only') return [line];
  return [
    line,
    {
      id: 'aed',
      label: trinityOptions.aed.name,
      amount: trinityPrices.quote.aed.beta,
      rule: `Added to ${name}, beta price`,
      why: `You added ${trinityOptions.aed.name} to ${name}. ${betaWhy('aed', 'quote')}`,
      kind: 'charge',
      step: 'upsell',
    },
  ];
}

/**
 * The bill so far, from answers on the current path alone.
 * The client: "the chosen system's beta price, or an upsell package's beta price, or for aed-only the system price plus
 * 200, plus the midpoint of the tier range, plus the 1,600 store add-on …, 10% … only when the solution is both".
 */
export function priceQuickQuote(answers: QuickQuoteAnswers): Price {
  const cart = quickQuoteCart(answers);
  const { system, tier, hasPhysicalStore } = cart;
  const lines = [
    ...systemLines(cart),
    ...(tier === null ? [] : [tierLine(tier)]),
    ...(system !== null && hasPhysicalStore ? [storeLine([trinityOptions[system].name])] : []),
  ];
  const joined = answers.solutionType === 'both' && system !== null && tier !== null;
  return addUp(joined ? [...lines, bundleDiscount(addUp(lines).total)] : lines);
}
