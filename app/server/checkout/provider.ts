import type { DisputeStatus, OrderRow } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';

/** The place where a buyer pays. */
export interface CheckoutSession {
  id: string;
  /** The page to go to; null for a form inside our own page. */
  url: string | null;
  /** What such a form needs; null for a page of its own. */
  clientSecret: string | null;
}

/** What a card provider says about one of its sessions. */
export interface SessionEvent {
  /** The same event may come many times, always under the same id. */
  id: string;
  kind: 'paid' | 'processing' | 'failed' | 'expired';
  sessionId: string;
  /** The order that the session was opened for, as far as the provider knows. */
  orderId: string | null;
  /** The provider's id of the payment; null while there is none. */
  intentId: string | null;
  /** Whole cents; null when the provider names no amount. */
  amount: number | null;
  /** Lower case, as in `eur`; null when the provider names none. */
  currency: string | null;
}

/** What a card provider says about money that it gave back. */
export interface RefundEvent {
  id: string;
  kind: 'refund';
  intentId: string;
  /** When the provider said so: of two events the later one holds, in whichever order they come. */
  at: Date;
  /** Whole cents: all refunds of this payment together. */
  refunded: number;
}

/** What a card provider says about a dispute between a buyer and their bank. */
export interface DisputeEvent {
  id: string;
  kind: 'dispute';
  intentId: string;
  /** When the provider said so. */
  at: Date;
  state: DisputeStatus;
  /** Whole cents that are disputed. */
  amount: number;
  /** The bank's reason, in the provider's word: `fraudulent`. */
  reason: string;
  /** Until when the agency can send evidence; null when it cannot. */
  respondBy: Date | null;
}

export type PaymentEvent = SessionEvent | RefundEvent | DisputeEvent;

/** The provider failed and repeats the failure under this idempotency key: the next try needs another one. */
export class UsedIdempotencyKeyError extends HttpError {}

/** The provider does not know the session: it was opened with other keys, of another account or in test mode. */
export class UnknownSessionError extends HttpError {}

/** A card provider, or the demo that stands in for one. */
export interface PaymentProvider {
  name: 'stripe' | 'demo';
  /**
   * Opens the order's session. Asked again for the same `session_number` and `session_try` it gives the same session.
   * @param ownPage the session is paid on a page of its own, also where card forms are inside our pages
   * @throws HttpError with a message for the buyer; `SpentKeyError` when only another `session_try` can succeed
   */
  createSession: (order: OrderRow, ownPage: boolean) => Promise<CheckoutSession>;
  /** What has become of a session by now; null while it waits for the buyer. @throws HttpError, `UnknownSessionError` */
  askAbout: (sessionId: string) => Promise<SessionEvent | null>;
  /**
   * Ends a session, so that nobody can pay in it any more, and says what became of it: a buyer may have been quicker.
   * @throws HttpError also when it is still open
   */
  endSession: (sessionId: string) => Promise<SessionEvent>;
  /** What became of the session that a payment was made in; null when it was made elsewhere. @throws HttpError */
  sessionOf: (intentId: string) => Promise<SessionEvent | null>;
}

/** The client: "Currency is euro." */
export const currency = 'eur';
