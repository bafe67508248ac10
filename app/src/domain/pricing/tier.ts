import type { Catalogue, Tier } from '../catalogue/catalogue.ts';
import type { TierId } from '../catalogue/ids.ts';
import { formatEuro } from '../money.ts';
import type { PriceLine } from './price.ts';

/** The two ends of the price of a tier or of a platform of the planner, in euro. */
type PriceRange = Pick<Tier, 'minPrice' | 'maxPrice'>;

/**
 * The price that a quote uses for a tier, in whole euro.
 * The client: "the platform tier midpoint (min+max)/2 … The total is rounded."
 */
export function midpoint({ minPrice, maxPrice }: PriceRange): number {
  return Math.round((minPrice + maxPrice) / 2);
}

/** "€1,200–€2,000". */
export function tierRange({ minPrice, maxPrice }: PriceRange): string {
  return `${formatEuro(minPrice)}–${formatEuro(maxPrice)}`;
}

/** A tier on the bill. */
export function tierLine({ tiers }: Pick<Catalogue, 'tiers'>, id: TierId): PriceLine {
  const tier = tiers[id];
  return {
    id: 'tier',
    label: `Platform, ${tier.name}`,
    amount: midpoint(tier),
    rule: `Middle of ${tierRange(tier)}`,
    why: `A ${tier.name} platform costs between ${formatEuro(tier.minPrice)} and ${formatEuro(tier.maxPrice)}. Your quote uses the middle, ${formatEuro(midpoint(tier))}, as an estimate.`,
    kind: 'charge',
    step: 'tier',
  };
}
