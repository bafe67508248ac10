import type { Database } from '../db/open.ts';
import type { OrderRow, PaymentRow, PaymentStatus } from '../db/schema.ts';
import { returnedOf } from './orderStatus.ts';
import type { PaymentEvent, PaymentProvider, SessionEvent } from './provider.ts';

/** Milliseconds between two questions about one payment: with the pause between two rounds, less than five minutes. */
export const checkInterval = 4 * 60_000;
/** Longer than the provider may take to answer: a server that died gives its questions back after that. */
const lockMilliseconds = 30_000;
const firstPause = 15_000;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/** A session that nobody has paid in yet. */
export function newPayment(order: OrderRow, sessionId: string, now: Date): PaymentRow {
  return {
    id: sessionId,
    order_id: order.id,
    provider: order.provider,
    status: 'open',
    expires_at: order.expires_at,
    intent_id: null,
    amount_cents: null,
    currency: null,
    refunded_cents: 0,
    refunded_as_of: null,
    dispute: null,
    disputed_cents: 0,
    dispute_as_of: null,
    checked_at: now.toISOString(),
    // The page of the demo changes the order at once: nobody has to be asked.
    check_at: order.provider === 'demo' ? null : after(now, checkInterval),
    failed_checks: 0,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/** From which status a session comes to another one: nothing undoes `paid`, and a late event never turns it back. */
const changes: Readonly<
  Record<SessionEvent['kind'], { from: readonly PaymentStatus[]; to: Exclude<PaymentStatus, 'open'> }>
> = {
  paid: { from: ['open', 'processing', 'failed', 'expired'], to: 'paid' },
  processing: { from: ['open'], to: 'processing' },
  failed: { from: ['open', 'processing'], to: 'failed' },
  expired: { from: ['open'], to: 'expired' },
};

/** The payment with what an event says of it. In whichever order events come, and however often, it is the same in the end. */
export function withEvent(payment: PaymentRow, event: PaymentEvent, now: Date): PaymentRow {
  const told = { ...payment, checked_at: now.toISOString(), failed_checks: 0 };
  switch (event.kind) {
    case 'refund':
      return isLater(event.at, payment.refunded_as_of, event.refunded > payment.refunded_cents)
        ? { ...told, refunded_cents: event.refunded, refunded_as_of: event.at.toISOString() }
        : told;
    case 'dispute':
      return isLater(event.at, payment.dispute_as_of, event.state !== 'open')
        ? { ...told, dispute: event.state, disputed_cents: event.amount, dispute_as_of: event.at.toISOString() }
        : told;
    default:
      return afterSession(told, event, now);
  }
}

/** Events name the second they are of. @param rather whether it is the later one of two in the same second */
function isLater(at: Date, known: string | null, rather: boolean): boolean {
  const since = known === null ? 0 : at.getTime() - Date.parse(known);
  return known === null || since > 0 || (since === 0 && rather);
}

function afterSession(payment: PaymentRow, event: SessionEvent, now: Date): PaymentRow {
  const known = { ...payment, intent_id: payment.intent_id ?? event.intentId };
  const { from, to } = changes[event.kind];
  if (!from.includes(payment.status)) return known;
  return {
    ...known,
    status: to,
    check_at: to === 'processing' ? after(now, checkInterval) : null,
    ...(to === 'paid' ? { amount_cents: event.amount, currency: event.currency } : {}),
  };
}

/** The order's payments that may still be paid, as far as we know. */
export function unfinishedPayments(
  database: Database,
  { id }: Pick<OrderRow, 'id'>,
  provider: PaymentProvider['name'],
): Promise<PaymentRow[]> {
  return database
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', id)
    .where('provider', '=', provider)
    .where('status', 'in', ['open', 'processing'])
    .execute();
}

/** Takes the payment that has waited longest to be checked; of several servers, one gets it. */
export function takeDue(
  database: Database,
  provider: PaymentProvider['name'],
  now: Date,
): Promise<PaymentRow | undefined> {
  const at = now.toISOString();
  return database
    .updateTable('payments')
    .set({ check_at: after(now, lockMilliseconds) })
    .where('id', '=', (due) =>
      due
        .selectFrom('payments')
        .select('id')
        .where('provider', '=', provider)
        .where('check_at', '<=', at)
        .orderBy('check_at')
        .limit(1),
    )
    .where('check_at', '<=', at)
    .returningAll()
    .executeTakeFirst();
}

/** The provider had nothing new to say: it is asked again later. */
export async function markChecked(database: Database, { id }: PaymentRow, now: Date): Promise<void> {
  await database
    .updateTable('payments')
    .set({ checked_at: now.toISOString(), check_at: after(now, checkInterval), failed_checks: 0 })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute();
}

/** The provider could not be asked: each try is later than the one before, and never more than one interval away. */
export async function postponeCheck(database: Database, { id, failed_checks }: PaymentRow, now: Date): Promise<void> {
  const pause = Math.min(firstPause * 2 ** Math.min(failed_checks, 10), checkInterval);
  await database
    .updateTable('payments')
    .set({ check_at: after(now, pause), failed_checks: failed_checks + 1 })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute();
}

/** Makes every payment due that the provider has not spoken of for a minute: nobody listened while the server was down. */
export async function checkSoon(database: Database, provider: PaymentProvider['name'], now: Date): Promise<void> {
  await database
    .updateTable('payments')
    .set({ check_at: now.toISOString() })
    .where('provider', '=', provider)
    .where('check_at', '>', now.toISOString())
    .where('checked_at', '<=', after(now, -60_000))
    .execute();
}

/** When the provider last told us about the payment it has been silent about for longest; null when there is none to ask about. */
export async function uncheckedSince(database: Database, provider: PaymentProvider['name']): Promise<Date | null> {
  const { since } = await database
    .selectFrom('payments')
    .select(({ fn }) => fn.min('checked_at').as('since'))
    .where('provider', '=', provider)
    .where('check_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return since === null ? null : new Date(since);
}

/** By the ids of orders: whole cents that went back to their buyers. Orders of which nothing did are left out. */
export async function refundedOf(
  database: Database,
  orders: readonly Pick<OrderRow, 'id'>[],
): Promise<ReadonlyMap<string, number>> {
  if (orders.length === 0) return new Map();
  const payments = await database
    .selectFrom('payments')
    .selectAll()
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('status', '=', 'paid')
    .execute();
  const sums = new Map<string, number>();
  for (const payment of payments) {
    const returned = returnedOf(payment);
    if (returned > 0) sums.set(payment.order_id, (sums.get(payment.order_id) ?? 0) + returned);
  }
  return sums;
}
