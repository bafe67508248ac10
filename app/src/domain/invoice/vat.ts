import type { Vat } from '../vat.ts';

/** How a document states VAT. `none`: it states none, because the seller charges none or
 * has no VAT number, or the owner hasn't said. */
export interface InvoiceVat {
  mode: NonNullable<Vat>;
  /** Percent, with at most two decimals; 0 without VAT. */
  rate: number;
}

/** An amount of cents, split by VAT. */
export interface VatSplit {
  net: number;
  vat: number;
  total: number;
}

/** How an invoice states VAT: only a seller with a VAT number may. */
export const invoiceVat = (vat: Vat, rate: number, vatNumber: string | null): InvoiceVat =>
  vat === null || vat === 'none' || vatNumber === null ? { mode: 'none', rate: 0 } : { mode: vat, rate };

/** Divides whole numbers and rounds, halves away from zero. */
function divide(dividend: number, divisor: number): number {
  const size = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  return dividend < 0 ? 0 - size : size;
}

/**
 * Splits an amount by VAT, rounded to the cent.
 * @param amount cents as priced: with VAT when prices include it, otherwise without
 */
export function splitVat(amount: number, { mode, rate }: InvoiceVat): VatSplit {
  if (mode === 'none') return { net: amount, vat: 0, total: amount };
  // Whole numbers only: 23% is 2,300 of 10,000.
  const share = Math.round(rate * 100);
  const vat = divide(amount * share, mode === 'included' ? 10_000 + share : 10_000);
  return mode === 'included' ? { net: amount - vat, vat, total: amount } : { net: amount, vat, total: amount + vat };
}

/** The split of a change from one amount to another: parts that are split like this add up to the whole. */
export function splitChange(from: number, to: number, vat: InvoiceVat): VatSplit {
  const [before, after] = [splitVat(from, vat), splitVat(to, vat)];
  return { net: after.net - before.net, vat: after.vat - before.vat, total: after.total - before.total };
}
