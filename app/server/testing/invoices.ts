import fc from 'fast-check';
import { defaultCatalogue as catalogue } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { type Invoice, sumsOf } from '../../src/domain/invoice/invoice.ts';
import type { InvoiceVat } from '../../src/domain/invoice/vat.ts';
import { toCents } from '../../src/domain/money.ts';
import { priceOf } from '../../src/orders/selection.ts';
import { type BilledChange, billChange } from '../invoices/billChange.ts';
import { documentOf, invoicesOf } from '../invoices/invoices.ts';
import { linesOf } from '../orders/order.ts';
import { newOrder } from '../orders/orders.ts';
import { newPayment } from '../orders/payments.ts';
import type { OrderRow, PaymentRow } from '../orders/table.ts';
import { readSettings } from '../platform/settings/settings.ts';
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
  return newOrder(catalogue, request, priceOf(catalogue, request.selection), key, 'stripe', now, 'a'.repeat(64));
}

/** A payment of it by card. */
export const cardPayment = (order: OrderRow, id: string, amount: number, now: Date): PaymentRow => ({
  ...newPayment(order, id, now),
  status: 'paid',
  currency: 'eur',
  amount_cents: amount,
  paid_at: now.toISOString(),
  asked_cents: amount === order.deposit_cents ? null : amount,
});

/** Issues the documents of a change in a transaction of its own. */
export const bill = ({ context, database }: TestServer, change: BilledChange, settings: object = {}) =>
  database
    .transaction()
    .execute((transaction) =>
      billChange({ ...context, settings: { ...context.settings, ...settings } }, transaction, change),
    );

/** Payments, with how many thousandths are refunded after each event, and are lost of the rest in a dispute. */
export const moneyHistories = fc.array(
  fc.record({
    amount: fc.integer({ min: 50, max: 300_000 }),
    refunds: fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 4 }),
    isReversed: fc.boolean(),
    lost: fc.integer({ min: 0, max: 1_000 }),
  }),
  { minLength: 1, maxLength: 3 },
);
type MoneyHistory = typeof moneyHistories extends fc.Arbitrary<infer History> ? History : never;

/** Lets an order's payments happen. @param step receives each change @returns the payments at the end */
export async function playMoney(
  order: OrderRow,
  history: MoneyHistory,
  now: Date,
  step: (change: BilledChange) => Promise<unknown>,
): Promise<PaymentRow[]> {
  const payments: PaymentRow[] = [];
  for (const [at, { amount, refunds, isReversed, lost }] of history.entries()) {
    let before: PaymentRow | undefined;
    const become = async (after: PaymentRow) => {
      payments[at] = after;
      await step({ order, before, after, payments: [...payments] });
      before = after;
    };
    const paid = cardPayment(order, `payment-${order.id}-${at}`, amount, now);
    await become(paid);
    for (const share of refunds) await become({ ...paid, refunded_cents: Math.round((share * amount) / 1_000) });
    const refunded_cents = payments[at]?.refunded_cents ?? 0;
    const disputed_cents = Math.round((lost * (amount - refunded_cents)) / 1_000);
    await become({ ...paid, refunded_cents, dispute: 'open', disputed_cents });
    await become({ ...paid, refunded_cents, dispute: 'lost', disputed_cents });
    if (isReversed) await become({ ...paid, status: 'reversed' });
  }
  return payments;
}

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
    buyer: { name: 'Zoë Żak', email: 'zoe@example.ie', company: null, vatNumber: null, address: null, country: 'IE' },
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
