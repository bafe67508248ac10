/** When the balance of an order is due: as agreed in writing for each order, before the work starts, or with delivery. */
export const balanceDues = ['agreed', 'start', 'delivery'] as const;
export type BalanceDue = (typeof balanceDues)[number];

/** What is refunded when a customer cancels: payment for work not done yet; or all before the start, and later all but the deposit. */
export const cancellations = ['work-done', 'before-start'] as const;
export type Cancellation = (typeof cancellations)[number];

/** What the agency decides about its terms, by its settings. */
export interface TermsChoices {
  balanceDue: BalanceDue;
  cancellation: Cancellation;
  /** Rounds of revision in work whose package names none; null if they are agreed for each order. */
  revisionRounds: number | null;
}

const balanceSentences: Readonly<Record<BalanceDue, string>> = {
  agreed: 'We’ll agree in writing when the balance is due.',
  start: 'The balance is due before we start.',
  delivery: 'The balance is due when we’ve delivered everything.',
};

/** When the balance is due, as terms, quotes and receipts say it. */
export const balanceDueSentence = ({ balanceDue }: Pick<TermsChoices, 'balanceDue'>): string =>
  balanceSentences[balanceDue];
