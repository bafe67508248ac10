import { formatDate } from '../../src/domain/dates.ts';
import type { Invoice } from '../../src/domain/invoice/invoice.ts';
import {
  buyerLines,
  invoiceNotes,
  invoiceTitle,
  orderRows,
  type SumRow,
  sellerLines,
  sumRows,
} from '../../src/domain/invoice/words.ts';
import { formatExact } from '../../src/domain/money.ts';
import { sellerLine, sellerName } from '../../src/domain/seller.ts';
import { missingLetters } from './fonts.ts';
import { letterhead, type PrintedLogo } from './letterhead.ts';
import { colors, page, Sheet } from './sheet.ts';

const { margin } = page;
const column = (page.width - 2 * margin) / 2;

/** A document as PDF/A-3. The same document with the same logo, and the same name in it, always gives the same bytes. */
export function invoicePdf(invoice: Invoice, logo: PrintedLogo | null): Promise<Buffer> {
  const made = new Date(`${invoice.issuedOn}T12:00:00Z`);
  const title = invoiceTitle(invoice);
  const { seller } = invoice;
  const sheet = new Sheet(title, sellerName(seller), made, (each) =>
    letterhead(each, seller.name, sellerLine(seller), logo),
  );
  sheet.text(title, margin, sheet.y, { size: 22, weight: 600 });
  sheet.y += 42;
  facts(sheet, invoice);
  parties(sheet, invoice);
  lines(sheet, invoice);
  sums(sheet, sumRows(invoice));
  for (const note of invoiceNotes(invoice)) sheet.paragraph(note, 4);
  order(sheet, invoice);
  return sheet.bytes();
}

/** The letters of the names on a document that no font has, which its PDF can't show. */
export const missingFromPdf = (invoice: Invoice): string =>
  missingLetters([...sellerLines(invoice), ...buyerLines(invoice)].join('')).join('');

function facts(sheet: Sheet, { kind, issuedOn, order: { reference }, paid }: Invoice): void {
  const list = [
    ['Date', formatDate(issuedOn)],
    [kind === 'invoice' ? 'Paid on' : 'Returned on', formatDate(paid.on)],
    ['Order', reference],
  ] as const;
  for (const [at, [name, value]] of list.entries()) {
    const x = margin + at * 150;
    sheet.text(name, x, sheet.y, { size: 8, color: colors.quiet });
    sheet.text(value, x, sheet.y + 13, { weight: 600 });
  }
  sheet.y += 46;
}

function parties(sheet: Sheet, invoice: Invoice): void {
  const top = sheet.y;
  const bottoms = (
    [
      ['From', sellerLines(invoice)],
      ['To', buyerLines(invoice)],
    ] as const
  ).map(([name, list], at) => {
    const x = margin + at * column;
    let y = top + sheet.text(name, x, top, { size: 8, color: colors.quiet }) + 2;
    for (const [place, line] of list.entries())
      y += sheet.text(line, x, y, { width: column - 20, weight: place === 0 ? 600 : 400 }) + 1;
    return y;
  });
  sheet.y = Math.max(...bottoms) + 26;
}

const rowsOf = (list: Invoice['order']['lines']) =>
  list.map(({ label, rule, amount }) => ({ label, amount: formatExact(amount), note: rule }));

function lines(sheet: Sheet, { lines: list, vat }: Invoice): void {
  const amountName = { included: 'Euro, with VAT', excluded: 'Euro, without VAT', none: 'Euro' }[vat.mode];
  const head = () => {
    sheet.row('What', amountName, { size: 8, color: colors.quiet });
    sheet.rule();
    sheet.y += 9;
  };
  sheet.headed(head, rowsOf(list));
  sheet.y += 4;
  sheet.rule();
  sheet.y += 10;
}

/** All on one page. */
function sums(sheet: Sheet, rows: readonly SumRow[]): void {
  const left = margin + column - 70;
  const styleOf = ({ isTotal }: SumRow) => ({ left, weight: isTotal ? 600 : 400 }) as const;
  sheet.need(rows.reduce((height, row) => height + sheet.rowHeight(row.label, styleOf(row)), 0));
  for (const row of rows) sheet.row(row.label, row.amount, styleOf(row));
  sheet.y += 14;
}

/** What the document is a part of. */
function order(sheet: Sheet, invoice: Invoice): void {
  sheet.y += 14;
  const head = () => {
    sheet.text('Your order', margin, sheet.y, { size: 12, weight: 600 });
    sheet.y += 24;
  };
  sheet.headed(head, rowsOf(invoice.order.lines));
  sheet.rule();
  sheet.y += 10;
  sums(sheet, orderRows(invoice));
}
