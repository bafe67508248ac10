import { useEffect, useState } from 'react';
import { checkoutStatus } from '../../../api/checkout.ts';
import { ApiError, somethingWrong } from '../../../api/request.ts';
import type { CheckoutStatus } from '../../../domain/contract/checkout-answer.ts';

/** What the server says of a session; `asking` until it has said something. */
export type CheckoutState = CheckoutStatus | { status: 'loading' } | { status: 'unreachable'; message: string };

/** Milliseconds until the next look at a payment that is on its way: soon at first, then ever more rarely. */
const pause = { first: 2_000, growth: 1.5, longest: 30_000 };

/**
 * Asks the server what became of a session, and again for as long as that may change without the visitor.
 * @param sessionId undefined while it is not known yet, null when there is none
 */
export function useCheckoutStatus(sessionId: string | null | undefined): { state: CheckoutState; retry: () => void } {
  const [answer, setAnswer] = useState<CheckoutState>({ status: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    if (!sessionId) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = pause.first;
    let gone = false;
    const ask = async () => {
      const next = await checkoutStatus(sessionId).catch((error: unknown): CheckoutState => {
        const message = error instanceof ApiError ? error.message : somethingWrong;
        return { status: 'unreachable', message };
      });
      if (gone) return;
      setAnswer(next);
      if (next.status !== 'processing' && next.status !== 'checking') return;
      timer = setTimeout(ask, wait);
      wait = Math.min(wait * pause.growth, pause.longest);
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [sessionId, round]);

  return { state: sessionId === null ? { status: 'not-found' } : answer, retry: () => setRound((n) => n + 1) };
}
