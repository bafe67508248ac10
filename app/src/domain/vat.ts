/** Whether the prices include VAT, by the setting `VAT`; `none` if the seller charges none; null if the owner hasn't said. */
export type Vat = 'included' | 'excluded' | 'none' | null;

const sentences: Readonly<Record<NonNullable<Vat>, string>> = {
  included: 'All prices include VAT.',
  excluded: 'Prices are for businesses and don’t include VAT.',
  none: 'Prices are final: no VAT is added.',
};

/** What price lists, quotes and receipts say about VAT; empty if the owner hasn't said. */
export const vatSentence = (vat: Vat): string => (vat === null ? '' : sentences[vat]);

/**
 * Whether only businesses may order: what a consumer sees must be the whole price, with VAT (Directive 2011/83/EU, article
 * 6(1)(e)).
 */
export const sellsToBusinessesOnly = (vat: Vat): boolean => vat === 'excluded';

export const businessesOnlyMessage = 'Please enter the name of your business: we only sell to businesses.';

/** The rates of VAT, in percent with at most two decimals. */
export interface VatRates {
  /** Until the first change. */
  rate: number;
  /** Later rates with the day from which each applies ("2027-01-01"), earliest first. */
  changes: readonly { from: string; rate: number }[];
}

/** The rate on a day. An invoice for a payment takes that of the day of the payment: Directive 2006/112/EC, articles 65 and 93. */
export const vatRateOn = ({ rate, changes }: VatRates, day: string): number =>
  changes.findLast(({ from }) => from <= day)?.rate ?? rate;
