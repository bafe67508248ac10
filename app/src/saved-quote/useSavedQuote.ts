import { useEffect, useState } from 'react';
import { keptQuote } from '../api/quotes.ts';
import { ApiError, somethingWrong } from '../api/request.ts';
import type { KeptQuote } from '../orders/saved-quote/savedQuoteSchema.ts';

/** What became of looking a quote up. */
export type Asked =
  | { state: 'asking' }
  | { state: 'found'; quote: KeptQuote }
  | { state: 'unknown' }
  | { state: 'unreachable'; message: string };

/** Looks up the quote behind a link, once the page is alive, and again when asked. */
export function useKeptQuote(token: string): { asked: Asked; askAgain: () => void } {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<Asked> => {
      try {
        const quote = await keptQuote(token);
        return quote ? { state: 'found', quote } : { state: 'unknown' };
      } catch (error) {
        return { state: 'unreachable', message: error instanceof ApiError ? error.message : somethingWrong };
      }
    };
    void ask().then((next) => {
      if (!gone) setAsked(next);
    });
    return () => {
      gone = true;
    };
  }, [token, round]);

  const askAgain = () => {
    setAsked({ state: 'asking' });
    setRound((n) => n + 1);
  };
  return { asked, askAgain };
}
