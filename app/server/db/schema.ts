import type { RecordKind } from '../../src/domain/retention.ts';
import type { Row } from './table.ts';
import {
  accountAddresses,
  accountCredentials,
  accountLinks,
  accountSessions,
  accounts,
  accountUsedLinks,
  accountVerifications,
} from './tables/accounts.ts';
import { balanceRequests } from './tables/balance.ts';
import { bookings, daysOff, hosts, openingHours, slotHolds } from './tables/bookings.ts';
import { busyTimes, calendarEntries, calendarFeeds, calendars } from './tables/calendars.ts';
import { dailyCounts, installation, writeChecks } from './tables/installation.ts';
import { invoiceNumbers, invoices } from './tables/invoices.ts';
import { messages } from './tables/messages.ts';
import { newsletterDrafts, newsletterIssues, subscribers } from './tables/newsletter.ts';
import { orders, payments, providerEvents, refunds, transfers } from './tables/orders.ts';
import { outbox } from './tables/outbox.ts';
import { quoteOwners, savedQuotes } from './tables/savedQuotes.ts';
import { messagesSearch, ordersSearch, outboxSearch, peopleSearch } from './tables/search.ts';
import {
  auditLog,
  keptFilters,
  orderNotes,
  staff,
  staffCodes,
  staffPasskeys,
  staffSessions,
  staffTokens,
} from './tables/staff.ts';
import { terms } from './tables/terms.ts';
import { webhookDeliveries, webhooks } from './tables/webhooks.ts';

/**
 * The tables, each before those that refer to it. Portable between SQLite and PostgreSQL: ids and instants are texts (instants in
 * ISO 8601, UTC), amounts are whole cents, documents are JSON texts.
 */
export const tables = {
  orders,
  payments,
  transfers,
  refunds,
  balance_requests: balanceRequests,
  invoices,
  invoice_numbers: invoiceNumbers,
  terms,
  provider_events: providerEvents,
  outbox,
  hosts,
  bookings,
  days_off: daysOff,
  opening_hours: openingHours,
  slot_holds: slotHolds,
  calendar_feeds: calendarFeeds,
  calendars,
  busy_times: busyTimes,
  calendar_entries: calendarEntries,
  messages,
  subscribers,
  saved_quotes: savedQuotes,
  newsletter_issues: newsletterIssues,
  newsletter_drafts: newsletterDrafts,
  quote_owners: quoteOwners,
  daily_counts: dailyCounts,
  accounts,
  account_sessions: accountSessions,
  account_credentials: accountCredentials,
  account_verifications: accountVerifications,
  account_links: accountLinks,
  account_used_links: accountUsedLinks,
  account_addresses: accountAddresses,
  write_checks: writeChecks,
  installation,
  staff,
  staff_sessions: staffSessions,
  staff_codes: staffCodes,
  staff_passkeys: staffPasskeys,
  staff_tokens: staffTokens,
  audit_log: auditLog,
  order_notes: orderNotes,
  kept_filters: keptFilters,
  webhooks,
  webhook_deliveries: webhookDeliveries,
  orders_search: ordersSearch,
  messages_search: messagesSearch,
  outbox_search: outboxSearch,
  people_search: peopleSearch,
} as const;

export type Schema = { [Name in keyof typeof tables]: Row<(typeof tables)[Name]> };

type WithTable = (typeof tables)[keyof typeof tables]['keptAs'];

/** Periods of the privacy policy that are about no table: one here doesn't compile. Unpaid orders are in the table of paid ones. */
export const withoutTable: Readonly<Record<Exclude<RecordKind, WithTable | 'unpaidOrders'>, never>> = {};
