/** Whether the prices include VAT, by the setting `VAT`; null if the owner hasn't said. */
export type Vat = 'included' | 'excluded' | null;

/** What price lists, quotes and receipts say about VAT; empty if the owner hasn't said. */
export const vatSentence = (vat: Vat): string =>
  vat === null ? '' : { included: 'All prices include VAT.', excluded: 'Prices don’t include VAT.' }[vat];
