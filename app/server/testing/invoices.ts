import type { Invoice } from '../../src/domain/invoice/invoice.ts';
import { priceOf } from '../../src/orders/selection.ts';
import { newOrder } from '../checkout/orders.ts';
import { newPayment } from '../checkout/payments.ts';
import type { OrderRow, PaymentRow } from '../db/tables/orders.ts';
import { type BilledChange, billChange } from '../invoices/billChange.ts';
import { documentOf, invoicesOf } from '../invoices/invoices.ts';
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
