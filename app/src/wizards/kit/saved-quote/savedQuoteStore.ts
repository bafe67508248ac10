import { onDelete, readStored, writeStored } from '../../../api/storage.ts';
import { createListeners } from '../../../lib/listeners.ts';
import type { SavedQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';

const key = 'kept-quote';
const listeners = createListeners();
let current: SavedQuote | null = null;
let isRead = false;
/** What is stored, until it is known to be a quote. */
let pending: unknown;

function setCurrent(next: SavedQuote | null): void {
  isRead = true;
  pending = undefined;
  current = next;
  listeners.notify();
}

function set(next: SavedQuote | null): void {
  setCurrent(next);
  writeStored('local', key, next ?? undefined);
}

onDelete((name) => {
  if (name === key) setCurrent(null);
});

/** Loaded on demand: few visitors come back with a saved quote. */
async function restore(stored: unknown): Promise<void> {
  const { readSavedQuote } = await import('./readSavedQuote.ts');
  const quote = readSavedQuote(stored);
  // In the meantime another quote may have been set, or this one dropped.
  const isWanted = current === null && readStored('local', key) !== undefined;
  setCurrent(isWanted ? quote : current);
}

/**
 * The saved quote in this browser. For the same selection, its price is shown and sent to the checkout. The server
 * doesn't trust it: it looks up the quote by its token.
 */
export const savedQuoteStore = {
  get: (): SavedQuote | null => {
    if (!isRead) {
      isRead = true;
      pending = readStored('local', key);
      // If it fails, the list price applies.
      if (pending !== undefined) void restore(pending).catch(() => setCurrent(current));
    }
    return current;
  },
  /** Whether a stored quote is still being read: it will be there in a moment. */
  isRestoring: () => pending !== undefined,
  /** The state that prerendered pages show. */
  blank: (): SavedQuote | null => null,
  set,
  drop: () => set(null),
  subscribe: listeners.subscribe,
};
