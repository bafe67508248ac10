import { reminderOn } from '../../src/domain/balance.ts';
import { addDays } from '../../src/domain/booking/day.ts';
import type { OffersQuery, StaffOfferRow } from '../../src/domain/contract/staff/offers.ts';
import { toCents } from '../../src/domain/money.ts';
import { type Offer, type OfferState, priceOffer } from '../../src/domain/offer.ts';
import { offerIdIn, offerUrl, referenceOf } from '../orders/order.ts';
import { endingOf } from '../orders/orderStatus.ts';
import { insertOnce, lockedOrder, newOrder, orderById } from '../orders/orders.ts';
import type { OrderRow } from '../orders/table.ts';
import { type Context, today } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import { findRows } from '../platform/db/search.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { comesAfter, isWithin, positionAfter, positionBy, sortings, toPage } from '../platform/http/paging.ts';
import { inTransaction } from '../platform/inTransaction.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { logAction } from '../team/actions.ts';
import { outsideActors } from '../team/names.ts';
import { acceptedEmail, acceptedNotice } from './emails.ts';
import type { OfferRow, OfferVersionRow } from './table.ts';

/** An offer in the log. */
export const subjectOf = (id: string) => `offer:${id}`;

export const draftOf = ({ draft }: Pick<OfferRow, 'draft'>) => JSON.parse(draft) as Offer;
export const documentOf = ({ document }: Pick<OfferVersionRow, 'document'>) => JSON.parse(document) as Offer;

/** @param day "2026-11-20" */
export function stateOf({ sent, order_id, withdrawn_at, valid_until }: OfferRow, day: string): OfferState {
  if (order_id !== null) return 'accepted';
  if (withdrawn_at !== null) return 'withdrawn';
  if (sent === 0) return 'draft';
  return valid_until < day ? 'expired' : 'sent';
}

/** The order that an offer extends, for its page and lists; null for an offer of its own. */
export const extendedBy = ({ for_order: id }: Pick<OfferRow, 'for_order'>) =>
  id === null ? null : { id, reference: referenceOf({ id }) };

/** The offers that extend orders, oldest first. */
export async function extrasOf(database: Database, orderIds: readonly string[]): Promise<OfferRow[]> {
  if (orderIds.length === 0) return [];
  return database
    .selectFrom('offers')
    .selectAll()
    .where('for_order', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The offer that an order was made of; undefined for an order of a checkout. */
export const offerOfOrder = (database: Database, orderId: string): Promise<OfferRow | undefined> =>
  database.selectFrom('offers').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** The versions of an offer that were sent, oldest first. */
export const versionsOf = (database: Database, id: string): Promise<OfferVersionRow[]> =>
  database.selectFrom('offer_versions').selectAll().where('offer_id', '=', id).orderBy('number').execute();

export const findOffer = (database: Database, id: string): Promise<OfferRow | undefined> =>
  database.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();

/** The offer of a link, once it is sent. */
export async function offerByToken({ database, settings }: Context, token: string): Promise<OfferRow | undefined> {
  const id = offerIdIn(token, settings);
  const offer = id === null ? undefined : await findOffer(database, id);
  return offer && offer.sent > 0 ? offer : undefined;
}

/** What an offer costs, in cents. */
export const totalOf = (offer: Offer): number => toCents(priceOffer(offer).price.total);

/** @param latest the version that was sent last */
export function toOfferRow(row: OfferRow, latest: OfferVersionRow | undefined, day: string): StaffOfferRow {
  return {
    id: row.id,
    reference: referenceOf(row),
    name: row.name,
    email: row.email,
    title: row.title,
    state: stateOf(row, day),
    total: row.total_cents,
    validUntil: row.valid_until,
    isChanged: latest !== undefined && latest.document !== row.draft,
    updatedAt: row.updated_at,
    order: row.order_id,
    extraTo: extendedBy(row),
  };
}

/** Offers as rows of a list. */
export async function toOfferRows(context: Context, rows: readonly OfferRow[]): Promise<StaffOfferRow[]> {
  const ids = rows.map(({ id }) => id);
  const versions =
    ids.length === 0
      ? []
      : await context.database.selectFrom('offer_versions').selectAll().where('offer_id', 'in', ids).execute();
  const day = today(context);
  return rows.map((row) => {
    const latest = versions.find(({ offer_id, number }) => offer_id === row.id && number === row.sent);
    return toOfferRow(row, latest, day);
  });
}

/** A page of the list. */
export async function pageOfOffers(context: Context, { view, search, after, limit, sort, ...narrowing }: OffersQuery) {
  const day = today(context);
  const sorting = sortings[sort];
  let rows = context.database
    .selectFrom('offers')
    .where(isWithin(narrowing, context.opening.timeZone))
    .where(comesAfter(positionAfter(after, sort), sorting.column, 'id', sorting.ascending));
  if (view === 'accepted') rows = rows.where('order_id', 'is not', null);
  else if (view !== 'all') {
    rows = rows.where('order_id', 'is', null).where('withdrawn_at', view === 'withdrawn' ? 'is not' : 'is', null);
    if (view === 'draft') rows = rows.where('sent', '=', 0);
    if (view === 'sent') rows = rows.where('sent', '>', 0).where('valid_until', '>=', day);
    if (view === 'expired') rows = rows.where('sent', '>', 0).where('valid_until', '<', day);
  }
  const found = await findRows({ database: context.database, list: 'offers', rows, search, sorting, limit: limit + 1 });
  const page = toPage(found, limit, positionBy(sort), (row) => row);
  return { ...page, rows: await toOfferRows(context, page.rows) };
}

/** How a customer accepts an offer. */
interface Acceptance {
  /** The version that they saw. */
  sent: number;
  /** The terms that they saw. */
  terms: string;
  /** Whether a consumer asks for the work to begin at once. */
  beginAtOnce: boolean;
  /** Whether they don't pay the deposit now, by card. */
  paysLater: boolean;
  /** The site's origin. */
  origin: string;
}

const changedError = () =>
  new HttpError(
    409,
    'offer-changed',
    'This offer has changed since you opened this page, so nothing was ordered. Please read it once more.',
  );

/**
 * Accepts an offer: makes an order of it, with e-mails to both sides, in one transaction. An offer is accepted once: a
 * second acceptance gets the order of the first.
 * @throws HttpError when it can no longer be accepted, or isn't what the customer saw
 */
export async function acceptOffer(context: Context, id: string, acceptance: Acceptance): Promise<OrderRow> {
  return inTransaction(context, async (transaction) => {
    // Locks the offer.
    const row = await transaction
      .updateTable('offers')
      .set(({ ref }) => ({ version: ref('version') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.order_id !== null) return orderById(transaction, row.order_id);
    return acceptIn(context, transaction, row, acceptance);
  });
}

async function acceptIn(
  context: Context,
  transaction: Transaction,
  row: OfferRow,
  { sent, terms, beginAtOnce, paysLater, origin }: Acceptance,
): Promise<OrderRow> {
  const latest = (await versionsOf(transaction, row.id)).at(-1);
  if (!latest || stateOf(row, today(context)) !== 'sent' || latest.number !== sent || terms !== context.terms.version)
    throw changedError();
  if (paysLater && !documentOf(latest).payLater)
    throw new HttpError(409, 'pay-first', 'Please pay by card to accept this offer.');
  const accepted = { ...row, version: row.version + 1 };
  const order = await insertOrder(context, transaction, accepted, latest, beginAtOnce, origin);
  const extraTo = extendedBy(row)?.reference;
  await logAction(context, transaction, {
    at: order.created_at,
    actor: outsideActors.visitor,
    key: `accepts ${row.id}`,
    action: 'offer.accept',
    subject: subjectOf(row.id),
    before: {},
    after: { sent, amount: order.total_cents },
  });
  const mails = [acceptedEmail(order, context.settings, { extraTo }), acceptedNotice(order, context.settings, extraTo)];
  await enqueueEmails(transaction, mails, order.created_at);
  return order;
}

/** Where an offer is accepted. */
type Place = Pick<Context, 'catalogue' | 'settings' | 'opening' | 'now'> & {
  paymentProvider: Pick<Context['paymentProvider'], 'id'>;
  terms: Pick<Context['terms'], 'version'>;
};

/** The order of an accepted version, under the terms in force, as it is stored. */
export function newOrderOf(
  place: Place,
  row: OfferRow,
  { number, document }: Pick<OfferVersionRow, 'number' | 'document'>,
  beginAtOnce: boolean,
  origin: string,
): OrderRow {
  const { catalogue, settings, paymentProvider, terms, now } = place;
  const offer = documentOf({ document });
  const { price, due } = priceOffer(offer);
  const request = {
    name: offer.name,
    email: offer.email,
    serviceType: offer.title,
    targetAudience: '',
    campaignDuration: '',
    notes: '',
    price: due.amount,
    success_url: `${origin}/checkout-success`,
    cancel_url: offerUrl(row, settings, origin),
    selection: { version: 1, wizard: 'offer', offer: row.id, sent: number } as const,
    ...(offer.business ? { business: offer.business } : { beginAtOnce }),
  };
  const priced = { price, due, title: offer.title };
  const made = newOrder(catalogue, request, priced, subjectOf(row.id), paymentProvider.id, now(), terms.version);
  const day = today(place);
  const due_on = addDays(day, settings.paymentDays);
  return { ...made, due_on, reminded: reminderOn(due_on, day) };
}

/**
 * Makes the order of an accepted version.
 * @param row the offer, with the version that it has afterwards
 * @throws HttpError when the order that it extends has ended
 */
export async function insertOrder(
  context: Context,
  transaction: Transaction,
  row: OfferRow,
  version: Pick<OfferVersionRow, 'number' | 'document'>,
  beginAtOnce: boolean,
  origin: string,
): Promise<OrderRow> {
  if (row.for_order !== null) {
    const extended = await lockedOrder(transaction, row.for_order);
    if (extended && endingOf(extended) !== null)
      throw new HttpError(
        409,
        'order-ended',
        'The order that this would be an extra to has ended, so nothing was ordered. Please write to us.',
      );
  }
  const made = newOrderOf(context, row, version, beginAtOnce, origin);
  const order = await insertOnce(transaction, made);
  const { accepted_by, accepted_on } = row;
  await transaction
    .updateTable('offers')
    .set({ order_id: order.id, accepted_by, accepted_on, updated_at: order.created_at, version: row.version })
    .where('id', '=', row.id)
    .execute();
  return order;
}
