import type { RecordKind } from '../../src/domain/retention.ts';
import type { contents } from './columns.ts';

/**
 * What the privacy policy says of a table: a row of its list of periods; or `day`: that counters are deleted after a day;
 * or `team`: nothing, because the data is about members of the team.
 */
type KeptAs = RecordKind | 'day' | 'team';

type Contents = typeof contents;

/** A table without personal data has no period. */
type Kept = {
  readonly [Table in keyof Contents]: Contents[Table][keyof Contents[Table]] extends 'none' ? null : KeptAs;
};

/**
 * Where the privacy policy says how long the personal data of each table is kept; null for tables without any. A table with
 * personal data and without a period doesn't compile. An unpaid order is kept for less time than a paid one; the records of
 * an order go with it, those of an account with the account.
 */
export const keptAs = {
  orders: 'paidOrders',
  payments: 'paidOrders',
  transfers: 'paidOrders',
  refunds: 'paidOrders',
  balance_requests: 'paidOrders',
  invoices: 'invoices',
  invoice_numbers: null,
  terms: null,
  provider_events: null,
  outbox: 'mails',
  hosts: null,
  bookings: 'bookings',
  days_off: null,
  opening_hours: null,
  slot_holds: null,
  calendar_feeds: null,
  calendars: null,
  busy_times: null,
  calendar_entries: null,
  messages: 'messages',
  subscribers: 'newsletterRequests',
  saved_quotes: 'savedQuotes',
  newsletter_issues: null,
  newsletter_drafts: null,
  quote_owners: 'savedQuotes',
  daily_counts: 'day',
  accounts: 'logins',
  account_sessions: 'logins',
  account_credentials: 'logins',
  account_verifications: 'logins',
  account_links: 'logins',
  account_used_links: null,
  account_addresses: 'logins',
  write_checks: null,
  installation: null,
  staff: 'team',
  staff_sessions: 'team',
  staff_codes: 'team',
  staff_passkeys: 'team',
  staff_tokens: null,
  audit_log: null,
  order_notes: 'paidOrders',
  kept_filters: null,
  webhooks: null,
  webhook_deliveries: null,
  orders_search: 'paidOrders',
  messages_search: 'messages',
  outbox_search: 'mails',
  people_search: 'paidOrders',
} as const satisfies Kept;

type WithTable = (typeof keptAs)[keyof typeof keptAs];

/** Periods of the policy that are about no table: one here doesn't compile. Unpaid orders are in the table of paid ones. */
export const withoutTable: Readonly<Record<Exclude<RecordKind, WithTable | 'unpaidOrders'>, never>> = {};
