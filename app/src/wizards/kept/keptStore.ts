import { safeParse } from 'zod/v4/core';
import { readStored, writeStored } from '../../api/storage.ts';
import { readClock } from '../../domain/booking/clock.ts';
import { opening } from '../../domain/catalogue/opening.ts';
import { type KeptQuote, keptQuoteSchema } from '../../domain/contract/kept.ts';
import { stillHolds } from '../../domain/kept/validity.ts';

const key = 'kept-quote';
const listeners = new Set<() => void>();
let held: KeptQuote | null | undefined;

function restore(): KeptQuote | null {
  const stored = safeParse(keptQuoteSchema, readStored('local', key));
  const today = readClock(Date.now(), opening.timeZone).day;
  return stored.success && stillHolds(stored.data.validUntil, today) ? stored.data : null;
}

function set(next: KeptQuote | null): void {
  held = next;
  writeStored('local', key, next ?? undefined);
  for (const listener of listeners) listener();
}

/**
 * The kept quote that this browser has in hand: its price is shown and asked for wherever the same things are chosen.
 * What is stored here decides nothing: the server looks the quote up by its token.
 */
export const keptStore = {
  get: (): KeptQuote | null => {
    if (held === undefined) held = restore();
    return held;
  },
  /** What a prerendered page knows. */
  blank: (): KeptQuote | null => null,
  take: set,
  drop: () => set(null),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
