import type { RecordKind } from '../../../src/domain/retention.ts';
import {
  accountAddresses,
  accountCredentials,
  accountLinks,
  accountSessions,
  accounts,
  accountUsedLinks,
  accountVerifications,
} from '../../accounts/table.ts';
import { bookings, daysOff, hosts, openingHours, slotHolds } from '../../booking/table.ts';
import { busyTimes, calendarEntries, calendarFeeds, calendars } from '../../calendars/table.ts';
import { terms } from '../../checkout/table.ts';
import { invoiceNumbers, invoices } from '../../invoices/table.ts';
import { answerTemplates, messageAnswers, messages } from '../../messages/table.ts';
import { newsletterDrafts, newsletterIssues, subscribers } from '../../newsletter/table.ts';
import { offers, offerVersions } from '../../offers/table.ts';
import { balanceRequests, orders, payments, providerEvents, refunds, transfers } from '../../orders/table.ts';
import { followUps } from '../../people/table.ts';
import { pictures, published, publishedDrafts } from '../../published/table.ts';
import { quoteOwners, savedQuotes } from '../../saved-quotes/table.ts';
import {
  auditLog,
  keptFilters,
  orderNotes,
  staff,
  staffCodes,
  staffPasskeys,
  staffSessions,
  staffTokens,
} from '../../team/table.ts';
import { webhookDeliveries, webhooks } from '../../webhooks/table.ts';
import { outbox } from '../mail/table.ts';
import {
  dailyCounts,
  installation,
  messagesSearch,
  offersSearch,
  ordersSearch,
  outboxSearch,
  peopleSearch,
  wizardCounts,
  writeChecks,
} from './ownTables.ts';
import type { Row, TableSql } from './table.ts';

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
  offers,
  offer_versions: offerVersions,
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
  answer_templates: answerTemplates,
  message_answers: messageAnswers,
  subscribers,
  saved_quotes: savedQuotes,
  newsletter_issues: newsletterIssues,
  newsletter_drafts: newsletterDrafts,
  published,
  published_drafts: publishedDrafts,
  pictures,
  daily_counts: dailyCounts,
  wizard_counts: wizardCounts,
  accounts,
  account_sessions: accountSessions,
  account_credentials: accountCredentials,
  account_verifications: accountVerifications,
  account_links: accountLinks,
  account_used_links: accountUsedLinks,
  account_addresses: accountAddresses,
  quote_owners: quoteOwners,
  write_checks: writeChecks,
  installation,
  staff,
  staff_sessions: staffSessions,
  staff_codes: staffCodes,
  staff_passkeys: staffPasskeys,
  staff_tokens: staffTokens,
  audit_log: auditLog,
  follow_ups: followUps,
  order_notes: orderNotes,
  kept_filters: keptFilters,
  webhooks,
  webhook_deliveries: webhookDeliveries,
  orders_search: ordersSearch,
  messages_search: messagesSearch,
  offers_search: offersSearch,
  outbox_search: outboxSearch,
  people_search: peopleSearch,
} as const;

export type Schema = { [Name in keyof typeof tables]: Row<(typeof tables)[Name]> };

type WithTable = (typeof tables)[keyof typeof tables]['keptAs'];

/** Periods of the privacy policy that are about no table: one here doesn't compile. Unpaid orders are in the table of paid ones. */
export const withoutTable: Readonly<Record<Exclude<RecordKind, WithTable | 'unpaidOrders'>, never>> = {};

const declared: Readonly<Record<string, TableSql>> = tables;

/** Whether a table exists only in SQLite, and not in the schema: the full-text index, and the counts of changes. */
export const isSqliteTable = (name: string) => /_search_index(_|$)/.test(name) || name === 'change_counts';

/** Whether triggers derive a table from other tables: for searches, or for the desk's live updates. */
export const isDerivedTable = (name: string) => declared[name]?.isDerived === true || isSqliteTable(name);
