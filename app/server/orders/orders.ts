import { randomUUID } from 'node:crypto';
import { addressLines } from '../../src/domain/business.ts';
import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import type { AccountOrder } from '../../src/domain/contract/account.ts';
import { toCents } from '../../src/domain/money.ts';
import { tidyCode } from '../../src/domain/pricing/discount.ts';
import type { TextBrief } from '../../src/orders/brief.ts';
import type { CheckoutRequest } from '../../src/orders/checkoutSchema.ts';
import { isOffered, type Order, type OrderedSelection, type Selection } from '../../src/orders/selection.ts';
import { after } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import { fingerprintOf } from '../platform/http/idempotencyKey.ts';
import { unusableSelection } from '../platform/http/invalidInput.ts';
import type { CheckoutSession, PaymentProvider } from '../platform/payments/provider.ts';
import { detailsText, isAgreedOrder } from './order.ts';
import { newPayment } from './payments.ts';
import type { OrderRow } from './table.ts';

/** Stripe's sessions last from 30 minutes to 24 hours. */
const sessionHours = 23;
export const shortestSession = 31 * 60_000;
/** Longer than the provider may take to answer. Then the lock of a server that died expires. */
const lockMilliseconds = 25_000;

/** When a session that is opened now ends. */
export const sessionEnd = (now: Date) => after(now, sessionHours * 3_600_000);

/** Checks that a visitor could have chosen it today. @throws HttpError */
export function requireOffered(catalogue: Catalogue, selection: Selection): void {
  if (!isOffered(catalogue, selection)) throw unusableSelection();
}

/** A new order: of a checkout, or of an offer that was accepted. @param terms the version of the terms that the buyer accepts */
export function newOrder(
  catalogue: Catalogue,
  request: Omit<CheckoutRequest, 'selection'> & { selection: OrderedSelection },
  { price, due, title }: Order,
  idempotencyKey: string,
  provider: PaymentProvider['id'],
  now: Date,
  terms: string,
): OrderRow {
  const selection = JSON.stringify(request.selection);
  const brief = JSON.stringify(request.brief ?? textBrief(request));
  return {
    id: randomUUID(),
    idempotency_key: idempotencyKey,
    fingerprint: fingerprintOf(request),
    name: request.name,
    email: request.email,
    success_url: request.success_url,
    cancel_url: request.cancel_url,
    title,
    selection,
    brief,
    lines: JSON.stringify(price.lines),
    total_cents: toCents(price.total),
    deposit_percent: Math.round(due.share * 100),
    deposit_cents: toCents(due.amount),
    status: 'open',
    provider,
    session_number: 1,
    session_try: 1,
    provider_session_id: null,
    checkout_url: null,
    client_secret: null,
    expires_at: sessionEnd(now),
    locked_until: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    paid_at: null,
    erase_when_over: 0,
    stage: 'new',
    version: 0,
    due_on: null,
    reminded: null,
    cancelled_at: null,
    balance_due: 0,
    business: request.business ? 1 : 0,
    company: request.business?.company ?? null,
    vat_number: request.business?.vatNumber ?? null,
    address: request.business ? JSON.stringify(request.business.address) : null,
    terms,
    discount_code: request.discountCode === undefined ? null : tidyCode(request.discountCode),
    begin_requested_at: request.beginAtOnce && !request.business ? now.toISOString() : null,
    consumer_withdrew_at: null,
    details: [
      detailsText(catalogue, { selection, brief }),
      ...(request.discountCode === undefined ? [] : [tidyCode(request.discountCode)]),
      ...(request.business ? addressLines(request.business.address) : []),
    ].join('\n'),
  };
}

/** The stored texts of a request without a `brief`. */
function textBrief({ serviceType, targetAudience, campaignDuration, notes }: TextBrief['text']): TextBrief {
  return { version: 1, text: { serviceType, targetAudience, campaignDuration, notes } };
}

/** Stores the order, unless one with its idempotency key exists. @returns the stored one */
export async function insertOnce(database: Database, order: OrderRow): Promise<OrderRow> {
  await database
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  return database
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_key', '=', order.idempotency_key)
    .executeTakeFirstOrThrow();
}

export function orderById(database: Database, id: string): Promise<OrderRow> {
  return database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The order, locked until the transaction ends: changes of its money happen one after another. */
export function lockedOrder(transaction: Transaction, id: string): Promise<OrderRow | undefined> {
  return transaction
    .updateTable('orders')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The order of a session, also of an earlier one. */
export function orderBySession(database: Database, sessionId: string): Promise<OrderRow | undefined> {
  return database
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', (payment) => payment.selectFrom('payments').select('order_id').where('id', '=', sessionId))
    .executeTakeFirst();
}

/** Whether the order's session, or the time to open one, has ended without a payment. */
export function isSessionOver(order: OrderRow, now: Date): boolean {
  if (order.status === 'cancelled' || order.status === 'failed') return true;
  const needed = order.provider_session_id ? 0 : shortestSession;
  return order.status === 'open' && Date.parse(order.expires_at) - needed <= now.getTime();
}

/**
 * An order's status for its buyer. An open order is paid where its session was opened: on the provider's page, or in a card
 * form on ours. After the session's end it is `checking` until the provider confirms that it wasn't paid at the last moment.
 */
export function buyerStatusOf(order: OrderRow, now: Date): Pick<AccountOrder, 'status' | 'checkout'> {
  if (order.status !== 'open') return { status: order.status, checkout: null };
  if (isSessionOver(order, now)) {
    if (isAgreedOrder(order)) return { status: 'open', checkout: null };
    // The demo has no provider to ask.
    const mayBePaid = order.provider_session_id !== null && order.provider !== 'demo';
    return { status: mayBePaid ? 'checking' : 'cancelled', checkout: null };
  }
  const { checkout_url: url, client_secret: clientSecret, provider_session_id: session, expires_at: until } = order;
  if (!session) return { status: 'open', checkout: null };
  if (url) return { status: 'open', checkout: { session, url, until } };
  return { status: 'open', checkout: clientSecret ? { session, clientSecret, until } : null };
}

/** Prepares the order for another session. One of several concurrent calls takes effect. */
export async function startNewSession(
  database: Database,
  order: OrderRow,
  provider: PaymentProvider['id'],
  now: Date,
): Promise<void> {
  await database
    .updateTable('orders')
    .set({
      status: 'open',
      provider,
      session_number: order.session_number + 1,
      session_try: 1,
      provider_session_id: null,
      checkout_url: null,
      client_secret: null,
      expires_at: sessionEnd(now),
      locked_until: null,
      updated_at: now.toISOString(),
    })
    .where('id', '=', order.id)
    .where('session_number', '=', order.session_number)
    .where('status', '=', order.status)
    .where('cancelled_at', 'is', null)
    .where('consumer_withdrew_at', 'is', null)
    .execute();
}

/** Locks the order for opening its session; one of several concurrent calls gets it. The lock expires. */
export function lockOrder(database: Database, id: string, now: Date): Promise<OrderRow | undefined> {
  return database
    .updateTable('orders')
    .set({ locked_until: after(now, lockMilliseconds) })
    .where('id', '=', id)
    .where('provider_session_id', 'is', null)
    .where('status', '=', 'open')
    .where('cancelled_at', 'is', null)
    .where('consumer_withdrew_at', 'is', null)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', now.toISOString())]))
    .returningAll()
    .executeTakeFirst();
}

/** Releases the lock, unless it has expired. @param isKeyUsed whether the next try needs another idempotency key */
export async function unlockOrder(database: Database, order: OrderRow, isKeyUsed: boolean): Promise<void> {
  await database
    .updateTable('orders')
    .set({ locked_until: null, session_try: order.session_try + (isKeyUsed ? 1 : 0) })
    .where('id', '=', order.id)
    .where('locked_until', '=', order.locked_until)
    .execute();
}

export async function storeSession(
  database: Database,
  order: OrderRow,
  session: CheckoutSession,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('orders')
      .set({
        provider_session_id: session.id,
        checkout_url: session.url,
        client_secret: session.clientSecret,
        locked_until: null,
        updated_at: now.toISOString(),
      })
      .where('id', '=', order.id)
      .where('session_number', '=', order.session_number)
      .execute();
    await transaction
      .insertInto('payments')
      .values(newPayment(order, session.id, now))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}
