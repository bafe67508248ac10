/**
 * The tables. Portable between SQLite and PostgreSQL: ids and instants are texts (instants in ISO 8601, UTC),
 * amounts are whole cents, documents are JSON texts.
 */
export interface Schema {
  orders: OrderRow;
  provider_events: ProviderEventRow;
  outbox: OutboxRow;
  bookings: BookingRow;
  messages: MessageRow;
  subscribers: SubscriberRow;
  kept_quotes: KeptQuoteRow;
  quote_mails: QuoteMailRow;
  newsletter_issues: NewsletterIssueRow;
  quote_keepers: QuoteKeeperRow;
  accounts: AccountRow;
  account_sessions: AccountSessionRow;
  account_credentials: AccountCredentialRow;
  account_verifications: AccountVerificationRow;
  account_links: AccountLinkRow;
  account_addresses: AccountAddressRow;
}

/**
 * `open`: nothing was paid yet. `processing`: the buyer finished and the money is on its way. `paid`: final.
 * `failed`: the money did not come. `cancelled`: the checkout expired.
 */
export type OrderStatus = 'open' | 'processing' | 'paid' | 'failed' | 'cancelled';

export interface OrderRow {
  id: string;
  /** The idempotency key: one attempt of one buyer. */
  attempt: string;
  /** SHA-256 of the request, to tell a repeated one from another one under the same key. */
  fingerprint: string;
  name: string;
  email: string;
  service_type: string;
  target_audience: string;
  campaign_duration: string;
  notes: string;
  success_url: string;
  cancel_url: string;
  /** What was bought, in words. */
  title: string;
  /** JSON: the ids the price was computed from. */
  selection: string;
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
}

export interface ProviderEventRow {
  id: string;
  kind: string;
  session_id: string;
  received_at: string;
}

/** `waiting` until the mail server took it, or until nobody will ever take it. */
export type MailStatus = 'waiting' | 'sent' | 'given-up';

export interface OutboxRow {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  status: MailStatus;
  attempts: number;
  /** Not before then: a back-off, or the lease of the worker that has it in hand. */
  due_at: string;
  created_at: string;
  sent_at: string | null;
  /** A calendar entry that goes along: what it asks of the calendar, and the entry as iCalendar text. */
  calendar_method: CalendarMethod | null;
  calendar: string | null;
  /** JSON: further headers, by their names. */
  headers: string | null;
}

export type CalendarMethod = 'REQUEST' | 'CANCEL';

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
  /** Of the bookings that are not cancelled, one begins at a moment. */
  starts_at: string;
  ends_at: string;
  status: BookingStatus;
  /** How often it was changed: tells calendars which of two invitations is the later one. */
  sequence: number;
  created_at: string;
  updated_at: string;
}

export interface MessageRow {
  id: string;
  /** The ticket it was sent with: one ticket is one message. */
  attempt: string;
  /** SHA-256 of the message, to tell a repeated one from another one with the same ticket. */
  fingerprint: string;
  name: string;
  email: string;
  /** Whose mailbox the address is, to count how often we write to it. */
  mailbox: string;
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

/** That a quote went to a mailbox on a day: once is enough. */
export interface QuoteMailRow {
  quote_id: string;
  /** Not the address, but what our secret makes of it: enough to count by. */
  mailbox: string;
  day: string;
  /** From 1: the first, second … quote that this mailbox gets on that day. */
  turn: number;
}

/** `pending` until whoever has the mailbox confirms; who unsubscribes is forgotten. */
export type SubscriberStatus = 'pending' | 'subscribed';

export interface SubscriberRow {
  id: string;
  /** As it was typed. */
  email: string;
  /** The same in lower case: one address is one subscriber. */
  address: string;
  /** Whose mailbox it is, to count how often we write to it. */
  mailbox: string;
  status: SubscriberStatus;
  /** How many mails about the subscription went out since `mails_since`. */
  mails: number;
  mails_since: string;
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

/** Everything under an address belongs to the account that proved it last. */
export interface AccountAddressRow {
  /** In lower case. */
  address: string;
  account_id: string;
  proved_at: string;
}
