import { addDays } from '../../domain/booking/day.ts';

/** A saved quote keeps its price for this many days after the day it was saved. */
export const quoteValidityDays = 30;

/** The last valid day of a quote saved on a day, as "2026-12-20". */
export function lastValidDay(savedOn: string): string {
  return addDays(savedOn, quoteValidityDays);
}

/** Whether the price of a saved quote still holds on a day. */
export function isStillValid(validUntil: string, today: string): boolean {
  return today <= validUntil;
}
