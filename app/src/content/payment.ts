import { installation } from './installation.ts';

/** A text, followed by the sentence about VAT. */
export const withVat = (text: string, sentence = installation.vatSentence): string => `${text} ${sentence}`.trimEnd();

/** Shown beside every deposit. */
export const depositNote = `Nothing else is charged by card today. ${installation.balanceDue}`;

/** The last line of a receipt. */
export const receiptNote = withVat(depositNote);

/** Whether a wizard offers the paid consultation beside the purchase. */
export const offersConsultation = true;
