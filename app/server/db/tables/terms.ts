/** A version of the terms of business. Its text never changes: a trigger rejects updates. */
export interface TermsRow {
  /** SHA-256 of its text, as hexadecimal digits. */
  version: string;
  /** JSON: the whole text, `Terms`. */
  document: string;
  /** When it last came into force. The latest of all versions is in force. */
  since: string;
}
