import { idsOf } from '../../domain/catalogue/catalogue.ts';
import { basicIds, trinityIds, type UpsellId, upsellIds } from '../../domain/catalogue/ids.ts';
import { formatEuro } from '../../domain/money.ts';
import { midpoint, tierRange } from '../../domain/pricing/tier.ts';
import { upsellOptions } from '../../wizards/quick-quote/rules/upsell.ts';
import { type CheckedCatalogue, type Finding, when } from './finding.ts';

function tierFindings({ tiers }: CheckedCatalogue) {
  const tierIds = idsOf(tiers);
  return tierIds.flatMap((id, at) => {
    const tier = tiers[id];
    const before = tierIds[at - 1];
    return [
      ...when(
        before !== undefined && tiers[before].maxPrice > tier.minPrice,
        `ranges-overlap ${before} ${id}`,
        `${tier.name} begins at ${formatEuro(tier.minPrice)}, inside the range of the tier below it.`,
      ),
    ];
  });
}

function platformFindings({ platforms, tiers }: CheckedCatalogue) {
  return basicIds.platforms.flatMap((id) => {
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
function changes(catalogue: CheckedCatalogue, upsell: UpsellId): readonly number[] {
  const { quote } = catalogue.trinityPrices;
  const change = (system: (typeof trinityIds)[number]) => {
    if (upsell === 'skip') return 0;
    return upsell === 'aed-only' ? quote.aed.beta : quote[upsell].beta - quote[system].beta;
  };
  return [...new Set(trinityIds.filter((system) => upsellOptions(catalogue, system).includes(upsell)).map(change))];
}

function upsellFindings(catalogue: CheckedCatalogue) {
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
export function priceFindings(catalogue: CheckedCatalogue): readonly Finding[] {
  return [...tierFindings(catalogue), ...platformFindings(catalogue), ...upsellFindings(catalogue)];
}
