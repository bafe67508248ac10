import type { Stage } from '../../../src/domain/staff/stages.ts';

/**
 * Computed from the order's payments whenever one of them changes. `open`: not paid yet. `processing`: a slow payment is on
 * its way. `failed`: it didn't arrive. `cancelled`: the checkout session expired unpaid. `needs-attention`: a wrong amount or
 * currency was paid. `paid-twice`: more than one payment was made. `disputed`: the buyer's bank has opened a dispute.
 */
export type OrderStatus =
  | 'open'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'partly-refunded'
  | 'refunded'
  | 'disputed'
  | 'needs-attention'
  | 'paid-twice';

export interface OrderRow {
  id: string;
  /** The idempotency key of the request. */
  idempotency_key: string;
  /** SHA-256 of the request, to tell a repeated request from a different one under the same key. */
  fingerprint: string;
  name: string;
  email: string;
  success_url: string;
  cancel_url: string;
  /** What was bought, in words. */
  title: string;
  /** JSON: the selected ids that determine the price. */
  selection: string;
  /** JSON: the buyer's other answers, a `StoredBrief`. */
  brief: string;
  /** JSON: the price lines at the time, with their rules. */
  lines: string;
  total_cents: number;
  /** The deposit as a percentage of the total. */
  deposit_percent: number;
  deposit_cents: number;
  status: OrderStatus;
  provider: string;
  /** How many checkout sessions this order has had: an expired one is followed by another. */
  session_number: number;
  /** How many idempotency keys this session has used up: the provider repeats a failure under the same key. */
  session_try: number;
  provider_session_id: string | null;
  checkout_url: string | null;
  client_secret: string | null;
  /** When the session expires, or will once it is opened. */
  expires_at: string;
  /** A lock with expiry: until then only its holder may open a session for this order. */
  locked_until: string | null;
  created_at: string;
  updated_at: string;
  paid_at: string | null;
  /** 1 when its account was erased: delete it once it can no longer be paid. */
  erase_when_over: 0 | 1;
  /** How far the work is; the agency sets it. */
  stage: Stage;
  /** How often the agency has changed the order: an action on an older version is refused. */
  version: number;
  /** When the agency cancelled it: it can't be paid any more. */
  cancelled_at: string | null;
  /** 1 when a balance is due and can be requested. Set by triggers on orders and payments, by the rule of `moneyOf`. */
  balance_due: 0 | 1;
  /** 1 when the buyer said that they buy for a business. */
  business: 0 | 1;
  /** The name of that business, if given. */
  company: string | null;
  /** Its VAT number, if given: "IE1234567A". */
  vat_number: string | null;
  /** JSON: the address of that business, an `Address`; null in orders from before it was asked. */
  address: string | null;
  /** The version of the terms that the buyer accepted; null in orders from before there were any. */
  terms: string | null;
  /** When a consumer asked for the work to begin within the withdrawal period; null if they didn't. */
  begin_requested_at: string | null;
  /** When the consumer first withdrew from the contract by the form, in time; null if they didn't. */
  consumer_withdrew_at: string | null;
  /** Everything that the buyer chose and wrote, in words: for searches. */
  details: string;
}

/** `expired`: the session ended unpaid. `reversed`: a transfer that was entered by mistake. */
export type PaymentStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'reversed';

/** `won` and `lost` from the agency's point of view. */
export type DisputeStatus = 'open' | 'won' | 'lost';

/** A checkout session at the card provider and what was paid in it, or a transfer. An order may have several. */
export interface PaymentRow {
  /** The provider's id of the session. */
  id: string;
  order_id: string;
  /** `transfer`: to the agency's bank account, entered on the desk. No provider knows it. */
  provider: string;
  status: PaymentStatus;
  /** When the session ends unless it is paid. */
  expires_at: string;
  /** The provider's id of the payment: refunds and disputes name it instead of the session. */
  intent_id: string | null;
  /** The amount to pay, if it isn't the order's deposit. */
  asked_cents: number | null;
  /** The id of the balance request whose link was used to pay. */
  balance_request: string | null;
  /** The amount paid; null until it is. */
  amount_cents: number | null;
  /** In lower case, such as `eur`; null until it is paid. */
  currency: string | null;
  /** When it was paid: by the provider's clock, if it says so. Null until it is. */
  paid_at: string | null;
  /** The sum of all refunds. */
  refunded_cents: number;
  /** Time of the provider's latest event: an older one that arrives later changes nothing. */
  refunded_as_of: string | null;
  dispute: DisputeStatus | null;
  disputed_cents: number;
  dispute_as_of: string | null;
  /** When the latest dispute was opened; null if that was never told. */
  disputed_at: string | null;
  /** The bank's reason as a code of the provider: `fraudulent`. */
  dispute_reason: string | null;
  /** Until when the agency can answer; null when it can't, or has. */
  dispute_due_by: string | null;
  /** When the provider last reported on it. */
  checked_at: string;
  /** When to ask the provider next, or when a server's lock on it expires; null once it is final, and in the demo. */
  check_at: string | null;
  /** How many checks in a row have failed. */
  failed_checks: number;
  created_at: string;
  updated_at: string;
}

/** An entry about a transfer. Entries are added and never changed: a mistake is reversed by a counter-entry. */
export interface TransferRow {
  id: string;
  payment_id: string;
  /** Below zero in a counter-entry. */
  amount_cents: number;
  /** The day it arrived, in the agency's time zone: "2026-11-20"; for a counter-entry, the day of the entry. */
  day: string;
  /** What the bank statement says; for a counter-entry, its reason. */
  reference: string;
  /** The entry that a counter-entry reverses. */
  reverses: string | null;
  created_at: string;
}

/**
 * `asked`: stored, but the card provider hasn't responded yet. `on-its-way`: accepted by the provider. `refunded`: confirmed by
 * its webhook. `failed`: refused by the provider, or rejected by the buyer's bank later.
 */
export type RefundStatus = 'asked' | 'on-its-way' | 'refunded' | 'failed';

/** A refund that an owner requested. The refunded amount is in the payment, and set only by the provider's events. */
export interface RefundRow {
  id: string;
  payment_id: string;
  amount_cents: number;
  /** As the owner wrote it. */
  reason: string;
  status: RefundStatus;
  /** Why it failed, in words. */
  failure: string | null;
  /** How many idempotency keys it has used: the provider repeats a failure under the same key. */
  key_number: number;
  /** How many requests in a row got no response. */
  failed_checks: number;
  /** When to ask the provider next, or when a server's lock on it expires; null once it is over. */
  check_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface ProviderEventRow {
  id: string;
  kind: string;
  session_id: string;
  received_at: string;
}
