import type { Catalogue } from './catalogue/catalogue.ts';
import { day } from './durations.ts';
import { bestSavingPercent } from './pricing/trinity.ts';
import { plural } from './words.ts';

/**
 * "10 days remaining", or null once the beta has ended.
 * Both are instants in milliseconds. The end is one date for every visitor, not counted from their visit.
 */
export function betaCountdown(endsAt: number, now: number): string | null {
  return endsAt > now ? `${plural(Math.ceil((endsAt - now) / day), 'day')} remaining` : null;
}

/** "Save up to 87%", computed from the price lists. */
export function betaClaim(catalogue: Pick<Catalogue, 'trinityPrices'>): string {
  return `Save up to ${bestSavingPercent(catalogue)}%`;
}
