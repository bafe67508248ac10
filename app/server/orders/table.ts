import type { Stage } from '../../src/domain/staff/stages.ts';
import { integer, type Row, table, text } from '../platform/db/table.ts';

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

export const orders = table({
  keptAs: 'paidOrders',
  columns: {
    id: text('personal', 'primary key'),
    /** The idempotency key of the request. */
    idempotency_key: text('internal', 'not null unique'),
    /** SHA-256 of the request, to tell a repeated request from a different one under the same key. */
    fingerprint: text('internal', 'not null'),
    name: text('personal', 'not null').searched(),
    email: text('personal', 'not null').searched(),
    success_url: text('internal', 'not null'),
    cancel_url: text('internal', 'not null'),
    /** What was bought, in words. */
    title: text('personal', 'not null').searched(),
    /** JSON: the selected ids that determine the price. */
    selection: text('personal', 'not null'),
    /** JSON: the buyer's other answers, a `StoredBrief`. */
    brief: text('personal', "not null default ''"),
    /** JSON: the price lines at the time, with their rules. */
    lines: text('personal', 'not null'),
    total_cents: integer('personal', 'not null'),
    /** The deposit as a percentage of the total. */
    deposit_percent: integer('internal', 'not null'),
    deposit_cents: integer('personal', 'not null'),
    status: text('personal', 'not null').of<OrderStatus>(),
    provider: text('internal', 'not null'),
    /** How many checkout sessions this order has had: an expired one is followed by another. */
    session_number: integer('internal', 'not null'),
    /** How many idempotency keys this session has used up: the provider repeats a failure under the same key. */
    session_try: integer('internal', 'not null default 1'),
    provider_session_id: text('internal', 'unique'),
    checkout_url: text('internal'),
    client_secret: text('internal'),
    /** When the session expires, or will once it is opened. */
    expires_at: text('internal', 'not null'),
    /** A lock with expiry: until then only its holder may open a session for this order. */
    locked_until: text('internal'),
    created_at: text('personal', 'not null'),
    updated_at: text('internal', 'not null'),
    paid_at: text('personal'),
    /** 1 when its account was erased: delete it once it can no longer be paid. */
    erase_when_over: integer('internal', 'not null default 0').of<0 | 1>(),
    /** How far the work is; the agency sets it. */
    stage: text('personal', "not null default 'new'").of<Stage>(),
    /** How often the agency has changed the order: an action on an older version is refused. */
    version: integer('internal', 'not null default 0'),
    /** Of an accepted offer: the day by which its first part is to be paid, "2026-12-04". Null in orders of a checkout. */
    due_on: text('personal'),
    /** The last reminder of that payment that was queued: "after". */
    reminded: text('internal'),
    /** When the agency cancelled it: it can't be paid any more. */
    cancelled_at: text('personal'),
    /** 1 when a balance is due and can be requested. Set by triggers on orders and payments, by the rule of `moneyOf`. */
    balance_due: integer('internal', 'not null default 0').of<0 | 1>(),
    /** 1 when the buyer said that they buy for a business. */
    business: integer('personal', 'not null default 0').of<0 | 1>(),
    /** The name of that business, if given. */
    company: text('personal').searched(),
    /** Its VAT number, if given: "IE1234567A". */
    vat_number: text('personal').searched(),
    /** JSON: the address of that business, an `Address`; null for a consumer. */
    address: text('personal'),
    /** The version of the terms that the buyer accepted. */
    terms: text('personal', 'not null'),
    /** The discount code that it was ordered with, in capitals; null without. */
    discount_code: text('personal'),
    /** When a consumer asked for the work to begin within the withdrawal period; null if they didn't. */
    begin_requested_at: text('personal'),
    /** When the consumer first withdrew from the contract by the form, in time; null if they didn't. */
    consumer_withdrew_at: text('personal'),
    /** Everything that the buyer chose and wrote, in words: for searches. */
    details: text('internal', "not null default ''").searched(),
  },
  indexes: [
    'create index orders_address on orders (lower(email))',
    'create index orders_latest on orders (created_at, id)',
    'create index orders_paid on orders (paid_at) where paid_at is not null',
    "create index orders_new on orders (status, paid_at) where stage = 'new'",
    'create index orders_discount on orders (discount_code) where discount_code is not null',
    'create index orders_due on orders (due_on) where due_on is not null',
    'create index orders_total on orders (total_cents, id)',
    'create index orders_deposit on orders (deposit_cents)',
    'create index orders_balance_due on orders (created_at, id) where balance_due = 1',
    `create index orders_paid_calls on orders (paid_at) where selection like '%"wizard":"consultation"%'`,
    `create index orders_troubled on orders (updated_at, stage, status)
    where status in ('disputed', 'needs-attention', 'paid-twice', 'failed')`,
    `create index orders_ended on orders (stage, updated_at)
    where (cancelled_at is not null or consumer_withdrew_at is not null)`,
  ],
});
export type OrderRow = Row<typeof orders>;

/** `expired`: the session ended unpaid. `reversed`: a transfer that was entered by mistake. */
export type PaymentStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'reversed';

/** `won` and `lost` from the agency's point of view. */
export type DisputeStatus = 'open' | 'won' | 'lost';

/** A checkout session at the card provider and what was paid in it, or a transfer. An order may have several. */
export const payments = table({
  keptAs: 'paidOrders',
  columns: {
    /** The provider's id of the session. */
    id: text('internal', 'primary key'),
    order_id: text('personal', 'not null references orders (id) on delete cascade'),
    /** `transfer`: to the agency's bank account, entered on the desk. No provider knows it. */
    provider: text('internal', 'not null'),
    status: text('internal', 'not null').of<PaymentStatus>(),
    /** When the session ends unless it is paid. */
    expires_at: text('internal', 'not null'),
    /** The provider's id of the payment: refunds and disputes name it instead of the session. */
    intent_id: text('internal', 'unique'),
    /** The amount to pay, if it isn't the order's deposit. */
    asked_cents: integer('internal'),
    /** The id of the balance request whose link was used to pay. */
    balance_request: text('internal'),
    /** The amount paid; null until it is. */
    amount_cents: integer('internal'),
    /** In lower case, such as `eur`; null until it is paid. */
    currency: text('internal'),
    /** When it was paid: by the provider's clock, if it says so. Null until it is. */
    paid_at: text('internal'),
    /** The sum of all refunds. */
    refunded_cents: integer('personal', 'not null'),
    /** Of refunds that failed after they were asked for, until they are made again or dealt with otherwise. */
    failed_refund_cents: integer('internal', 'not null'),
    /** When it was last reported that one failed; null until then. */
    failed_refund_at: text('internal'),
    /** Time of the provider's latest event: an older one that arrives later changes nothing. */
    refunded_as_of: text('internal'),
    dispute: text('internal').of<DisputeStatus>(),
    disputed_cents: integer('internal', 'not null'),
    dispute_as_of: text('internal'),
    /** When the latest dispute was opened; null if that was never told. */
    disputed_at: text('internal'),
    /** The bank's reason as a code of the provider: `fraudulent`. */
    dispute_reason: text('internal'),
    /** Until when the agency can answer; null when it can't, or has. */
    dispute_due_by: text('internal'),
    /** When the provider last reported on it. */
    checked_at: text('internal', 'not null'),
    /** When to ask the provider next, or when a server's lock on it expires; null once it is final, and in the demo. */
    check_at: text('internal'),
    /** How many checks in a row have failed. */
    failed_checks: integer('internal', 'not null'),
    created_at: text('internal', 'not null'),
    updated_at: text('internal', 'not null'),
  },
  indexes: [
    'create index payments_order on payments (order_id)',
    'create index payments_check on payments (check_at) where check_at is not null',
    'create index payments_received on payments (order_id, status, currency, amount_cents)',
    "create index payments_disputed on payments (disputed_cents) where dispute = 'open'",
    'create index payments_refund_failed on payments (order_id) where failed_refund_cents > 0',
    `create index payments_refunded on payments (refunded_as_of, currency, refunded_cents)
    where status = 'paid' and refunded_cents > 0`,
    `create index payments_lost on payments (dispute_as_of, currency, disputed_cents)
    where status = 'paid' and dispute = 'lost'`,
    "create index payments_paid on payments (paid_at, amount_cents, currency, provider) where status = 'paid'",
  ],
});
export type PaymentRow = Row<typeof payments>;

/** An entry about a transfer. Entries are added and never changed: a mistake is reversed by a counter-entry. */
export const transfers = table({
  keptAs: 'paidOrders',
  columns: {
    id: text('internal', 'primary key'),
    payment_id: text('internal', 'not null references payments (id) on delete cascade'),
    /** Below zero in a counter-entry. */
    amount_cents: integer('personal', 'not null'),
    /** The day it arrived, in the agency's time zone: "2026-11-20"; for a counter-entry, the day of the entry. */
    day: text('personal', 'not null'),
    /** What the bank statement says; for a counter-entry, its reason. */
    reference: text('personal', 'not null'),
    /** The entry that a counter-entry reverses. */
    reverses: text('internal', 'unique'),
    created_at: text('internal', 'not null'),
  },
  indexes: [
    'create index transfers_payment on transfers (payment_id)',
    'create index transfers_day on transfers (day, amount_cents)',
  ],
});
export type TransferRow = Row<typeof transfers>;

/**
 * `asked`: stored, but the card provider hasn't responded yet. `on-its-way`: accepted by the provider. `refunded`: confirmed by
 * its webhook. `failed`: refused by the provider, or rejected by the buyer's bank later.
 */
export type RefundStatus = 'asked' | 'on-its-way' | 'refunded' | 'failed';

/** A refund that an owner requested. The refunded amount is in the payment, and set only by the provider's events. */
export const refunds = table({
  keptAs: 'paidOrders',
  columns: {
    id: text('internal', 'primary key'),
    payment_id: text('internal', 'not null references payments (id) on delete cascade'),
    amount_cents: integer('personal', 'not null'),
    /** As the owner wrote it. */
    reason: text('personal', 'not null'),
    status: text('personal', 'not null').of<RefundStatus>(),
    /** Why it failed, in words. */
    failure: text('internal'),
    /** How many idempotency keys it has used: the provider repeats a failure under the same key. */
    key_number: integer('none', 'not null'),
    /** How many requests in a row got no response. */
    failed_checks: integer('none', 'not null'),
    /** When to ask the provider next, or when a server's lock on it expires; null once it is over. */
    check_at: text('none'),
    created_at: text('personal', 'not null'),
    updated_at: text('internal', 'not null'),
  },
  indexes: [
    'create index refunds_payment on refunds (payment_id)',
    'create index refunds_check on refunds (check_at) where check_at is not null',
  ],
});
export type RefundRow = Row<typeof refunds>;

export const providerEvents = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    kind: text('none', 'not null'),
    session_id: text('none', 'not null'),
    received_at: text('none', 'not null'),
  },
});

/** A request for the balance of an order. Its link is valid until it is paid or withdrawn. */
export const balanceRequests = table({
  keptAs: 'paidOrders',
  columns: {
    id: text('internal', 'primary key'),
    order_id: text('personal', 'not null references orders (id) on delete cascade'),
    /** SHA-256 of the secret in its link. */
    token_hash: text('internal', 'not null unique'),
    /** What was due at the time, and the sum of the instalments. */
    amount_cents: integer('personal', 'not null'),
    /** JSON: one to four `Instalment`s in the order of their days. */
    instalments: text('personal', 'not null'),
    /** The day of the first instalment that isn't paid in full: "2026-12-01". Null without one. */
    next_due_on: text('internal'),
    /** The last reminder that was queued, with its day: "2026-12-01 before". */
    reminded: text('internal'),
    /** How many checkout sessions it has had. */
    session_number: integer('internal', 'not null'),
    /** How many idempotency keys this session has used up: the provider repeats a failure under the same key. */
    session_try: integer('internal', 'not null'),
    /** The current session; null until it is opened. */
    session_id: text('internal'),
    /** What the session charges. */
    session_cents: integer('internal', 'not null'),
    checkout_url: text('internal'),
    session_expires_at: text('internal'),
    /** A lock with expiry: until then only its holder may open a session. */
    locked_until: text('internal'),
    created_at: text('personal', 'not null'),
    /** When nothing was left to pay; null again when that is reversed. */
    paid_at: text('personal'),
    withdrawn_at: text('personal'),
  },
  indexes: [
    'create unique index balance_requests_open on balance_requests (order_id) where withdrawn_at is null',
    `create index balance_requests_due on balance_requests (next_due_on)
    where paid_at is null and withdrawn_at is null`,
  ],
});
export type BalanceRequestRow = Row<typeof balanceRequests>;
