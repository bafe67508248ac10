import { installation } from './installation.ts';

/** Whether prices include VAT: what can be said before the owner says it, as the setting changes no total. */
export const vatClause = installation.vatSentence || 'You pay the totals shown here: no VAT is stated separately.';

/** A text about prices, followed by the sentence that says whether they include VAT. */
export const withVatSentence = (text: string, sentence = vatClause): string => `${text} ${sentence}`.trimEnd();

/** Shown beside every deposit. */
export const depositNote = `Nothing else is charged by card today. ${installation.balanceDue}`;

/** The last line of an order summary. */
export const orderSummaryNote = withVatSentence(depositNote);

/** The last line of the summary of an order that may be paid in full at first. @param later what is due later */
export const summaryNote = (later: number): string =>
  later > 0 ? orderSummaryNote : withVatSentence('Nothing is due later.');

/** Whether a wizard offers the paid consultation beside the purchase. */
export const offersConsultation = true;
