import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { createCheckoutSession } from '../../../api/checkout.ts';
import { newIdempotencyKey } from '../../../api/idempotencyKey.ts';
import { leaveFor } from '../../../api/leave.ts';
import { ApiError, somethingWrong } from '../../../api/request.ts';
import { prepareCardForm, redirectById, stripeOrFail } from '../../../api/stripe.ts';
import type { CheckoutRequest } from '../../../orders/checkoutSchema.ts';
import { keptStore } from '../saved-quote/keptStore.ts';
import { rememberWayBack } from './wayBack.ts';

export type CheckoutState =
  | { phase: 'idle' }
  | { phase: 'processing' }
  /** The card provider's form is to be shown in the page. */
  | { phase: 'form'; stripe: Stripe; clientSecret: string }
  | { phase: 'failed'; message: string };

/** After so many milliseconds on a page that should have been left, the button works again. */
const stuckAfter = 15_000;

/** The last one, also for whoever leaves Review and comes back to it. */
let attempt: { body: string; id: string } | undefined;

/**
 * Leads from a filled-in review to the card payment.
 * @param beforeLeaving called when the visitor is about to leave for the card provider's page
 * @param onFailure called with words to show; the state keeps them as well
 */
export function useCheckout(beforeLeaving: () => void, onFailure: (message: string) => void) {
  const [state, setState] = useState<CheckoutState>({ phase: 'idle' });

  useEffect(() => void prepareCardForm(), []);

  // Back from the card provider the browser may show this very page again, frozen as it was left.
  useEffect(() => {
    const thaw = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      attempt = undefined;
      setState({ phase: 'idle' });
    };
    window.addEventListener('pageshow', thaw);
    return () => window.removeEventListener('pageshow', thaw);
  }, []);

  useEffect(() => {
    if (state.phase !== 'processing') return;
    const timer = setTimeout(() => setState({ phase: 'idle' }), stuckAfter);
    return () => clearTimeout(timer);
  }, [state]);

  async function start(request: CheckoutRequest): Promise<void> {
    if (state.phase === 'processing') return;
    setState({ phase: 'processing' });
    // Pressed again with nothing changed, it is the same attempt: one order, however often the network fails.
    const body = JSON.stringify(request);
    if (attempt?.body !== body) attempt = { body, id: newIdempotencyKey() };
    try {
      const { id, url, clientSecret } = await createCheckoutSession(request, attempt.id);
      if (clientSecret) {
        const stripe = await stripeOrFail();
        setState({ phase: 'form', stripe, clientSecret });
      } else {
        beforeLeaving();
        rememberWayBack(location.pathname, id);
        if (url) await leaveFor(url);
        else await redirectById(id);
      }
    } catch (error) {
      const message = error instanceof ApiError ? error.message : somethingWrong;
      // The kept price does not hold any more: the summary goes over to the price list.
      if (error instanceof ApiError && error.code === 'price-changed') keptStore.drop();
      setState({ phase: 'failed', message });
      onFailure(message);
    }
  }

  return { state, start };
}
