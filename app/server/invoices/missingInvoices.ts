import { todayIn } from '../../src/domain/booking/slots.ts';
import type { InvoiceKind } from '../../src/domain/invoice/invoice.ts';
import { lostCents } from '../orders/orderStatus.ts';
import { lockedOrder } from '../orders/orders.ts';
import { paymentsOf } from '../orders/payments.ts';
import type { OrderRow, PaymentRow } from '../orders/table.ts';
import type { Context } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import { currency } from '../platform/payments/provider.ts';
import { type BillContext, type BilledChange, billChange, billed } from './billChange.ts';
import { documentOf, invoicesOf } from './invoices.ts';
import type { InvoiceRow } from './table.ts';

/** A document that a payment should have: an invoice for money received, a credit note for money returned. */
export interface MissingInvoice {
  kind: InvoiceKind;
  /** Cents. */
  amount: number;
  /** The day the money moved: "2026-11-20". */
  day: string;
  order: OrderRow;
}

type DatedChange = BilledChange & { paidOn: string };

/**
 * Whether payments of a provider get documents: in a real shop, those of the demo checkout from before get none, because no
 * money moved.
 */
const isBilled = ({ provider }: Pick<PaymentRow, 'provider'>, { settings }: Pick<Context, 'settings'>) =>
  provider !== 'demo' || settings.cardProvider === null;

const onDay = (at: string, { opening }: BillContext) => todayIn(opening, new Date(at));

/** The days on which payments were received, as far as they were recorded. */
async function receiptDays(
  context: BillContext,
  database: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paymentIds.length === 0) return new Map();
  const events = await database
    .selectFrom('provider_events')
    .select(({ fn }) => ['session_id', fn.min('received_at').as('at')])
    .where('kind', '=', 'paid')
    .where('session_id', 'in', paymentIds)
    .groupBy('session_id')
    .execute();
  const transfers = await database
    .selectFrom('transfers')
    .select(['payment_id', 'day'])
    .where('reverses', 'is', null)
    .where('payment_id', 'in', paymentIds)
    .execute();
  return new Map([
    ...events.map(({ session_id, at }) => [session_id, onDay(at, context)] as const),
    ...transfers.map(({ payment_id, day }) => [payment_id, day] as const),
  ]);
}

/** A payment when so many of its cents were kept: the rest was refunded. */
const keeping = (payment: PaymentRow, cents: number): PaymentRow => ({
  ...payment,
  status: 'paid',
  refunded_cents: (payment.amount_cents ?? 0) - cents,
  dispute: null,
});

/** The cents that the documents of a payment say were kept; null without documents. */
function documentedCents(payment: PaymentRow, documents: readonly InvoiceRow[]): number | null {
  const own = documents.filter(({ payment_id }) => payment_id === payment.id);
  if (own.length === 0) return null;
  return own.reduce((cents, row) => cents + documentOf(row).paid.amount * (row.kind === 'invoice' ? 1 : -1), 0);
}

/** What a payment went through without a document: it was received, refunded, lost in a dispute. */
function stepsOf(
  context: BillContext,
  order: OrderRow,
  payment: PaymentRow,
  documented: number | null,
  receivedOn: string | undefined,
): Pick<DatedChange, 'before' | 'after' | 'paidOn'>[] {
  // A transfer that was entered by mistake was never received.
  if (documented === null && (payment.status !== 'paid' || payment.currency !== currency)) return [];
  const received = payment.amount_cents ?? 0;
  const paidOn =
    receivedOn ?? onDay(payment.asked_cents === null && order.paid_at ? order.paid_at : payment.created_at, context);
  const refundedOn = onDay(payment.refunded_as_of ?? payment.updated_at, context);
  const lostOn = onDay(payment.dispute_as_of ?? payment.updated_at, context);
  const hasLost = payment.status === 'paid' && lostCents(payment) > 0;
  const states: readonly (readonly [PaymentRow, string])[] = [
    ...(documented === null ? [[keeping(payment, received), paidOn] as const] : []),
    ...(hasLost ? [[{ ...payment, dispute: null }, refundedOn] as const] : []),
    [payment, hasLost ? lostOn : refundedOn],
  ];
  let before = documented === null ? undefined : keeping(payment, documented);
  let since = '';
  return states.flatMap(([after, day], at) => {
    const isLast = at === states.length - 1;
    // Documents may say already that more went back than this.
    if (billed(after) === billed(before) || (before && !isLast && billed(after) > billed(before))) return [];
    since = day > since ? day : since;
    const step = { before, after, paidOn: since };
    before = after;
    return [step];
  });
}

/** The changes of an order's money that have no document, in the order in which they happened. */
async function missingChanges(
  context: BillContext,
  database: Database,
  order: OrderRow,
  payments: readonly PaymentRow[],
  documents: readonly InvoiceRow[],
): Promise<DatedChange[]> {
  const counted = payments.filter((payment) => isBilled(payment, context));
  const days = await receiptDays(
    context,
    database,
    counted.map(({ id }) => id),
  );
  const documented = new Map(counted.map((payment) => [payment.id, documentedCents(payment, documents)]));
  const steps = counted
    .flatMap((payment) => stepsOf(context, order, payment, documented.get(payment.id) ?? null, days.get(payment.id)))
    .sort((one, other) => (one.paidOn < other.paidOn ? -1 : one.paidOn > other.paidOn ? 1 : 0));
  // As each document finds them: what happened later hasn't happened yet.
  const states = new Map<string, PaymentRow>();
  for (const payment of counted) {
    const cents = documented.get(payment.id) ?? null;
    if (cents !== null) states.set(payment.id, keeping(payment, cents));
  }
  return steps.map((step) => {
    states.set(step.after.id, step.after);
    return { order, ...step, payments: [...states.values()] };
  });
}

const toMissing = ({ order, before, after, paidOn }: DatedChange): MissingInvoice => {
  const change = billed(after) - billed(before);
  return { kind: change > 0 ? 'invoice' : 'credit-note', amount: Math.abs(change), day: paidOn, order };
};

/** The orders that money was ever received for, oldest first. */
function paidOrders(database: Database): Promise<OrderRow[]> {
  return database
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', (paid) =>
      paid.selectFrom('payments').select('payments.order_id').where('payments.status', 'in', ['paid', 'reversed']),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Finds the documents that payments, refunds and lost disputes lack, from before there were invoices. */
export async function findMissingInvoices({
  database,
  ...context
}: BillContext & Pick<Context, 'database'>): Promise<MissingInvoice[]> {
  const orders = await paidOrders(database);
  const missing: MissingInvoice[] = [];
  for (const order of orders) {
    const payments = await paymentsOf(database, [order.id]);
    const changes = await missingChanges(context, database, order, payments, await invoicesOf(database, [order.id]));
    missing.push(...changes.map(toMissing));
  }
  return missing;
}

/** Issues an order's missing documents. The order is locked, so that nothing else issues them meanwhile. */
async function issueFor(context: BillContext, transaction: Transaction, id: string): Promise<InvoiceRow[]> {
  const order = await lockedOrder(transaction, id);
  if (!order) return [];
  const payments = await paymentsOf(transaction, [id]);
  const changes = await missingChanges(context, transaction, order, payments, await invoicesOf(transaction, [id]));
  const issued: InvoiceRow[] = [];
  for (const change of changes) {
    const row = await billChange(context, transaction, change);
    if (row) issued.push(row);
  }
  return issued;
}

/**
 * Issues the documents that are missing, dated today and numbered in this year's series; all of an order in one transaction.
 * Buyers get no e-mail about them.
 */
export async function issueMissingInvoices({
  database,
  ...context
}: BillContext & Pick<Context, 'database'>): Promise<InvoiceRow[]> {
  const issued: InvoiceRow[] = [];
  const ids = new Set((await findMissingInvoices({ database, ...context })).map(({ order }) => order.id));
  for (const id of ids) {
    issued.push(...(await database.transaction().execute((transaction) => issueFor(context, transaction, id))));
  }
  return issued;
}

/** How many payments have no document at all. */
export async function countUnbilled({ database, settings }: Pick<Context, 'database' | 'settings'>): Promise<number> {
  const { count } = await database
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('payments.status', '=', 'paid')
    .where('payments.currency', '=', currency)
    .where('payments.amount_cents', '>', 0)
    .$if(settings.cardProvider !== null, (query) => query.where('payments.provider', '!=', 'demo'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invoices').select('invoices.id').whereRef('invoices.payment_id', '=', 'payments.id'))),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
