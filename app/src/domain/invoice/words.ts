import { addressLines } from '../business.ts';
import { formatDate } from '../dates.ts';
import { formatExact } from '../money.ts';
import { countryName } from '../seller.ts';
import type { VatRates } from '../vat.ts';
import { type Invoice, kindNames, type PaidBy } from './invoice.ts';

/** "23%, from 1 January 2027 21%". */
export const describeRates = ({ rate, changes }: VatRates): string =>
  [`${rate}%`, ...changes.map((change) => `from ${formatDate(change.from)} ${change.rate}%`)].join(', ');

/** "Invoice 2026-0001" */
export const invoiceTitle = ({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string =>
  `${kindNames[kind]} ${number}`;

const ways: Readonly<Record<PaidBy, string>> = {
  card: 'by card',
  transfer: 'by transfer',
  demo: 'in the demo checkout',
};

export interface SumRow {
  label: string;
  amount: string;
  isTotal?: true;
}

/** The sums below the lines, in words. */
export function sumRows({ kind, vat, net, vatAmount, total, paid, due }: Invoice): SumRow[] {
  const isCredit = kind === 'credit-note';
  const states = vat.mode !== 'none';
  return [
    ...(states
      ? [
          { label: 'Net', amount: formatExact(net) },
          { label: `VAT ${vat.rate}%`, amount: formatExact(vatAmount) },
        ]
      : []),
    { label: isCredit ? 'Credited' : 'Total', amount: formatExact(total), isTotal: true },
    {
      label: `${isCredit ? 'Returned' : 'Paid'} ${ways[paid.by]} on ${formatDate(paid.on)}`,
      amount: formatExact(isCredit ? paid.amount : -paid.amount),
    },
    { label: isCredit ? 'No longer due' : 'Due', amount: formatExact(due), isTotal: true },
  ];
}

/** The price of the order, the documents up to this one, what a refund took off the price, and what is left to pay. */
export function orderRows({ order, earlier, number, kind, paid }: Invoice): SumRow[] {
  const all = [...earlier, { number, paid: kind === 'invoice' ? paid.amount : -paid.amount }];
  const waived = order.total - all.reduce((sum, each) => sum + each.paid, 0) - order.left;
  return [
    { label: 'Price of the order', amount: formatExact(order.total) },
    ...all.map((each) => ({
      label: `${each.paid < 0 ? 'Returned' : 'Paid'}, ${each.number}`,
      amount: formatExact(-each.paid),
    })),
    ...(waived > 0 ? [{ label: 'No longer due', amount: formatExact(-waived) }] : []),
    { label: 'Still to pay', amount: formatExact(order.left), isTotal: true },
  ];
}

/** Sentences below the sums. */
export function invoiceNotes({ kind, number, vat, due, paid, corrects }: Invoice): string[] {
  const isCredit = kind === 'credit-note';
  return [
    corrects ? `${isCredit ? 'Credits' : 'Follows'} ${corrects.number} of ${formatDate(corrects.issuedOn)}.` : null,
    vat.mode === 'none' ? 'This document states no VAT.' : null,
    due > 0 && !isCredit
      ? `The price didn’t include VAT. Please transfer ${formatExact(due)} and quote ${number}.`
      : null,
    due > 0 && isCredit ? `You no longer owe the VAT of ${formatExact(due)} on what was returned.` : null,
    paid.by === 'demo' ? 'This comes from the demo checkout: no money moved, and it isn’t valid for tax.' : null,
  ].filter((note) => note !== null);
}

/** The buyer, line by line. */
export const buyerLines = ({ buyer: { company, name, address, email, vatNumber } }: Invoice): string[] =>
  [company, name, ...(address ? addressLines(address) : []), email, vatNumber && `VAT no. ${vatNumber}`].filter(
    (line): line is string => Boolean(line),
  );

/** The seller, line by line. */
export function sellerLines({ seller }: Invoice): string[] {
  const { name, legalName, address, country, companyNumber, vatNumber, phone, email } = seller;
  return [
    legalName ?? name,
    ...(address ? [...address.split(',').map((part) => part.trim()), countryName(country)] : []),
    companyNumber && `Company no. ${companyNumber}`,
    vatNumber && `VAT no. ${vatNumber}`,
    phone,
    email,
  ].filter((line): line is string => Boolean(line));
}
