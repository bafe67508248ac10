import type {
  AccountAddressRow,
  AccountCredentialRow,
  AccountLinkRow,
  AccountRow,
  AccountSessionRow,
  AccountUsedLinkRow,
  AccountVerificationRow,
} from './tables/accounts.ts';
import type { BalanceRequestRow } from './tables/balance.ts';
import type { BookingRow, DaysOffRow, HostRow, OpeningHoursRow, SlotHoldRow } from './tables/bookings.ts';
import type { BusyTimeRow, CalendarEntryRow, CalendarFeedRow, CalendarRow } from './tables/calendars.ts';
import type { DailyCountRow, InstallationRow, WriteCheckRow } from './tables/installation.ts';
import type { InvoiceNumberRow, InvoiceRow } from './tables/invoices.ts';
import type { MessageRow } from './tables/messages.ts';
import type { NewsletterDraftRow, NewsletterIssueRow, SubscriberRow } from './tables/newsletter.ts';
import type { OrderRow, PaymentRow, ProviderEventRow, RefundRow, TransferRow } from './tables/orders.ts';
import type { OutboxRow } from './tables/outbox.ts';
import type { QuoteOwnerRow, SavedQuoteRow } from './tables/savedQuotes.ts';
import type { PersonSearchRow, SearchRow } from './tables/search.ts';
import type {
  AuditRow,
  OrderNoteRow,
  SavedFilterRow,
  StaffCodeRow,
  StaffPasskeyRow,
  StaffRow,
  StaffSessionRow,
  StaffTokenRow,
} from './tables/staff.ts';
import type { TermsRow } from './tables/terms.ts';
import type { WebhookDeliveryRow, WebhookRow } from './tables/webhooks.ts';

/**
 * The tables. Portable between SQLite and PostgreSQL: ids and instants are texts (instants in ISO 8601, UTC),
 * amounts are whole cents, documents are JSON texts.
 */
export interface Schema {
  orders: OrderRow;
  payments: PaymentRow;
  transfers: TransferRow;
  refunds: RefundRow;
  balance_requests: BalanceRequestRow;
  invoices: InvoiceRow;
  invoice_numbers: InvoiceNumberRow;
  terms: TermsRow;
  provider_events: ProviderEventRow;
  outbox: OutboxRow;
  hosts: HostRow;
  bookings: BookingRow;
  days_off: DaysOffRow;
  opening_hours: OpeningHoursRow;
  slot_holds: SlotHoldRow;
  calendar_feeds: CalendarFeedRow;
  calendars: CalendarRow;
  busy_times: BusyTimeRow;
  calendar_entries: CalendarEntryRow;
  messages: MessageRow;
  subscribers: SubscriberRow;
  saved_quotes: SavedQuoteRow;
  newsletter_issues: NewsletterIssueRow;
  newsletter_drafts: NewsletterDraftRow;
  quote_owners: QuoteOwnerRow;
  daily_counts: DailyCountRow;
  accounts: AccountRow;
  account_sessions: AccountSessionRow;
  account_credentials: AccountCredentialRow;
  account_verifications: AccountVerificationRow;
  account_links: AccountLinkRow;
  account_used_links: AccountUsedLinkRow;
  account_addresses: AccountAddressRow;
  write_checks: WriteCheckRow;
  installation: InstallationRow;
  staff: StaffRow;
  staff_sessions: StaffSessionRow;
  staff_codes: StaffCodeRow;
  staff_passkeys: StaffPasskeyRow;
  staff_tokens: StaffTokenRow;
  audit_log: AuditRow;
  order_notes: OrderNoteRow;
  kept_filters: SavedFilterRow;
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
  orders_search: SearchRow;
  messages_search: SearchRow;
  outbox_search: SearchRow;
  people_search: PersonSearchRow;
}
