/** A saved quote: what was selected and its price that day. Holds no personal data. */
export interface SavedQuoteRow {
  id: string;
  /** The idempotency key of the request. */
  idempotency_key: string;
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
  saved_on: string;
  /** The last day on which the price holds. */
  valid_until: string;
  created_at: string;
}

/** An owner of a saved quote: someone who saved it signed in, or had it e-mailed. */
export interface QuoteOwnerRow {
  /** HMAC of the owner's e-mail address. */
  owner: string;
  quote_id: string;
  created_at: string;
}
