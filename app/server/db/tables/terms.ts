/** A version of the terms of business. Its words never change: a trigger refuses it. */
export interface TermsRow {
  /** SHA-256 of its words, in hexadecimal digits. */
  version: string;
  /** JSON: the whole text, `Terms`. */
  document: string;
  /** When it last came into force. The latest of all versions is in force. */
  since: string;
}
