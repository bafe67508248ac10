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
  attempt: string;
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
  /** JSON: what the buyer told us besides, a `StoredBrief`. */
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
  leased_until: string | null;
  created_at: string;
  updated_at: string;
  paid_at: string | null;
  /** 1 when its account was erased: delete it once it can no longer be paid. */
  erase_when_over: 0 | 1;
}

/** `expired`: the session ended unpaid. */
export type PaymentStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired';

/** `won` and `lost` from the agency's point of view. */
export type DisputeStatus = 'open' | 'won' | 'lost';

/** A checkout session at the card provider and what was paid in it. An order may have several. */
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
  /** The amount paid; null until it is. */
  amount_cents: number | null;
  /** In lower case, such as `eur`; null until it is paid. */
  currency: string | null;
  /** The sum of all refunds. */
  refunded_cents: number;
  /** Time of the provider's latest event: an older one that arrives later changes nothing. */
  refunded_as_of: string | null;
  dispute: DisputeStatus | null;
  disputed_cents: number;
  dispute_as_of: string | null;
  /** When the provider last reported on it. */
  checked_at: string;
  /** When to ask the provider next, or when a server's lock on it expires; null once it is final, and in the demo. */
  check_at: string | null;
  /** How many checks in a row have failed. */
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

/** `undelivered`: the mail server rejected it permanently, or for too long. */
export type MailStatus = 'waiting' | 'sent' | 'undelivered';

export interface OutboxRow {
  id: string;
  /** For a notice to the agency, AGENCY_EMAIL at the time. */
  recipient: string;
  /** 1 for a notice to the agency, which is sent to the current AGENCY_EMAIL. */
  to_agency: 0 | 1;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  status: MailStatus;
  /** Tries since it was created or resent. */
  attempts: number;
  /** Don't send before: a back-off, or the lock of the worker that is sending it. For an undelivered e-mail, the last try. */
  due_at: string;
  created_at: string;
  /** When the operator last resent it. */
  resent_at: string | null;
  sent_at: string | null;
  /** Error message of the last try; may contain the address. */
  failure: string | null;
  failure_cause: 'recipient' | 'transport' | null;
  /** The iTIP method of an attached calendar entry, and the entry as iCalendar text. */
  calendar_method: CalendarMethod | null;
  calendar: string | null;
  /** JSON: further headers by name. */
  headers: string | null;
}

export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

export type BookingStatus = 'booked' | 'cancelled';

export interface BookingRow {
  /** Also the UID of the calendar event. */
  id: string;
  /** The idempotency key of the request. */
  attempt: string;
  /** SHA-256 of the request, to tell a repeated request from a different one under the same key. */
  fingerprint: string;
  name: string;
  email: string;
  /** Bookings that are not cancelled do not overlap. */
  starts_at: string;
  ends_at: string;
  /** The visitor's time zone, such as "Asia/Kolkata"; null when it is unknown. */
  time_zone: string | null;
  status: BookingStatus;
  /** The iCalendar SEQUENCE: how often it was changed. */
  sequence: number;
  created_at: string;
  updated_at: string;
  /** 1 when its account was erased: clear name and address once it is over. */
  erase_when_over: 0 | 1;
}

export interface MessageRow {
  id: string;
  /** Id of the form token it was sent with: the idempotency key of a message. */
  attempt: string;
  /** SHA-256 of the message, to tell a repeated one from a different one with the same form token. */
  fingerprint: string;
  name: string;
  email: string;
  message: string;
  /** The plan it is about, encoded as in a link of the budget planner; empty without one. */
  plan: string;
  created_at: string;
}

/** A saved quote: what was selected and its price that day. Holds no personal data. */
export interface KeptQuoteRow {
  id: string;
  /** The idempotency key of the request. */
  attempt: string;
  /** SHA-256 of the request, to tell a repeated request from a different one under the same key. */
  fingerprint: string;
  /** JSON: the selected ids that determine the price. */
  selection: string;
  /** JSON: the other answers of the wizard. */
  about: string;
  /** What was selected, in words. */
  title: string;
  /** JSON: the price lines of that day with their rules, and the deposit. */
  priced: string;
  /** The day in the agency's time zone: "2026-11-20". */
  kept_on: string;
  /** The last day on which the price holds. */
  valid_until: string;
  created_at: string;
}

/** `pending` until the owner of the address confirms. Unsubscribing deletes the row. */
export type SubscriberStatus = 'pending' | 'subscribed';

export interface SubscriberRow {
  id: string;
  /** As it was typed. */
  email: string;
  /** In lower case and unique. */
  address: string;
  status: SubscriberStatus;
  created_at: string;
  /** When an unconfirmed subscriber is deleted; null once confirmed. */
  expires_at: string | null;
  confirmed_at: string | null;
}

/** An issue of the newsletter that was sent. */
export interface NewsletterIssueRow {
  /** Its file name without `.md`. */
  name: string;
  subject: string;
  /** Number of recipients. */
  readers: number;
  sent_at: string;
}

/** A counter of a daily limit. */
export interface DailyCountRow {
  /** The name of the limit. */
  what: string;
  /** HMAC of the address or network that is counted. */
  whose: string;
  count: number;
  /** When it started; a day later it starts again. */
  since: string;
}

/** An owner of a saved quote: someone who saved it signed in, or had it e-mailed. */
export interface QuoteKeeperRow {
  /** HMAC of the owner's e-mail address. */
  keeper: string;
  quote_id: string;
  created_at: string;
}

export interface AccountRow {
  id: string;
  name: string;
  /** In lower case: one address is one account. */
  email: string;
  /** Whether the owner has confirmed the address. */
  email_verified: 0 | 1;
  image: string | null;
  created_at: string;
  updated_at: string;
}

/** A login session. */
export interface AccountSessionRow {
  id: string;
  account_id: string;
  /** The cookie holds it with a signature. */
  token: string;
  /** Never stored. */
  ip_address: string | null;
  /** "Firefox on Windows" */
  user_agent: string | null;
  expires_at: string;
  created_at: string;
  /** When it was last used, to a few minutes. */
  updated_at: string;
}

/** How an account logs in: always a password so far. */
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
  /** The hash with its parameters. */
  password: string | null;
  created_at: string;
  updated_at: string;
}

/** One-time values of the auth library; ours are `account_links`. */
export interface AccountVerificationRow {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/**
 * What a link in an e-mail does. `sign-up`: opens an account. `reset`: sets a new password. `agree`: the old address approves
 * a new one. `new-address`: confirms the new address. `deletion`: deletes the account.
 */
export type LinkPurpose = 'sign-up' | 'reset' | 'agree' | 'new-address' | 'deletion';

/** A link in an e-mail that works once. */
export interface AccountLinkRow {
  /** SHA-256 of the token in the link, so that the table holds no valid token. */
  id: string;
  kind: LinkPurpose;
  /** The recipient, in lower case. */
  address: string;
  /** Null when there is no account yet. */
  account_id: string | null;
  /** Name and password hash of the account to open. */
  name: string | null;
  password: string | null;
  /** The address the account is to change to. */
  new_address: string | null;
  created_at: string;
  expires_at: string;
}

/** A used link, so that a second visit can be told so. Not linked to an account. */
export interface AccountUsedLinkRow {
  /** SHA-256 of the token in the link. */
  id: string;
  kind: LinkPurpose;
  used_at: string;
}

/** A verified address. What was done under an address belongs to the account that verified it last. */
export interface AccountAddressRow {
  /** In lower case. */
  address: string;
  account_id: string;
  proved_at: string;
}

/** A probe row, written and deleted to check that the database is writable. */
export interface WriteCheckRow {
  id: string;
  filler: string;
}

/** Values of the installation as a whole. */
export interface InstallationRow {
  name: 'secret';
  /** For `secret`: its fingerprint, an HMAC. */
  value: string;
}
