import { onForget, readStored, writeStored } from '../../../api/storage.ts';
import type { SavedQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';

const key = 'kept-quote';
const listeners = new Set<() => void>();
let current: SavedQuote | null = null;
let isRead = false;

function setCurrent(next: SavedQuote | null): void {
  isRead = true;
  current = next;
  for (const listener of listeners) listener();
}

function set(next: SavedQuote | null): void {
  setCurrent(next);
  writeStored('local', key, next ?? undefined);
}

onForget((name) => {
  if (name === key) setCurrent(null);
});

/** Few visitors come back with a saved quote: only they load the code that reads one. */
async function restore(stored: unknown): Promise<void> {
  const { readSavedQuote } = await import('./readSavedQuote.ts');
  const quote = readSavedQuote(stored);
  // Meanwhile another may have been set, or this one dropped.
  if (quote && current === null && readStored('local', key) !== undefined) setCurrent(quote);
}

/**
 * The saved quote that this browser holds: wherever the same things are chosen, its price is shown and requested. The
 * server doesn't trust it, and looks the quote up by its token.
 */
export const savedQuoteStore = {
  get: (): SavedQuote | null => {
    if (!isRead) {
      isRead = true;
      const stored = readStored('local', key);
      // Without it the price list applies.
      if (stored !== undefined) void restore(stored).catch(() => {});
    }
    return current;
  },
  /** What a prerendered page shows. */
  blank: (): SavedQuote | null => null,
  set,
  drop: () => set(null),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
