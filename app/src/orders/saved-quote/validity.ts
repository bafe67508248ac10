import { addDays } from '../../domain/booking/day.ts';

/** Days after the day it was made on which a saved quote still holds its price. */
export const savedQuoteDays = 30;

/** The last valid day of a quote saved on a day, as "2026-12-20". */
export function lastValidDay(savedOn: string): string {
  return addDays(savedOn, savedQuoteDays);
}

/** Whether the price of a saved quote still holds on a day. */
export function isStillValid(validUntil: string, today: string): boolean {
  return today <= validUntil;
}
