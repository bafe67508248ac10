import { fetchCheckoutStatus } from '../../../api/checkout.ts';
import type { CheckoutStatus } from '../../../domain/contract/checkoutAnswer.ts';
import { useAsk } from '../../../lib/useAsk.ts';

/** The server's status of a checkout session, or the state of the request. */
export type CheckoutState = CheckoutStatus | { status: 'loading' } | { status: 'unreachable'; message: string };

/** Polling intervals for a payment in progress, with exponential backoff. Milliseconds. */
const pause = { first: 2_000, growth: 1.5, longest: 30_000 };

/**
 * Fetches the status of a checkout session, and polls while it can still change.
 * @param sessionId undefined while unknown, null if there is none
 */
export function useCheckoutStatus(sessionId: string | null | undefined): { state: CheckoutState; retry: () => void } {
  const { state, refresh } = useAsk(
    sessionId ? () => fetchCheckoutStatus(sessionId) : undefined,
    sessionId ?? '',
    ({ status }, answers) =>
      status === 'processing' || status === 'checking'
        ? Math.min(pause.first * pause.growth ** answers, pause.longest)
        : undefined,
  );
  const stateOf = (): CheckoutState => {
    if (sessionId === null) return { status: 'not-found' };
    if (state.status === 'failed') return { status: 'unreachable', message: state.failure.message };
    return state.status === 'loaded' ? state.answer : { status: 'loading' };
  };
  return { state: stateOf(), retry: refresh };
}
