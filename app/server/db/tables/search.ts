/** The searchable text of a row. Written by triggers, in the transaction that changes the row. */
export interface SearchRow {
  /** The row's number in the index. */
  number: number;
  /** Of the row in the list. */
  id: string;
  /** Folded: lower case, without accents. */
  text: string;
}

/** A person by e-mail address: all names given with it, and the last contact. Written by triggers. */
export interface PersonSearchRow extends SearchRow {
  /** Separated by spaces. */
  names: string;
  last_at: string;
}
