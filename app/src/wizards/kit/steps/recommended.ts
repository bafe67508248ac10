/** A recommendation based on the visitor's answers. */
export interface Recommended<Id extends string> {
  id: Id;
  /** "Because you chose Retail". */
  reason: string;
}
