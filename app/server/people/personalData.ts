import type { Account, AccountOrder } from '../../src/domain/contract/account.ts';
import { toCents } from '../../src/domain/money.ts';
import { canOrderAgain } from '../../src/domain/orderStatus.ts';
import { isStillValid } from '../../src/orders/saved-quote/validity.ts';
import { verifiedAddresses } from '../accounts/accounts.ts';
import type { Session } from '../accounts/session.ts';
import { bookedOrders } from '../booking/bookings.ts';
import { manageUrlOf } from '../booking/linkToken.ts';
import { isChangeable } from '../booking/moveOrCancel.ts';
import { hasPaidCall, paidCallUrl } from '../booking/paid/hasPaidCall.ts';
import type { BookingRow } from '../booking/table.ts';
import { balanceRequestsOf, isFirstPaymentDue, isOpenRequest, partsToPay } from '../checkout/balance/requests.ts';
import { isReplaced } from '../checkout/duplicates.ts';
import { balanceUrl, isPayable, payUrlOf } from '../checkout/payLink.ts';
import { termsPath } from '../checkout/terms/terms.ts';
import { invoicesOf, listedOf } from '../invoices/invoices.ts';
import type { MessageRow } from '../messages/table.ts';
import { newsletterState } from '../newsletter/ofAccount.ts';
import { extendedBy, stateOf } from '../offers/offers.ts';
import type { OfferRow } from '../offers/table.ts';
import { missingOfFirst, moneyOf } from '../orders/money.ts';
import { answersOf, businessOf, offerUrl, referenceOf, reorderSelection, selectionOf } from '../orders/order.ts';
import { endingOf } from '../orders/orderStatus.ts';
import { buyerStatusOf } from '../orders/orders.ts';
import { paymentsOf, refundedOf } from '../orders/payments.ts';
import type { BalanceRequestRow, OrderRow, PaymentRow } from '../orders/table.ts';
import { type Context, today } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { linkOf, ownerHash, pricedOf } from '../saved-quotes/savedQuotes.ts';
import type { SavedQuoteRow } from '../saved-quotes/table.ts';
import { callHosts, hostIn } from '../team/hosts.ts';
import { hasAddress } from './erasePersonalData.ts';
import type { FollowUpRow } from './table.ts';

/** The records of a person. */
export interface PersonalData {
  bookings: readonly BookingRow[];
  orders: readonly OrderRow[];
  quotes: readonly SavedQuoteRow[];
  messages: readonly MessageRow[];
  offers: readonly OfferRow[];
}

/** Finds the records under addresses, latest first. */
export async function findPersonalData(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  addresses: readonly string[],
): Promise<PersonalData> {
  const isOwn = hasAddress(addresses);
  const owners = addresses.map((address) => ownerHash(address, settings));
  const [bookings, orders, messages, offers, quotes] = await Promise.all([
    database.selectFrom('bookings').selectAll().where(isOwn).orderBy('starts_at', 'desc').orderBy('id').execute(),
    database.selectFrom('orders').selectAll().where(isOwn).orderBy('created_at', 'desc').orderBy('id').execute(),
    database.selectFrom('messages').selectAll().where(isOwn).orderBy('created_at', 'desc').orderBy('id').execute(),
    database.selectFrom('offers').selectAll().where(isOwn).orderBy('created_at', 'desc').orderBy('id').execute(),
    database
      .selectFrom('saved_quotes')
      .selectAll()
      .where('id', 'in', (kept) => kept.selectFrom('quote_owners').select('quote_id').where('owner', 'in', owners))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
  ]);
  return { bookings, orders, quotes, messages, offers };
}

/** What can be paid next, the page for it, and what is to be paid later; null when nothing was requested. */
function payableNow(
  order: OrderRow,
  payments: readonly PaymentRow[],
  request: BalanceRequestRow | undefined,
  settings: Settings,
  origin: string,
): AccountOrder['balance'] {
  const [next, ...later] = partsToPay(request, order, payments) ?? [];
  if (!next) return null;
  return {
    url: isFirstPaymentDue(order) || !request ? payUrlOf(order, settings) : balanceUrl(request.id, settings, origin),
    amount: next.left,
    dueOn: next.dueOn,
    later: later.map(({ left, dueOn }) => ({ amount: left, dueOn })),
  };
}

/** The data of the dashboard. */
export async function accountOverview(context: Context, { account }: Session, origin: string): Promise<Account> {
  const { settings, now, catalogue } = context;
  const { bookings, orders, quotes, offers } = await findPersonalData(
    context,
    await verifiedAddresses(context.database, account.id),
  );
  const day = today(context);
  const refunded = await refundedOf(context.database, orders);
  const orderIds = orders.map(({ id }) => id);
  const hostOf = await callHosts(context);
  const booked = await bookedOrders(context.database, orderIds);
  const [payments, requests, invoices] = await Promise.all([
    paymentsOf(context.database, orderIds),
    balanceRequestsOf(context.database, orderIds),
    invoicesOf(context.database, orderIds),
  ]);
  return {
    bookings: bookings.map((booking) => ({
      id: booking.id,
      start: booking.starts_at,
      end: booking.ends_at,
      status: booking.status,
      ...hostIn(hostOf(booking)),
      changeable: isChangeable(booking, now()),
      manageUrl: manageUrlOf(booking, settings, origin),
    })),
    orders: orders.map((order) => {
      const own = payments.filter(({ order_id }) => order_id === order.id);
      const money = moneyOf(order, own);
      const missing = missingOfFirst(order, money);
      const ended = endingOf(order);
      // Once a part has arrived by transfer, the rest is awaited in the same way; once it has ended, nothing is.
      const status = {
        ...buyerStatusOf(order, now()),
        ...((missing > 0 || ended !== null) && { checkout: null }),
      };
      const { wizard } = selectionOf(order);
      const hasLink = order.status === 'failed' && isPayable(order, missing, now()) && !isReplaced(order, orders);
      const pay = hasLink ? { payUrl: payUrlOf(order, settings) } : {};
      const request = requests.find((each) => each.order_id === order.id && isOpenRequest(each));
      const offer = offers.find(({ order_id }) => order_id === order.id);
      const extraTo = offer && extendedBy(offer);
      const shown = ended === null ? ['sent', 'accepted'] : ['accepted'];
      const offered = offers.filter((extra) => extra.for_order === order.id && shown.includes(stateOf(extra, day)));
      return {
        id: order.id,
        title: order.title,
        ...status,
        ended,
        wizard,
        again: canOrderAgain({ ...status, ...pay, wizard, missing }) ? reorderSelection(catalogue, order) : null,
        answers: answersOf(catalogue, order),
        total: order.total_cents,
        deposit: order.deposit_cents,
        ...(missing > 0 ? { missing } : {}),
        ...pay,
        refunded: refunded.get(order.id) ?? 0,
        due: money.due,
        pending: money.pending,
        balance: payableNow(order, own, request, settings, origin),
        ...(booked.has(order.id) ? { isBooked: true as const } : {}),
        ...(hasPaidCall(order) && !booked.has(order.id) ? { timeUrl: paidCallUrl(order, settings, origin) } : {}),
        ...(extraTo ? { extraTo: extraTo.reference } : {}),
        ...(offered.length > 0
          ? {
              extras: offered.map((extra) => ({
                title: extra.title,
                url: offerUrl(extra, settings, origin),
                reference: referenceOf({ id: extra.order_id ?? extra.id }),
                isAccepted: extra.order_id !== null,
              })),
            }
          : {}),
        invoices: listedOf(invoices, order),
        terms: termsPath(order),
        createdAt: order.created_at,
        business: businessOf(order),
        reference: referenceOf(order),
      };
    }),
    quotes: quotes.map((quote) => ({
      url: linkOf(quote, settings, origin),
      title: quote.title,
      reference: referenceOf(quote),
      total: toCents(pricedOf(quote).price.total),
      savedOn: quote.saved_on,
      validUntil: quote.valid_until,
      state: isStillValid(quote.valid_until, day) ? 'valid' : 'expired',
    })),
    newsletter: await newsletterState(context, account.email),
  };
}

/** The follow-ups of a person's addresses, those that are still to be done first. */
export const followUpsOf = (database: Database, addresses: readonly string[]): Promise<FollowUpRow[]> =>
  database
    .selectFrom('follow_ups')
    .selectAll()
    .where('address', 'in', addresses)
    .orderBy(({ eb, fn }) => fn.coalesce('done_at', eb.val('')))
    .orderBy('due_on')
    .execute();
