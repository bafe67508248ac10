import { safeParse } from 'zod/v4/core';
import { readClock } from '../../../domain/booking/clock.ts';
import { opening } from '../../../domain/catalogue/opening.ts';
import { type KeptQuote, keptQuoteSchema } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import { stillHolds } from '../../../orders/saved-quote/validity.ts';

/** The kept quote that was stored, if it is one and still holds. Never throws: anything may stand in storage. */
export function readKept(stored: unknown): KeptQuote | null {
  const read = safeParse(keptQuoteSchema, stored);
  const today = readClock(Date.now(), opening.timeZone).day;
  return read.success && stillHolds(read.data.validUntil, today) ? read.data : null;
}
