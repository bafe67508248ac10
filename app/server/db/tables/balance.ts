/** A request for the balance of an order. Its link is valid until it is paid or withdrawn. */
export interface BalanceRequestRow {
  id: string;
  order_id: string;
  /** SHA-256 of the secret in its link. */
  token_hash: string;
  /** What was due at the time, and the sum of the instalments. */
  amount_cents: number;
  /** JSON: one to four `Instalment`s in the order of their days. */
  instalments: string;
  /** The day of the first instalment that isn't paid in full: "2026-12-01". Null without one. */
  next_due_on: string | null;
  /** The last reminder that was queued, with its day: "2026-12-01 before". */
  reminded: string | null;
  /** How many checkout sessions it has had. */
  session_number: number;
  /** How many idempotency keys this session has used up: the provider repeats a failure under the same key. */
  session_try: number;
  /** The current session; null until it is opened. */
  session_id: string | null;
  /** What the session charges. */
  session_cents: number;
  checkout_url: string | null;
  session_expires_at: string | null;
  /** A lock with expiry: until then only its holder may open a session. */
  locked_until: string | null;
  created_at: string;
  /** When nothing was left to pay; null again when that is reversed. */
  paid_at: string | null;
  withdrawn_at: string | null;
}
