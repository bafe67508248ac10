import { scaleLinear } from 'd3-scale';
import { tierIds, tiers } from '../../../domain/catalogue/given.ts';
import type { TierId } from '../../../domain/catalogue/ids.ts';
import { midpoint } from '../../../domain/pricing/tier.ts';

const highest = Math.max(...tierIds.map((id) => tiers[id].maxPrice));
const scale = scaleLinear([0, highest], [0, 100]).nice();

/** The length of the ruler, in euro. */
export const length = scale.domain()[1] ?? highest;

/** The marks of the ruler, in euro. */
export const marks: readonly number[] = scale.ticks(6);

/** Where an amount is on the ruler. */
export const at = (euro: number): string => `${scale(euro).toFixed(2)}%`;

/** Where the range of a tier begins, where its middle is, and where it ends, in euro. */
export const rangeOf = (id: TierId) => ({
  low: tiers[id].minPrice,
  middle: midpoint(tiers[id]),
  high: tiers[id].maxPrice,
});
