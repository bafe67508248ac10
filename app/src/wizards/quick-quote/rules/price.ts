import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import { formatEuro } from '../../../domain/money.ts';
import { type Delivery, deliveredAsAgreed } from '../../../domain/pricing/delivery.ts';
import { addUp, type Price, type PriceLine } from '../../../domain/pricing/price.ts';
import { storeLine } from '../../../domain/pricing/store.ts';
import { tierLine } from '../../../domain/pricing/tier.ts';
import { betaRule, betaWhy } from '../../../domain/pricing/trinity.ts';
import type { PricedQuickQuote } from './questions.ts';
import { dropsSystem, systemAfter } from './upsell.ts';

/**
 * The discount on a system and a platform tier bought together, in whole euro.
 * The client: "A 10% bundle discount … The total is rounded." So the discounted total is rounded, not the discount.
 */
export function bundleDiscount({ bundlePercent }: Pick<Catalogue, 'bundlePercent'>, sum: number): PriceLine {
  const amount = Math.round((sum * (100 - bundlePercent)) / 100) - sum;
  return {
    id: 'bundle',
    label: 'Bundle discount',
    amount,
    rule: `${bundlePercent}% off a system and a platform ordered together`,
    why: `You order a system and a platform together, so both cost ${bundlePercent}% less. ${bundlePercent}% of ${formatEuro(sum)} is ${formatEuro(-amount)}, rounded to whole euro.`,
    kind: 'discount',
  };
}

function systemLines(
  catalogue: Catalogue,
  { trinitySelectionId: chosen, aedUpsellChoice: upsell }: PricedQuickQuote,
): PriceLine[] {
  const { trinityOptions, trinityPrices } = catalogue;
  const system = systemAfter(chosen, upsell);
  if (chosen === null || system === null) return [];
  const { name } = trinityOptions[system];
  const first = trinityOptions[chosen].name;
  const isDropped = upsell !== null && dropsSystem(catalogue, chosen, upsell);
  const replaces = system === chosen ? '' : `, in place of ${first}`;
  const instead =
    system === chosen
      ? ''
      : ` It takes the place of ${first}, which is ${isDropped ? 'not part of it and not charged' : 'part of it and not charged as well'}.`;
  const line: PriceLine = {
    id: 'trinity',
    label: name,
    amount: trinityPrices.quote[system].beta,
    rule: `${betaRule(catalogue, system)}${replaces}`,
    why: `${betaWhy(catalogue, system, 'quote')}${instead}`,
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
      why: `You added ${trinityOptions.aed.name} to ${name}. ${betaWhy(catalogue, 'aed', 'quote')}`,
      kind: 'charge',
      step: 'upsell',
    },
  ];
}

/**
 * The bill so far.
 * The client: "the chosen system's beta price, or an upsell package's beta price, or for aed-only the system price plus
 * 200, plus the midpoint of the tier range, plus the 1,600 store add-on …, 10% … only when the solution is both".
 */
export function quickQuotePriceOnPath(catalogue: Catalogue, path: PricedQuickQuote): Price {
  const { selectedTier: tier, hasPhysicalStore } = path;
  const system = systemAfter(path.trinitySelectionId, path.aedUpsellChoice);
  const lines = [
    ...systemLines(catalogue, path),
    ...(tier === null ? [] : [tierLine(catalogue, tier)]),
    ...(system !== null && hasPhysicalStore ? [storeLine(catalogue, [catalogue.trinityOptions[system].name])] : []),
  ];
  const joined = path.solutionType === 'both' && system !== null && tier !== null;
  return addUp(joined ? [...lines, bundleDiscount(catalogue, addUp(lines).total)] : lines);
}

/** When each part of the quote is delivered. The catalogue has no times for systems and their setup. */
export function deliveries({ tiers, trinityOptions }: Catalogue, path: PricedQuickQuote): readonly Delivery[] {
  const { aedUpsellChoice, selectedTier: tier, hasPhysicalStore } = path;
  const system = systemAfter(path.trinitySelectionId, aedUpsellChoice);
  return [
    ...(tier === null ? [] : [{ label: `Platform, ${tiers[tier].name}`, time: tiers[tier].deliveryTime }]),
    ...deliveredAsAgreed([
      ...(system === null ? [] : [trinityOptions[system].name]),
      ...(aedUpsellChoice === 'aed-only' ? [trinityOptions.aed.name] : []),
      ...(hasPhysicalStore ? ['setup in your store'] : []),
    ]),
  ];
}
