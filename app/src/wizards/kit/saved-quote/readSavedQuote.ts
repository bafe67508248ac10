import { safeParse } from 'zod/v4/core';
import { readClock } from '../../../domain/booking/clock.ts';
import { opening } from '../../../domain/catalogue/opening.ts';
import { type SavedQuote, savedQuoteSchema } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import { isStillValid } from '../../../orders/saved-quote/validity.ts';

/** The stored quote, or null if it is invalid or its price has expired. */
export function readSavedQuote(stored: unknown): SavedQuote | null {
  const read = safeParse(savedQuoteSchema, stored);
  const today = readClock(Date.now(), opening.timeZone).day;
  return read.success && isStillValid(read.data.validUntil, today) ? read.data : null;
}
