import type { OrderRow } from '../db/schema.ts';

/** The place where a buyer pays. */
export interface CheckoutSession {
  id: string;
  /** The page to go to; null for a form inside our own page. */
  url: string | null;
  /** What such a form needs; null for a page of its own. */
  clientSecret: string | null;
}

/** Something a card provider says about one of its sessions. */
export interface PaymentEvent {
  /** The same event may come many times, always under the same id. */
  id: string;
  kind: 'paid' | 'processing' | 'failed' | 'expired';
  sessionId: string;
  /** The order that the session was opened for, as far as the provider knows. */
  orderId: string | null;
  /** Whole cents; null when the provider names no amount. */
  amount: number | null;
  /** Lower case, as in `eur`; null when the provider names none. */
  currency: string | null;
}

/** A card provider, or the demo that stands in for one. */
export interface PaymentProvider {
  name: 'stripe' | 'demo';
  /**
   * Opens the order's session. Asked again for the same session number it gives the same session.
   * @throws HttpError with a message for the buyer
   */
  createSession: (order: OrderRow) => Promise<CheckoutSession>;
  /** What has become of a session by now; null while it waits for the buyer. @throws HttpError */
  askAbout: (sessionId: string) => Promise<PaymentEvent | null>;
}

/** The client: "Currency is euro." */
export const currency = 'eur';
