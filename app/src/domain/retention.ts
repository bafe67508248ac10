/**
 * How long each kind of record is kept. The retention job deletes by this table and the privacy policy prints it: a kind
 * without a rule, or without a sentence, does not compile.
 */
export const retention = {
  /** After the end of the year in which it last changed: Irish tax law, Taxes Consolidation Act 1997, section 886. */
  paidOrders: { years: 6 },
  /** After its last change, where nothing was ever paid. */
  unpaidOrders: { days: 90 },
  /** After the consultation took place, or would have. */
  bookings: { days: 180 },
  /** After it was sent. */
  messages: { days: 365 },
  /** After the mail was sent, or given up: long enough to ask whether it arrived. */
  mails: { days: 30 },
  /** After the last day on which its prices hold. */
  savedQuotes: { days: 365 },
  /** After the subscription was requested and not confirmed. */
  newsletterRequests: { days: 7 },
  /** After the last visit with "Keep me logged in". */
  logins: { days: 14 },
} as const satisfies Record<string, { days: number } | { years: number }>;

export type RecordKind = keyof typeof retention;

/**
 * Days for which an unpaid order of an erased account waits for a payment after its checkout has ended: Stripe repeats its
 * events for three days.
 */
export const latePaymentDays = 4;

/** The first day whose paid orders are still kept in a year: "2021-01-01" in 2027. */
export const oldestBooks = (year: number): string => `${year - retention.paidOrders.years}-01-01`;
