/**
 * The tables. Portable between SQLite and PostgreSQL: ids and instants are texts (instants in ISO 8601, UTC),
 * amounts are whole cents, documents are JSON texts.
 */
export interface Schema {
  orders: OrderRow;
  payments: PaymentRow;
  provider_events: ProviderEventRow;
  outbox: OutboxRow;
  bookings: BookingRow;
  messages: MessageRow;
  subscribers: SubscriberRow;
  kept_quotes: KeptQuoteRow;
  newsletter_issues: NewsletterIssueRow;
  quote_keepers: QuoteKeeperRow;
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
}

/**
 * Computed from the order's payments whenever one of them changes. `open`: nothing was paid yet. `processing`: the buyer
 * finished and the money is on its way. `failed`: the money did not come. `cancelled`: the checkout expired unpaid.
 * `needs-attention`: another amount or currency was paid than we asked for. `paid-twice`: more than one payment came in.
 * `disputed`: the buyer's bank has a dispute open.
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
  /** The idempotency key: one attempt of one buyer. */
  attempt: string;
  /** SHA-256 of the request, to tell a repeated one from another one under the same key. */
  fingerprint: string;
  name: string;
  email: string;
  success_url: string;
  cancel_url: string;
  /** What was bought, in words. */
  title: string;
  /** JSON: the ids the price was computed from. */
  selection: string;
  /** JSON: what the buyer told us besides, a `StoredBrief`. */
  brief: string;
  /** JSON: the lines of the price at the time, with their reasons. */
  lines: string;
  total_cents: number;
  /** What is paid now: this percent of the total. */
  deposit_percent: number;
  deposit_cents: number;
  status: OrderStatus;
  provider: string;
  /** How many sessions this order has had: a session that expired is followed by another. */
  session_number: number;
  /** How many idempotency keys this session has needed: the provider repeats a failure under the key it failed with. */
  session_try: number;
  provider_session_id: string | null;
  checkout_url: string | null;
  client_secret: string | null;
  /** When the session ends, or will end once it exists. */
  expires_at: string;
  /** Until then one request alone talks to the provider about this order. */
  leased_until: string | null;
  created_at: string;
  updated_at: string;
  paid_at: string | null;
  /** Whether an erased account has left it behind: 1 to delete it once it can no longer be paid. */
  erase_when_over: 0 | 1;
}

/** `expired`: the session is over and was not paid. */
export type PaymentStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired';

/** `won` and `lost` from the agency's side. */
export type DisputeStatus = 'open' | 'won' | 'lost';

/** One session at the card provider, and all that is known of the money paid in it. An order may have had several. */
export interface PaymentRow {
  /** The provider's id of the session. */
  id: string;
  order_id: string;
  provider: string;
  status: PaymentStatus;
  /** When the session ends unless it is paid. */
  expires_at: string;
  /** The provider's id of the payment: refunds and disputes name it instead of the session. */
  intent_id: string | null;
  /** What was paid; null until then. */
  amount_cents: number | null;
  /** Lower case, as in `eur`; null until it was paid. */
  currency: string | null;
  /** All refunds together. */
  refunded_cents: number;
  /** When the provider said so: an older event that comes later changes nothing. */
  refunded_as_of: string | null;
  dispute: DisputeStatus | null;
  disputed_cents: number;
  dispute_as_of: string | null;
  /** When the provider last told us about it, asked or not. */
  checked_at: string;
  /** When to ask the provider next, or until when a server is asking; null once nothing more can come, and in the demo. */
  check_at: string | null;
  /** How often in a row the provider could not be asked. */
  failed_checks: number;
  created_at: string;
  updated_at: string;
}

export interface ProviderEventRow {
  id: string;
  kind: string;
  session_id: string;
  received_at: string;
}

/** `undelivered`: the mail server refused it for good, or for too long. */
export type MailStatus = 'waiting' | 'sent' | 'undelivered';

export interface OutboxRow {
  id: string;
  /** Of a notice to the agency: AGENCY_EMAIL as it was then. */
  recipient: string;
  /** A notice to the agency, which goes to today's AGENCY_EMAIL. */
  to_agency: 0 | 1;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  status: MailStatus;
  /** Since it was created or resent. */
  attempts: number;
  /** Not before then: a back-off, or the lock of the worker that has it in hand. Of an undelivered mail: the last try. */
  due_at: string;
  created_at: string;
  /** When the operator last had it sent again. */
  resent_at: string | null;
  sent_at: string | null;
  /** What the mail server, or the disk, said to the last try; may hold the address. */
  failure: string | null;
  failure_cause: 'recipient' | 'transport' | null;
  /** A calendar entry that goes along: what it asks of the calendar, and the entry as iCalendar text. */
  calendar_method: CalendarMethod | null;
  calendar: string | null;
  /** JSON: further headers, by their names. */
  headers: string | null;
}

export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

export type BookingStatus = 'booked' | 'cancelled';

export interface BookingRow {
  /** Also the id of the event in every calendar. */
  id: string;
  /** The idempotency key: one attempt of one visitor. */
  attempt: string;
  /** SHA-256 of the request, to tell a repeated one from another one under the same key. */
  fingerprint: string;
  name: string;
  email: string;
  /** Bookings that are not cancelled do not overlap. */
  starts_at: string;
  ends_at: string;
  /** Where the visitor's clock stands: "Asia/Kolkata"; null when it is not known. */
  time_zone: string | null;
  status: BookingStatus;
  /** How often it was changed: tells calendars which of two invitations is the later one. */
  sequence: number;
  created_at: string;
  updated_at: string;
  /** Whether an erased account has left it behind: 1 to clear name and address once it is over. */
  erase_when_over: 0 | 1;
}

export interface MessageRow {
  id: string;
  /** The ticket it was sent with: one ticket is one message. */
  attempt: string;
  /** SHA-256 of the message, to tell a repeated one from another one with the same ticket. */
  fingerprint: string;
  name: string;
  email: string;
  message: string;
  /** The plan that it is about, as a link of the budget planner carries it; empty without one. */
  plan: string;
  created_at: string;
}

/** A quote somebody keeps: what was chosen and what it cost that day. Nothing says who. */
export interface KeptQuoteRow {
  id: string;
  /** The idempotency key: one attempt of one visitor. */
  attempt: string;
  /** SHA-256 of the request, to tell a repeated one from another one under the same key. */
  fingerprint: string;
  /** JSON: the ids the price was computed from. */
  selection: string;
  /** JSON: what the wizard asked beside them. */
  about: string;
  /** What was chosen, in words. */
  title: string;
  /** JSON: the lines of that day with their rules, and what is due of them. */
  priced: string;
  /** A day of the agency's calendar, as "2026-11-20". */
  kept_on: string;
  /** The last day on which the price holds. */
  valid_until: string;
  created_at: string;
}

/** `pending` until whoever has the mailbox confirms; who unsubscribes is forgotten. */
export type SubscriberStatus = 'pending' | 'subscribed';

export interface SubscriberRow {
  id: string;
  /** As it was typed. */
  email: string;
  /** The same in lower case: one address is one subscriber. */
  address: string;
  status: SubscriberStatus;
  created_at: string;
  /** When a subscriber who has not confirmed is forgotten; null once confirmed. */
  expires_at: string | null;
  confirmed_at: string | null;
}

/** An issue of the newsletter that went out. */
export interface NewsletterIssueRow {
  /** What its file is called, without `.md`. */
  name: string;
  subject: string;
  /** How many were on the list. */
  readers: number;
  sent_at: string;
}

/** How often something was done in a day for somebody, to stop at a limit. */
export interface DailyCountRow {
  /** The name of the limit. */
  what: string;
  /** Hash of a mailbox or network with our secret: it counts, and tells nobody whose it is. */
  whose: string;
  count: number;
  /** When the first was counted: a day later the count begins anew. */
  since: string;
}

/** Who has kept a quote, or had it sent. */
export interface QuoteKeeperRow {
  /** Not the address, but what our secret makes of it. */
  keeper: string;
  quote_id: string;
  created_at: string;
}

export interface AccountRow {
  id: string;
  name: string;
  /** In lower case: one address is one account. */
  email: string;
  /** Whether its owner has pressed a link in a mail that went there. */
  email_verified: 0 | 1;
  image: string | null;
  created_at: string;
  updated_at: string;
}

/** A place where somebody is signed in. */
export interface AccountSessionRow {
  id: string;
  account_id: string;
  /** What the cookie holds, beside a signature. */
  token: string;
  /** Never written: nobody needs it. */
  ip_address: string | null;
  /** "Firefox on Windows" */
  user_agent: string | null;
  expires_at: string;
  created_at: string;
  /** When it was last in use, to a few minutes. */
  updated_at: string;
}

/** How somebody proves who they are: by a password, for as long as there is nothing else. */
export interface AccountCredentialRow {
  id: string;
  account_id: string;
  provider: string;
  provider_account: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  /** The hash, with how it was made. */
  password: string | null;
  created_at: string;
  updated_at: string;
}

/** The library's own one-time values; ours are `account_links`. */
export interface AccountVerificationRow {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/**
 * What a link in a mail is for. `sign-up`: opens an account. `reset`: sets a new password. `agree`: the old address agrees
 * to another one. `new-address`: the other one is proved. `deletion`: the account goes.
 */
export type LinkPurpose = 'sign-up' | 'reset' | 'agree' | 'new-address' | 'deletion';

/** A link in a mail that works once. */
export interface AccountLinkRow {
  /** SHA-256 of the token that the link carries: the table opens nothing. */
  id: string;
  kind: LinkPurpose;
  /** Where the mail went, in lower case. */
  address: string;
  /** Whose it is; null where there is no account yet. */
  account_id: string | null;
  /** Of the account to come: the name, and the hash of the password that was chosen with it. */
  name: string | null;
  password: string | null;
  /** Where the account shall move. */
  new_address: string | null;
  created_at: string;
  expires_at: string;
}

/** That a link was used: its second press is told so. Nothing says whose it was. */
export interface AccountUsedLinkRow {
  /** SHA-256 of the token that the link carries. */
  id: string;
  kind: LinkPurpose;
  used_at: string;
}

/** Everything under an address belongs to the account that proved it last. */
export interface AccountAddressRow {
  /** In lower case. */
  address: string;
  account_id: string;
  proved_at: string;
}

/** Written and deleted again, to see that the database can store something. */
export interface WriteCheckRow {
  id: string;
  filler: string;
}

/** What belongs to the installation as a whole, and to no visitor. */
export interface InstallationRow {
  name: 'secret';
  /** Of the secret: its fingerprint, an HMAC. */
  value: string;
}
