import { isBought } from '../../src/domain/orderStatus.ts';
import { referenceOf } from '../orders/order.ts';
import type { OrderRow } from '../orders/table.ts';
import type { Database } from '../platform/db/open.ts';

type Ordered = Pick<OrderRow, 'id' | 'email' | 'selection' | 'status' | 'created_at'>;
type Paid = Ordered & Pick<OrderRow, 'paid_at'>;

/** Another order that may be the same one, paid again. */
export interface Duplicate {
  id: string;
  reference: string;
}

/** The same buyer rarely wants the same thing again so soon. Milliseconds. */
const soon = 24 * 3_600_000;

const isSameThing = (one: Ordered, other: Ordered) =>
  one.id !== other.id && one.email.toLowerCase() === other.email.toLowerCase() && one.selection === other.selection;

/** Whether the same thing was ordered again later, and paid: then the earlier order needn't be. */
export const isReplaced = (order: Ordered, others: readonly Ordered[]): boolean =>
  others.some((other) => other.created_at > order.created_at && isBought(other.status) && isSameThing(order, other));

/** The orders of the same buyers. @param addresses in lower case */
const ordersOf = (database: Database, addresses: readonly string[]) =>
  database
    .selectFrom('orders')
    .select(['id', 'email', 'selection', 'status', 'created_at', 'paid_at'])
    .where(({ fn }) => fn<string>('lower', ['email']), 'in', addresses)
    .orderBy('paid_at')
    .execute();

/** `isReplaced` by the buyer's other orders, for where those aren't at hand. */
export const isPaidInAnother = async (database: Database, order: Ordered): Promise<boolean> =>
  isReplaced(order, await ordersOf(database, [order.email.toLowerCase()]));

const isDuplicate = (one: Paid, other: Paid) =>
  isSameThing(one, other) && Math.abs(Date.parse(one.paid_at ?? '') - Date.parse(other.paid_at ?? '')) <= soon;

/** Paid orders that the same buyer also paid for the same thing within a day, with the other order of each. */
export async function duplicatesOf(
  database: Database,
  orders: readonly Paid[],
): Promise<ReadonlyMap<string, Duplicate>> {
  const paid = orders.filter(({ status, email }) => isBought(status) && email !== '');
  if (paid.length === 0) return new Map();
  const others = await ordersOf(database, [...new Set(paid.map(({ email }) => email.toLowerCase()))]);
  return new Map(
    paid.flatMap((order) => {
      const other = others.find((each) => isBought(each.status) && isDuplicate(order, each));
      return other ? [[order.id, { id: other.id, reference: referenceOf(other) }] as const] : [];
    }),
  );
}

/** For the agency: "possibly the same as 1A2B3C4D, paid within a day: refund one if it’s a mistake" */
export const duplicateWords = ({ reference }: Duplicate): string =>
  `possibly the same as ${reference}, paid by the same buyer within a day: if it’s a mistake, refund one`;
