/** The text of a row that searches look through. Triggers write it in the transaction that changes the row. */
export interface SearchRow {
  /** The row's number in the index. */
  number: number;
  /** Of the row in the list. */
  id: string;
  /** Folded: lower case, without marks. */
  text: string;
}
