import type Stripe from 'stripe';
import type { PaymentEvent } from '../checkout/provider.ts';

/** What an event of Stripe says about a payment; null when it is about something else. */
export function paymentEvent(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return about(event.data.object, event.id, event.data.object.payment_status === 'unpaid' ? 'processing' : 'paid');
    case 'checkout.session.async_payment_succeeded':
      return about(event.data.object, event.id, 'paid');
    case 'checkout.session.async_payment_failed':
      return about(event.data.object, event.id, 'failed');
    case 'checkout.session.expired':
      return about(event.data.object, event.id, 'expired');
    default:
      return null;
  }
}

/** What the state of a session says about a payment; null while it waits for the buyer. */
export function stateOf(session: Stripe.Checkout.Session): PaymentEvent | null {
  const kind = kindOf(session);
  return kind && about(session, `${session.id}:${kind}`, kind);
}

function kindOf({ status, payment_status }: Stripe.Checkout.Session): PaymentEvent['kind'] | null {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return null;
  return payment_status === 'unpaid' ? 'processing' : 'paid';
}

function about(session: Stripe.Checkout.Session, id: string, kind: PaymentEvent['kind']): PaymentEvent {
  const { client_reference_id, amount_total, currency } = session;
  return { id, kind, sessionId: session.id, orderId: client_reference_id, amount: amount_total, currency };
}
