import { type SqlBool, sql } from 'kysely';
import type { StaffOrderRow, transferMatches } from '../../../src/domain/contract/staff/orders.ts';
import { expectedByTransfer } from '../../../src/domain/staff/moneyWords.ts';
import { paymentsOf } from '../../orders/payments.ts';
import type { OrderRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import { balanceRequestsOf, isOpenRequest, openPlanOf } from '../balance/requests.ts';
import { isBalanceDue } from './findOrders.ts';
import { toOrderRows } from './orderRow.ts';

/** The most orders that are looked at, and suggested. */
const most = { candidates: 50, suggested: 5 };
/** What speaks for an order. A reference or a number says more than an amount, and that more than a name. */
const weights: Readonly<Record<(typeof transferMatches)[number], number>> = {
  reference: 8,
  invoice: 8,
  amount: 2,
  name: 1,
};

export interface MatchedTransfer {
  order: StaffOrderRow;
  version: number;
  /** Cents that are still expected. */
  expected: number;
  by: (typeof transferMatches)[number][];
}

/** Banks drop hyphens, blanks and accents, and add words of their own. */
const squeezed = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

/** References that may be in a text: eight digits and letters up to f, anywhere. */
function referencesIn(text: string): string[] {
  const found = [...squeezed(text).matchAll(/(?=([\da-f]{8}))/g)].flatMap(([, reference]) => reference ?? []);
  return [...new Set(found)];
}

/** Numbers of invoices that may be in a text: "2026-0001", also without the hyphen. */
const invoiceNumbersIn = (text: string) =>
  [...squeezed(text).matchAll(/(?=(20\d\d)(\d{4}))/g)].map(([, year, serial]) => `${year}-${serial}`);

/**
 * Finds the orders that a transfer may be for: by their reference or the number of an invoice in its text, or by an amount
 * that is expected. Orders that expect nothing are left out, unless they have ended and are named: what arrives for them goes back.
 */
export async function findTransferMatches(context: Context, amount: number, text: string): Promise<MatchedTransfer[]> {
  const { database } = context;
  const references = referencesIn(text);
  const numbers = invoiceNumbersIn(text);
  const invoiced =
    numbers.length === 0
      ? []
      : await database.selectFrom('invoices').select('order_id').where('number', 'in', numbers).execute();
  const named = invoiced.map(({ order_id }) => order_id);
  const byText =
    references.length + named.length === 0
      ? []
      : await database
          .selectFrom('orders')
          .selectAll()
          .where(({ eb, or, and }) =>
            or([
              ...(named.length > 0 ? [eb('id', 'in', named)] : []),
              ...references.map((start) => and([eb('id', '>=', start), eb('id', '<', `${start}g`)])),
            ]),
          )
          .limit(most.candidates)
          .execute();
  const isInstalment = sql<SqlBool>`id in (
    select order_id from balance_requests
    where paid_at is null and withdrawn_at is null and instalments like ${`%"amount":${amount},%`}
  )`;
  const isExpected = sql<SqlBool>`(
    (total_cents = ${amount} or deposit_cents = ${amount}) and status in ('open', 'failed', 'cancelled')
    or (${isBalanceDue} and (total_cents - deposit_cents = ${amount} or ${isInstalment}))
  )`;
  const byAmount = await database
    .selectFrom('orders')
    .selectAll()
    .where(isExpected)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(most.candidates)
    .execute();
  const orders = [...new Map([...byText, ...byAmount].map((order) => [order.id, order])).values()];
  const rows = await toOrderRows(context, orders);
  const ids = orders.map(({ id }) => id);
  const [payments, requests] = await Promise.all([paymentsOf(database, ids), balanceRequestsOf(database, ids)]);
  const isInstalmentOf = (order: OrderRow) =>
    requests.some(
      (request) =>
        request.order_id === order.id &&
        isOpenRequest(request) &&
        openPlanOf(
          request,
          order,
          payments.filter(({ order_id }) => order_id === order.id),
        ).some(({ left }) => left === amount),
    );
  const words = squeezed(text);
  const fits = (order: OrderRow, { name, business }: StaffOrderRow, expected: number): MatchedTransfer['by'] => {
    const parts = [...name.split(/\s+/), business?.company ?? ''].map(squeezed).filter(({ length }) => length > 2);
    const isUnpaid = ['open', 'failed', 'cancelled'].includes(order.status);
    return [
      ...(references.includes(order.id.slice(0, 8)) ? (['reference'] as const) : []),
      ...(named.includes(order.id) ? (['invoice'] as const) : []),
      ...(amount === expected || (isUnpaid && amount === order.deposit_cents) || isInstalmentOf(order)
        ? (['amount'] as const)
        : []),
      ...(parts.some((part) => words.includes(part)) ? (['name'] as const) : []),
    ];
  };
  const score = ({ by }: MatchedTransfer) => by.reduce((sum, each) => sum + weights[each], 0);
  return (
    orders
      .flatMap((order, at): MatchedTransfer[] => {
        const row = rows[at];
        if (!row) return [];
        const expected = expectedByTransfer(row);
        const by = fits(order, row, expected);
        const isNamed = row.ended !== null && (by.includes('reference') || by.includes('invoice'));
        return expected > 0 || isNamed ? [{ order: row, version: order.version, expected, by }] : [];
      })
      // Of a plan in parts, an amount may be that of one which is paid.
      .filter(({ by }) => by.length > 0)
      .sort((one, other) => score(other) - score(one))
      .slice(0, most.suggested)
  );
}
