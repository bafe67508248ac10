import { findSavedQuote } from '../api/quotes.ts';
import { useAsk } from '../lib/useAsk.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';

/** The state of fetching a saved quote. */
export type SavedQuoteState =
  | { state: 'loading' | 'unknown' }
  | { state: 'found'; quote: SavedQuote }
  | { state: 'unreachable'; message: string };

/** Fetches the quote behind a link. */
export function useSavedQuote(token: string): { result: SavedQuoteState; retry: () => void } {
  const { state, retry } = useAsk(() => findSavedQuote(token), token);
  const result = (): SavedQuoteState => {
    if (state.status === 'loading') return { state: 'loading' };
    if (state.status === 'failed') return { state: 'unreachable', message: state.failure.message };
    return state.answer ? { state: 'found', quote: state.answer } : { state: 'unknown' };
  };
  return { result: result(), retry };
}
