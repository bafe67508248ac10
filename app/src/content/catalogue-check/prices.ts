import { platformIds } from '../../domain/catalogue/platforms.ts';
import { tierIds } from '../../domain/catalogue/tiers.ts';
import { trinityIds } from '../../domain/catalogue/trinity.ts';
import { priceLists } from '../../domain/catalogue/trinityPrices.ts';
import { type UpsellId, upsellIds } from '../../domain/catalogue/upsells.ts';
import { formatEuro } from '../../domain/money.ts';
import { midpoint, tierRange } from '../../domain/pricing/tier.ts';
import { upsellOptions } from '../../wizards/quick-quote/rules/upsell.ts';
import { type Catalogue, type Finding, when } from './catalogue.ts';

/** Every price is a whole number of euro above zero. */
export function amountFindings(catalogue: Catalogue) {
  const { brandPackages, campaignPackages, trinityPrices, tiers, platforms, solutions, dashboards } = catalogue;
  const priced = { brandPackages, campaignPackages, platforms, solutions, dashboards };
  const amounts: readonly (readonly [string, number])[] = [
    ...Object.entries(priced).flatMap(([table, rows]) =>
      Object.entries(rows).map(([id, { price }]) => [`${table} ${id}`, price] as const),
    ),
    ...priceLists.flatMap((list) =>
      trinityIds.flatMap((id) => [
        [`${list} ${id} beta`, trinityPrices[list][id].beta] as const,
        [`${list} ${id} standard`, trinityPrices[list][id].standard] as const,
      ]),
    ),
    ...tierIds.flatMap((id) => [
      [`tiers ${id} lowest`, tiers[id].minPrice] as const,
      [`tiers ${id} highest`, tiers[id].maxPrice] as const,
    ]),
  ];
  return amounts.flatMap(([name, amount]) =>
    when(
      !Number.isInteger(amount) || amount <= 0,
      `not-whole-euro ${name}`,
      `${name} costs ${amount}, which is not a whole number of euro above zero.`,
    ),
  );
}

function tierFindings({ tiers }: Catalogue) {
  return tierIds.flatMap((id, at) => {
    const tier = tiers[id];
    const before = tierIds[at - 1];
    return [
      ...when(
        tier.minPrice >= tier.maxPrice,
        `range-upside-down ${id}`,
        `${tier.name}: the range ${tierRange(tier)} ends below its start.`,
      ),
      ...when(
        before !== undefined && tiers[before].maxPrice > tier.minPrice,
        `ranges-overlap ${before} ${id}`,
        `${tier.name} begins at ${formatEuro(tier.minPrice)}, inside the range of the tier below it.`,
      ),
    ];
  });
}

function platformFindings({ platforms, tiers }: Catalogue) {
  return platformIds.flatMap((id) => {
    const { title, price, minPrice, maxPrice } = platforms[id];
    const range = tierRange(platforms[id]);
    const middle = midpoint(platforms[id]);
    return [
      ...when(
        price !== middle,
        `price-not-in-the-middle ${id}`,
        `${title} costs ${formatEuro(price)} in the planner, but the middle of ${range} is ${formatEuro(middle)}.`,
      ),
      ...when(
        minPrice !== tiers[id].minPrice || maxPrice !== tiers[id].maxPrice,
        `planner-range-differs ${id}`,
        `${title}: ${range} in the planner, but ${tierRange(tiers[id])} in the other wizards.`,
      ),
      ...when(
        price !== midpoint(tiers[id]),
        `planner-price-differs ${id}`,
        `${title}: ${formatEuro(price)} in the planner, but ${formatEuro(midpoint(tiers[id]))} in the other wizards.`,
      ),
    ];
  });
}

/** The amounts that an upsell can add to a bill, depending on the system. */
function changes({ trinityPrices: { quote } }: Catalogue, upsell: UpsellId): readonly number[] {
  const change = (system: (typeof trinityIds)[number]) => {
    if (upsell === 'skip') return 0;
    return upsell === 'aed-only' ? quote.aed.beta : quote[upsell].beta - quote[system].beta;
  };
  return [...new Set(trinityIds.filter((system) => upsellOptions(system).includes(upsell)).map(change))];
}

function upsellFindings(catalogue: Catalogue) {
  return upsellIds.flatMap((id) => {
    const { title, statedAmount } = catalogue.upsells[id];
    const real = changes(catalogue, id);
    return when(
      real.some((amount) => amount !== statedAmount),
      `label-not-the-bill ${id}`,
      `${title}: the client’s label says ${formatEuro(statedAmount)}, but the bill changes by ${real.map(formatEuro).join(' or ')}.`,
    );
  });
}

/** Errors in amounts and ranges. */
export function priceFindings(catalogue: Catalogue): readonly Finding[] {
  return [
    ...amountFindings(catalogue),
    ...tierFindings(catalogue),
    ...platformFindings(catalogue),
    ...upsellFindings(catalogue),
  ];
}
