import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { createCheckoutSession } from '../../../api/checkout.ts';
import { newIdempotencyKey } from '../../../api/idempotencyKey.ts';
import { leaveFor } from '../../../api/leave.ts';
import { ApiError, somethingWrong } from '../../../api/request.ts';
import { prepareCardForm, redirectById, stripeOrFail } from '../../../api/stripe.ts';
import type { CheckoutRequest } from '../../../orders/checkoutSchema.ts';
import { savedQuoteStore } from '../saved-quote/savedQuoteStore.ts';
import { rememberCheckout } from './checkoutOrigin.ts';

export type CheckoutState =
  | { phase: 'idle' }
  | { phase: 'processing' }
  /** The card provider's form is shown in the page. */
  | { phase: 'form'; stripe: Stripe; clientSecret: string }
  | { phase: 'failed'; message: string };

/** Milliseconds after which the button works again if the browser has not left the page. */
const stuckAfter = 15_000;

/** Outside the hook, so that it survives leaving Review and coming back. */
let lastRequest: { body: string; idempotencyKey: string } | undefined;

/**
 * Starts the checkout and redirects to the card provider, or shows its form.
 * @param beforeLeaving called before the redirect to the card provider's page
 * @param onFailure called with an error message to show; the state holds it as well
 */
export function useCheckout(beforeLeaving: () => void, onFailure: (message: string) => void) {
  const [state, setState] = useState<CheckoutState>({ phase: 'idle' });

  useEffect(() => void prepareCardForm(), []);

  // After Back from the card provider, the browser may show this page from its back/forward cache, still busy.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      lastRequest = undefined;
      setState({ phase: 'idle' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  useEffect(() => {
    if (state.phase !== 'processing') return;
    const timer = setTimeout(() => setState({ phase: 'idle' }), stuckAfter);
    return () => clearTimeout(timer);
  }, [state]);

  async function start(request: CheckoutRequest): Promise<void> {
    if (state.phase === 'processing') return;
    setState({ phase: 'processing' });
    // A retry without changes has the same key, so network errors never cause a second order.
    const body = JSON.stringify(request);
    if (lastRequest?.body !== body) lastRequest = { body, idempotencyKey: newIdempotencyKey() };
    try {
      const { id, url, clientSecret } = await createCheckoutSession(request, lastRequest.idempotencyKey);
      if (clientSecret) {
        const stripe = await stripeOrFail();
        setState({ phase: 'form', stripe, clientSecret });
      } else {
        beforeLeaving();
        rememberCheckout(location.pathname, id);
        if (url) await leaveFor(url);
        else await redirectById(id);
      }
    } catch (error) {
      const message = error instanceof ApiError ? error.message : somethingWrong;
      // The saved price has expired: the summary shows the list price.
      if (error instanceof ApiError && error.code === 'price-changed') savedQuoteStore.drop();
      setState({ phase: 'failed', message });
      onFailure(message);
    }
  }

  return { state, start };
}
