import { type PaidBy, type PricedLine, sumsOf, withNet } from '../../src/domain/invoice/invoice.ts';
import { invoiceVat, splitChange } from '../../src/domain/invoice/vat.ts';
import { formatCents, toCents } from '../../src/domain/money.ts';
import { vatRateOn } from '../../src/domain/vat.ts';
import { arrivedMoneyOf } from '../orders/money.ts';
import { addressOf, depositShare, linesOf, referenceOf } from '../orders/order.ts';
import { isDeposit, lostCents, returnedCents } from '../orders/orderStatus.ts';
import type { OrderRow, PaymentRow } from '../orders/table.ts';
import { type Context, today } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { currency } from '../platform/payments/provider.ts';
import { type Draft, documentOf, invoicesOf, issue } from './invoices.ts';
import type { InvoiceRow } from './table.ts';

type BillContext = Pick<Context, 'settings' | 'now' | 'opening'>;

/** A payment that changed. */
export interface BilledChange {
  order: OrderRow;
  /** Undefined for a new payment. */
  before: PaymentRow | undefined;
  after: PaymentRow;
  /** All payments of the order, after the change. */
  payments: readonly PaymentRow[];
  /** The day the money arrived or went back; today by default. */
  paidOn?: string;
}

/** Cents of a payment that invoices are about: what was received and not returned. Other currencies are for a person. */
export const billed = (payment: PaymentRow | undefined) =>
  payment?.status === 'paid' && payment.currency === currency
    ? Math.max(0, (payment.amount_cents ?? 0) - returnedCents(payment))
    : 0;

/**
 * Issues the documents of a change in the transaction that stores it: an invoice when money was received, a credit note when
 * it went back, by a refund or a lost dispute. What an order's invoices state, without its credit notes, is what was received
 * for it and not returned.
 * @returns the document about the change; undefined when no money moved
 */
export async function billChange(
  context: BillContext,
  transaction: Transaction,
  change: BilledChange,
): Promise<InvoiceRow | undefined> {
  const [from, to] = [billed(change.before), billed(change.after)];
  if (from === to) return undefined;
  const earlier = await invoicesOf(transaction, [change.order.id]);
  const own = earlier.filter(({ payment_id }) => payment_id === change.after.id);
  if (own.length === 0) return issue(transaction, invoiceOf(context, change, earlier, to), ids(context, change, 1));
  return issue(
    transaction,
    correctionOf(context, change, earlier, own, [from, to]),
    ids(context, change, own.length + 1),
  );
}

const ids = ({ now }: BillContext, { order, after }: BilledChange, payment_place: number) => ({
  order_id: order.id,
  payment_id: after.id,
  payment_place,
  created_at: now().toISOString(),
});

/** What every document of an order says. */
function frame(context: BillContext, { order, after, payments, paidOn }: BilledChange, earlier: readonly InvoiceRow[]) {
  const { seller } = context.settings;
  const issuedOn = today(context);
  const address = addressOf(order);
  return {
    issuedOn,
    seller,
    buyer: {
      name: order.name,
      email: order.email,
      company: order.company,
      vatNumber: order.vat_number,
      address,
      country: address?.country ?? seller.country,
    },
    order: {
      reference: referenceOf(order),
      title: order.title,
      lines: pricedLines(order),
      total: order.total_cents,
      left: arrivedMoneyOf(order, payments).due,
    },
    earlier: earlier.map((row) => {
      const { number, kind, paid } = documentOf(row);
      return { number, paid: kind === 'invoice' ? paid.amount : -paid.amount };
    }),
    paid: { on: paidOn ?? issuedOn, by: paidBy(after) },
  };
}

const paidBy = ({ provider }: PaymentRow): PaidBy =>
  provider === 'transfer' || provider === 'demo' ? provider : 'card';

const pricedLines = (order: OrderRow): PricedLine[] =>
  linesOf(order).map(({ label, rule, amount }) => ({ label, rule, amount: toCents(amount) }));

function invoiceOf(context: BillContext, change: BilledChange, earlier: readonly InvoiceRow[], amount: number): Draft {
  const { seller, vat, vatRates } = context.settings;
  const { paid, ...rest } = frame(context, change, earlier);
  const sums = sumsOf(linesFor(change, amount), invoiceVat(vat, vatRateOn(vatRates, paid.on), seller.vatNumber));
  return {
    kind: 'invoice',
    ...rest,
    ...sums,
    paid: { ...paid, amount },
    due: sums.total - amount,
    corrects: null,
  };
}

/** The price lines for a payment of the whole order, otherwise one line about the part that was paid. */
function linesFor({ order, after }: BilledChange, amount: number): PricedLine[] {
  if (amount === order.total_cents) return pricedLines(order);
  const part = `${formatCents(amount)} of ${formatCents(order.total_cents)}`;
  if (isDeposit(after) && amount === order.deposit_cents)
    return [{ label: `Deposit: ${order.title}`, rule: `${depositShare(order)}, ${part}`, amount }];
  return [{ label: `${after.balance_request ? 'Balance' : 'Payment'}: ${order.title}`, rule: part, amount }];
}

/** A credit note for money that went back; an invoice when it came back after a refund failed or the bank changed its mind. */
function correctionOf(
  context: BillContext,
  change: BilledChange,
  earlier: readonly InvoiceRow[],
  own: readonly InvoiceRow[],
  [from, to]: readonly [number, number],
): Draft {
  const { order } = change;
  const isCredit = to < from;
  const corrected = own.findLast(({ kind }) => kind === (isCredit ? 'invoice' : 'credit-note')) ?? own[0];
  if (!corrected) throw new Error(`No document of the payment ${change.after.id} can be corrected.`);
  const { vat, buyer, number, issuedOn } = documentOf(corrected);
  // By what is kept of the payment before and after: credits in parts add up to the invoice.
  const { net, vat: vatAmount, total } = splitChange(Math.min(from, to), Math.max(from, to), vat);
  const amount = Math.abs(from - to);
  const { paid, ...rest } = frame(context, change, earlier);
  const label = `${reasonOf(change, isCredit)}: ${order.title}`;
  const rule = `For ${isCredit ? 'invoice' : 'credit note'} ${number}`;
  const [priced] = withNet([{ label, rule, amount }], vat);
  return {
    kind: isCredit ? 'credit-note' : 'invoice',
    ...rest,
    buyer,
    lines: priced ? [{ ...priced, net }] : [],
    vat,
    net,
    vatAmount,
    total,
    paid: { ...paid, amount },
    due: total - amount,
    corrects: { number, issuedOn },
  };
}

/** Why money went back, or came back. */
function reasonOf({ before, after }: BilledChange, isCredit: boolean): string {
  const lost = lostCents(after) - (before ? lostCents(before) : 0);
  if (isCredit) {
    if (after.status === 'reversed') return 'Payment not received';
    return lost > 0 ? 'Returned by the bank after a dispute' : 'Refund';
  }
  return lost < 0 ? 'Dispute decided again' : 'Refund that the bank returned';
}
