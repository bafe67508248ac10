import { onForget, readStored, writeStored } from '../../../api/storage.ts';
import type { KeptQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';

const key = 'kept-quote';
const listeners = new Set<() => void>();
let held: KeptQuote | null = null;
let asked = false;

function hold(next: KeptQuote | null): void {
  asked = true;
  held = next;
  for (const listener of listeners) listener();
}

function set(next: KeptQuote | null): void {
  hold(next);
  writeStored('local', key, next ?? undefined);
}

onForget((name) => {
  if (name === key) hold(null);
});

/** Few visitors come back with a kept quote: only for them is it fetched how to read one. */
async function restore(stored: unknown): Promise<void> {
  const { readKept } = await import('./readKept.ts');
  const quote = readKept(stored);
  // In the meantime another may have been taken up, or this one dropped.
  if (quote && held === null && readStored('local', key) !== undefined) hold(quote);
}

/**
 * The kept quote that this browser has in hand: its price is shown and asked for wherever the same things are chosen.
 * What is stored here decides nothing: the server looks the quote up by its token.
 */
export const keptStore = {
  get: (): KeptQuote | null => {
    if (!asked) {
      asked = true;
      const stored = readStored('local', key);
      // Without it the price list holds, as for everybody else.
      if (stored !== undefined) void restore(stored).catch(() => {});
    }
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
