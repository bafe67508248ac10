import { useEffect, useState } from 'react';
import { checkoutStatus } from '../../../api/checkout.ts';
import { messageOf } from '../../../api/request.ts';
import type { CheckoutStatus } from '../../../domain/contract/checkoutAnswer.ts';

/** The server's status of a checkout session, or the state of the request. */
export type CheckoutState = CheckoutStatus | { status: 'loading' } | { status: 'unreachable'; message: string };

/** Polling intervals for a payment in progress, with exponential backoff. Milliseconds. */
const pause = { first: 2_000, growth: 1.5, longest: 30_000 };

/**
 * Fetches the status of a checkout session, and polls while it can still change.
 * @param sessionId undefined while unknown, null if there is none
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
      const next = await checkoutStatus(sessionId).catch(
        (error: unknown): CheckoutState => ({ status: 'unreachable', message: messageOf(error) }),
      );
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
