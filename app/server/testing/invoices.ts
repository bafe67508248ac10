import { type Invoice, sumsOf } from '../../src/domain/invoice/invoice.ts';
import type { InvoiceVat } from '../../src/domain/invoice/vat.ts';
import { toCents } from '../../src/domain/money.ts';
import { priceOf } from '../../src/orders/selection.ts';
import { linesOf } from '../checkout/order.ts';
import { newOrder } from '../checkout/orders.ts';
import { newPayment } from '../checkout/payments.ts';
import type { OrderRow, PaymentRow } from '../db/tables/orders.ts';
import { type BilledChange, billChange } from '../invoices/billChange.ts';
import { documentOf, invoicesOf } from '../invoices/invoices.ts';
import { readSettings } from '../settings.ts';
import { checkoutRequest } from './request.ts';
import type { TestServer } from './startTestServer.ts';

/** A company with all details, as settings. */
export const companySettings = {
  AGENCY_NAME: 'Knot & Sons',
  AGENCY_EMAIL: 'office@agency.example',
  COMPANY_NAME: 'Knot and Sons Limited',
  COMPANY_NUMBER: '123456',
  COMPANY_ADDRESS: '1 Main Street, Dublin 2, D02 XY45',
  COMPANY_DIRECTORS: 'Ann Byrne',
  COMPANY_PHONE: '+353 1 234 5678',
  VAT_NUMBER: 'IE1234567A',
  VAT: 'included',
} as const;

/** An order that isn't stored: for €1,980, with a deposit of €396. */
export function orderRow(now: Date, key = 'key'): OrderRow {
  const request = checkoutRequest({ url: 'https://agency.example' });
  return newOrder(request, priceOf(request.selection), key, 'stripe', now);
}

/** A payment of it by card. */
export const cardPayment = (order: OrderRow, id: string, amount: number, now: Date): PaymentRow => ({
  ...newPayment(order, id, now),
  status: 'paid',
  currency: 'eur',
  amount_cents: amount,
  asked_cents: amount === order.deposit_cents ? null : amount,
});

/** Issues the documents of a change in a transaction of its own. */
export const bill = ({ context, database }: TestServer, change: BilledChange, settings: object = {}) =>
  database
    .transaction()
    .execute((transaction) =>
      billChange({ ...context, settings: { ...context.settings, ...settings } }, transaction, change),
    );

/** The documents of an order, oldest first. */
export const documentsOf = async ({ database }: Pick<TestServer, 'database'>, orderId: string): Promise<Invoice[]> =>
  (await invoicesOf(database, [orderId])).map(documentOf);

/** An invoice for the deposit of that order, with every detail of the seller. */
export function sampleInvoice(
  change: Partial<Invoice> = {},
  vat: InvoiceVat = { mode: 'included', rate: 23 },
): Invoice {
  const { seller } = readSettings({ ...companySettings, SECRET: 's'.repeat(32) });
  const order = orderRow(new Date('2026-11-20T10:00:00Z'));
  const label = `Deposit: ${order.title}`;
  const sums = sumsOf([{ label, rule: '20%, €396 of €1,980', amount: 39_600 }], vat);
  return {
    version: 1,
    kind: 'invoice',
    number: '2026-0001',
    issuedOn: '2026-11-20',
    seller,
    buyer: { name: 'Zoë Żak', email: 'zoe@example.ie', company: null, vatNumber: null, country: 'IE' },
    order: {
      reference: '0A1B2C3D',
      title: order.title,
      lines: linesOf(order).map(({ label, rule, amount }) => ({ label, rule, amount: toCents(amount) })),
      total: order.total_cents,
      left: 158_400,
    },
    ...sums,
    paid: { amount: 39_600, on: '2026-11-20', by: 'card' },
    due: sums.total - 39_600,
    earlier: [],
    corrects: null,
    ...change,
  };
}
