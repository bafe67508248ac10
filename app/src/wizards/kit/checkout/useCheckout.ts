import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openPage } from '../../../api/browser.ts';
import { createCheckoutSession } from '../../../api/checkout.ts';
import { createIdempotencyKeys } from '../../../api/idempotencyKey.ts';
import { requirePaymentPage } from '../../../api/leave.ts';
import { ApiError, messageOf } from '../../../api/request.ts';
import { preloadStripe, redirectById, requireStripe } from '../../../api/stripe.ts';
import type { CheckoutRequest } from '../../../orders/checkoutSchema.ts';
import { savedQuoteStore } from '../saved-quote/savedQuoteStore.ts';
import { rememberCheckout } from './checkoutOrigin.ts';
import { discountStore } from './discountStore.ts';

export type CheckoutState =
  | { phase: 'idle' }
  | { phase: 'processing' }
  /** The card provider's form is shown in the page. */
  | { phase: 'form'; stripe: Stripe; clientSecret: string }
  | { phase: 'failed'; message: string };

/** Milliseconds after which the button works again if the browser has not left the page. */
const stuckAfter = 15_000;

const idle: CheckoutState = { phase: 'idle' };

/** Outside the hook, so that it survives leaving Review and coming back. */
const keys = createIdempotencyKeys();

/**
 * Starts the checkout and redirects to the card provider, or shows its form.
 * @param order what is bought and by whom, as text. An attempt, or a form, is for the order on the screen: it ends when that
 * changes, or is left by the browser's Back
 * @param beforeLeaving called before the redirect to the card provider's page
 * @param onFailure called with an error message to show; the state holds it as well
 */
export function useCheckout(order: string, beforeLeaving: () => void, onFailure: (message: string) => void) {
  const [state, setState] = useState(idle);
  const attempt = useRef(new AbortController());
  const end = useCallback(() => {
    attempt.current.abort();
    setState((now) => (now.phase === 'failed' ? now : idle));
  }, []);

  useEffect(() => void preloadStripe(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: ends with this order.
  useEffect(() => end, [order, end]);

  // After Back from the card provider, the browser may show this page from its back/forward cache, still busy.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      keys.reset();
      end();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [end]);

  async function start(request: CheckoutRequest): Promise<void> {
    if (state.phase === 'processing') return;
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    setState({ phase: 'processing' });
    try {
      const { id, url, clientSecret } = await createCheckoutSession(request, keys.keyFor(request));
      const stripe = clientSecret ? await requireStripe() : null;
      if (url && !stripe) await requirePaymentPage(url);
      if (signal.aborted) return;
      if (clientSecret && stripe) return setState({ phase: 'form', stripe, clientSecret });
      beforeLeaving();
      rememberCheckout(location.pathname, id);
      const stuck = setTimeout(end, stuckAfter);
      signal.addEventListener('abort', () => clearTimeout(stuck));
      if (url) openPage(url);
      else await redirectById(id);
    } catch (error) {
      if (signal.aborted) return;
      const message = messageOf(error);
      // The code has ended or takes off something else, or the saved price has expired: the summary shows the price without it.
      const code = error instanceof ApiError ? error.code : '';
      if (code === 'unusable-discount' || (code === 'price-changed' && request.discountCode)) discountStore.set(null);
      else if (code === 'price-changed') savedQuoteStore.drop();
      // The order has ended: the next one is another.
      else if (/^order-/.test(code)) keys.reset();
      setState({ phase: 'failed', message });
      onFailure(message);
    }
  }

  return { state, start };
}
