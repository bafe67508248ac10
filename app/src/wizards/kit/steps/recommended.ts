/** What the visitor's own answers speak for. */
export interface Recommended<Id extends string> {
  id: Id;
  /** "Because you chose Retail". */
  reason: string;
}
