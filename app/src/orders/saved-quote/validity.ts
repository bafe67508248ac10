import { addDays } from '../../domain/booking/day.ts';

/** Days after the day it was made on which a kept quote still holds its price. */
export const keptDays = 30;

/** The last day, as "2026-12-20", of a quote that is kept on a day. The whole of it counts. */
export function lastDay(keptOn: string): string {
  return addDays(keptOn, keptDays);
}

/** Whether the price of a kept quote still holds on a day. */
export function stillHolds(validUntil: string, today: string): boolean {
  return today <= validUntil;
}
