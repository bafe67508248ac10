import { findSavedQuote } from '../api/quotes.ts';
import { messageOf } from '../api/request.ts';
import { useAsk } from '../lib/useAsk.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';

/** The state of fetching a saved quote. */
export type SavedQuoteState =
  | { state: 'loading' }
  | { state: 'found'; quote: SavedQuote }
  | { state: 'unknown' }
  | { state: 'unreachable'; message: string };

/** Fetches the quote behind a link. */
export function useSavedQuote(token: string): { result: SavedQuoteState; retry: () => void } {
  const { answer, retry } = useAsk<SavedQuoteState>(
    () =>
      findSavedQuote(token).then(
        (quote) => (quote ? { state: 'found', quote } : { state: 'unknown' }),
        (error: unknown) => ({ state: 'unreachable', message: messageOf(error) }),
      ),
    token,
  );
  return { result: answer ?? { state: 'loading' }, retry };
}
