import type { IncomingHttpHeaders } from 'node:http';
import type { CardProviderId } from '../../../src/domain/cardProviders.ts';
import type { DisputeStatus, OrderRow } from '../../orders/table.ts';
import { HttpError } from '../http/httpError.ts';
import type { SettingName, SettingValues } from '../settings/definitions.ts';
import type { Rule } from '../settings/settingTypes.ts';

/** What a session at the card provider charges, and where it leads. */
export interface Charge {
  /** The order for the provider's staff pages: texts of at most 500 characters. */
  metadata: Readonly<Record<string, string>>;
  /** The order's number for the buyer: "5D91E0B2". */
  reference: string;
  /** Idempotency key: the provider opens one session for it. */
  key: string;
  /** Cents. */
  amount: number;
  /** The line item. */
  name: string;
  /** Below it: what isn’t charged now, and whether prices include VAT. */
  description: string | null;
  /** A sentence beside the pay button: the terms that pressing it accepts. */
  terms: string | null;
  /** Where the provider's page leads after a payment. Gets the session id. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: string;
  /** The request for the balance that it pays; null for a deposit. */
  balanceRequest: string | null;
}

/** A session at the card provider, in which the buyer pays. */
export interface CheckoutSession {
  id: string;
  /** The provider's page; null for a card form on our page. */
  url: string | null;
  /** For the card form on our page; null with a page of the provider. */
  clientSecret: string | null;
}

/** A session's state at the card provider. */
export interface SessionEvent {
  /** The same event may arrive many times, always with the same id. */
  id: string;
  kind: 'paid' | 'processing' | 'failed' | 'expired';
  sessionId: string;
  /** The provider's timestamp; none when it was asked instead. */
  at?: Date;
  /** The order of the session; null when the provider doesn't name it. */
  orderId: string | null;
  /** The request for the balance that the session is for; none for a deposit. */
  balanceRequest?: string | null;
  /** The provider's id of the payment; null before there is one. */
  intentId: string | null;
  /** Null when the provider names no amount. */
  amount: number | null;
  /** In lower case, such as `eur`; null when the provider names none. */
  currency: string | null;
}

/** The refunds of a payment. */
export interface RefundEvent {
  id: string;
  kind: 'refund';
  intentId: string;
  /** The provider's timestamp. Of two events the later one counts, whichever arrives first. */
  at: Date;
  /** Cents: the sum of all refunds of this payment. */
  refunded: number;
  /** Refunds that failed, by the ids of their requests: not those that were made elsewhere. */
  failed: readonly string[];
  /** Refunds that were made, by the ids of their requests; null in a report that doesn't list them. */
  made: readonly string[] | null;
}

/** A dispute (chargeback) opened by the buyer's bank. */
export interface DisputeEvent {
  id: string;
  kind: 'dispute';
  intentId: string;
  /** The provider's timestamp. */
  at: Date;
  /** When the bank opened the dispute. */
  openedAt: Date;
  state: DisputeStatus;
  /** Disputed cents. */
  amount: number;
  /** The bank's reason as a code of the provider: `fraudulent`. */
  reason: string;
  /** Until when the agency can submit evidence; null when it can't, or has. */
  dueBy: Date | null;
}

/** A refund to make. */
export interface RefundRequest {
  /** The provider stores it with the refund. */
  id: string;
  intentId: string;
  /** Cents. */
  amount: number;
  /** Another one needs another idempotency key. */
  keyNumber: number;
  /** Whether an earlier call got no response: the provider may have made the refund. */
  isRepeated: boolean;
  /** The sum of the payment's refunds with this one, in cents. */
  refundedAfter: number;
  at: Date;
}

/** `event`: what a webhook would report, when there is none. `words`: why it is refused, for the owner. */
export type RefundAnswer = { kind: 'accepted'; event: RefundEvent | null } | { kind: 'refused'; words: string };

export type PaymentEvent = SessionEvent | RefundEvent | DisputeEvent;

/** The provider failed and repeats that answer for this idempotency key: the next try needs another key. */
export class UsedIdempotencyKeyError extends HttpError {}

/** The provider doesn't know the session: it was opened with keys of another account, or of the other mode. */
export class UnknownSessionError extends HttpError {}

/** The provider doesn't answer. */
export class UnreachableProviderError extends Error {}

interface Payments {
  /**
   * Opens a session for an order. Idempotent for the same key of the charge.
   * @param ownPage uses the provider's page even when the card form is on ours
   * @throws HttpError with a message for the buyer; `UsedIdempotencyKeyError` when only another key can succeed
   */
  createSession: (order: OrderRow, charge: Charge, ownPage: boolean) => Promise<CheckoutSession>;
  /** A session's current state; null while it waits for the buyer. @throws HttpError, `UnknownSessionError` */
  fetchSessionState: (sessionId: string) => Promise<SessionEvent | null>;
  /**
   * Ends a session and returns its final state: the buyer may have paid a moment before.
   * @throws HttpError also when it is still open
   */
  endSession: (sessionId: string) => Promise<SessionEvent>;
  /** Refunds a payment. @throws HttpError when it isn't certain whether it will be; `UsedIdempotencyKeyError` */
  refund: (refund: RefundRequest) => Promise<RefundAnswer>;
  /** The refunds of a payment. @throws HttpError */
  refundedOf: (intentId: string) => Promise<Pick<RefundEvent, 'refunded' | 'failed' | 'made'>>;
  /** The state of a payment's session; null for a payment made elsewhere. @throws HttpError */
  sessionOf: (intentId: string) => Promise<SessionEvent | null>;
}

/** A card provider as it is called. */
export interface CardPayments extends Payments {
  id: CardProviderId;
  /**
   * Verifies a call of its webhook.
   * @returns a function that tells the event, or null for something else; it may ask the provider
   * @throws HttpError when it isn't the provider's
   */
  readWebhook: (body: Buffer, headers: IncomingHttpHeaders, now: Date) => () => Promise<PaymentEvent | null>;
  /** Its time, asked with our key. @throws `UnreachableProviderError`; another error when it refuses the key */
  time: () => Promise<Date>;
}

/** A card provider, or the demo. */
export type PaymentProvider = CardPayments | (Payments & { id: 'demo' });

/** A card provider as it is set up. What browsers know of it too is in `domain/cardProviders.ts`. */
export interface CardProviderSetup {
  /** The setting whose value verifies the calls of its webhook. */
  webhookSecretSetting: SettingName;
  /** The header with their signature. */
  signatureHeader: string;
  /** The address that the server calls. */
  apiUrl: string;
  /** What live keys look like, for the owner. */
  liveKeys: string;
  isLive: (key: string) => boolean;
  /** What its settings rule out together, beside what `contradictions` finds for every provider. */
  contradictions: (values: SettingValues) => readonly Rule[];
  /** @param timeout milliseconds for each try of a call */
  connect: (values: SettingValues, timeout: number) => Promise<CardPayments>;
}

/** Where the provider reports events. */
export const webhookPath = (provider: CardProviderId) => `/api/${provider}/webhook`;

/** The client: "Currency is euro." */
export const currency = 'eur';

/** The return URL with the session id, which may be the provider's placeholder for it. */
export function withSessionId(url: string, id: string): string {
  const [address = '', ...anchor] = url.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}session_id=${id}`, ...anchor].join('#');
}
