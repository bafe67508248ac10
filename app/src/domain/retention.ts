/**
 * How long each kind of record is kept. The retention job and the privacy policy use this table: a kind
 * missing from either doesn't compile.
 */
export const retention = {
  /** After the end of the year in which it last changed: Irish tax law, Taxes Consolidation Act 1997, section 886. */
  paidOrders: { years: 6 },
  /** After the end of the year in which it was issued: the same law. */
  invoices: { years: 6 },
  /** After its last change. */
  unpaidOrders: { days: 90 },
  /** After the time of the consultation, even if cancelled. */
  bookings: { days: 180 },
  /** After it was sent. */
  messages: { days: 365 },
  /** After sending or giving up: long enough to find out whether it arrived. */
  mails: { days: 30 },
  /** After the last day of its prices. */
  savedQuotes: { days: 365 },
  /** After the day on which the team gets back to someone. */
  followUps: { days: 365 },
  /** After its last day, unless it was accepted: then it is kept with its order. */
  offers: { days: 365 },
  /** After the subscription was requested and not confirmed. */
  newsletterRequests: { days: 7 },
  /** After the last visit with "Keep me logged in". */
  logins: { days: 14 },
} as const satisfies Record<string, { days: number } | { years: number }>;

export type RecordKind = keyof typeof retention;

/**
 * Days that an unpaid order of a deleted account is kept after its checkout has expired: Stripe retries
 * webhooks for three days.
 */
export const latePaymentDays = 4;

/** Days that a browser is known as one that has logged in before. */
export const knownBrowserDays = 180;

/** Months whose newest nightly backup is kept: what is deleted is in a backup for up to so long. */
export const backupMonths = 12;

/** Days that the database of before an upgrade or a restore is kept beside the new one. */
export const earlierDatabaseDays = 30;

/** The earliest day whose paid orders are still kept in a year: "2021-01-01" in 2027. */
export const oldestBooks = (year: number): string => `${year - retention.paidOrders.years}-01-01`;
