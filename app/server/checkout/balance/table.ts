import { integer, type Row, table, text } from '../../platform/db/table.ts';

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
