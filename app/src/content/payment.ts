import { site } from './site.ts';

/** What the owner says about VAT in the setting `VAT`. */
type Vat = typeof site.vat;

/** What every price list says about VAT: nothing until the owner has said it. */
export const vatWords = (vat: Vat): string =>
  vat === null ? '' : { included: 'All prices include VAT.', excluded: 'Prices don’t include VAT.' }[vat];

/** A text, and what has to be said about VAT with it. */
export const withVat = (text: string, vat: Vat = site.vat): string => `${text} ${vatWords(vat)}`.trimEnd();

/** Shown beside every deposit. The agency still has to define when and how the balance is paid, and refunds. */
export const depositNote = 'Nothing else is charged by card today. We’ll agree in writing when the balance is due.';

/** The last line of a receipt. */
export const receiptNote = withVat(depositNote);

/** Whether a wizard offers the paid consultation beside the purchase. */
export const offersConsultation = true;
