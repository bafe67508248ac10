/** A recommendation based on the visitor's answers. */
export interface Recommended<Id extends string> {
  id: Id;
  /** "Because you chose Retail"; empty without one. */
  reason: string;
}

/** The badge of a card that may stand out in several ways. */
export const badgeOf = (...reasons: readonly (string | false | undefined)[]): string | undefined =>
  reasons.filter(Boolean).join(' · ') || undefined;
