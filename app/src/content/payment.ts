import { type Vat, vatSentence } from '../domain/vat.ts';
import { installation } from './installation.ts';
import { site } from './site.ts';

/** A text, followed by the sentence about VAT. */
export const withVat = (text: string, vat: Vat = site.vat): string => `${text} ${vatSentence(vat)}`.trimEnd();

/** When the balance is due: as the terms say. */
export const balanceNote = installation.balanceDue;

/** Shown beside every deposit. */
export const depositNote = `Nothing else is charged by card today. ${balanceNote}`;

/** The last line of a receipt. */
export const receiptNote = withVat(depositNote);

/** Whether a wizard offers the paid consultation beside the purchase. */
export const offersConsultation = true;
