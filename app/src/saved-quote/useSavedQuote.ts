import { useEffect, useState } from 'react';
import { findSavedQuote } from '../api/quotes.ts';
import { ApiError, somethingWrong } from '../api/request.ts';
import type { SavedQuote } from '../orders/saved-quote/savedQuoteSchema.ts';

/** The state of fetching a saved quote. */
export type SavedQuoteState =
  | { state: 'loading' }
  | { state: 'found'; quote: SavedQuote }
  | { state: 'unknown' }
  | { state: 'unreachable'; message: string };

/** Fetches the quote behind a link. */
export function useSavedQuote(token: string): { result: SavedQuoteState; retry: () => void } {
  const [result, setResult] = useState<SavedQuoteState>({ state: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same request
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<SavedQuoteState> => {
      try {
        const quote = await findSavedQuote(token);
        return quote ? { state: 'found', quote } : { state: 'unknown' };
      } catch (error) {
        return { state: 'unreachable', message: error instanceof ApiError ? error.message : somethingWrong };
      }
    };
    void ask().then((next) => {
      if (!gone) setResult(next);
    });
    return () => {
      gone = true;
    };
  }, [token, round]);

  const retry = () => {
    setResult({ state: 'loading' });
    setRound((n) => n + 1);
  };
  return { result, retry };
}
