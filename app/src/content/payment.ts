import { type Vat, vatSentence } from '../domain/vat.ts';
import { site } from './site.ts';

/** A text, followed by the sentence about VAT. */
export const withVat = (text: string, vat: Vat = site.vat): string => `${text} ${vatSentence(vat)}`.trimEnd();

/** Shown beside every deposit. The agency still has to define when and how the balance is paid, and refunds. */
export const depositNote = 'Nothing else is charged by card today. We’ll agree in writing when the balance is due.';

/** The last line of a receipt. */
export const receiptNote = withVat(depositNote);

/** Whether a wizard offers the paid consultation beside the purchase. */
export const offersConsultation = true;
