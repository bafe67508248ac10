/** The text of a row that searches look through. Triggers write it in the transaction that changes the row. */
export interface SearchRow {
  /** The row's number in the index. */
  number: number;
  /** Of the row in the list. */
  id: string;
  /** Folded: lower case, without marks. */
  text: string;
}

/** Everybody who left an address, by it: with all their names, and when they were last in contact. Triggers write it. */
export interface PersonSearchRow extends SearchRow {
  /** Separated by spaces. */
  names: string;
  last_at: string;
}
