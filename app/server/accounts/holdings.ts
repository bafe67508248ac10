import type { Account } from '../../src/domain/contract/account.ts';
import { stillHolds } from '../../src/domain/kept/validity.ts';
import { toCents } from '../../src/domain/money.ts';
import { isBegunAgain } from '../../src/domain/orderStatus.ts';
import { manageUrlOf } from '../booking/manageUrl.ts';
import { isChangeable } from '../booking/moveOrCancel.ts';
import { chosenAgain } from '../checkout/again.ts';
import { referenceOf, selectionOf } from '../checkout/order.ts';
import { buyerStatusOf } from '../checkout/orders.ts';
import { refundedOf } from '../checkout/payments.ts';
import type { Context } from '../context.ts';
import { today } from '../context.ts';
import type { BookingRow, KeptQuoteRow, MessageRow, OrderRow } from '../db/schema.ts';
import { isUnder } from '../retention/erase.ts';
import { linkOf } from '../saved-quote/link.ts';
import { ownerHash } from '../saved-quote/owners.ts';
import { pricedOf, referenceOf as quoteReferenceOf } from '../saved-quote/savedQuotes.ts';
import { provedAddresses } from './accounts.ts';
import { newsletterOf } from './newsletter.ts';
import type { Present } from './session.ts';

/** Everything that was done under addresses that an account has proved. */
export interface Holdings {
  addresses: readonly string[];
  bookings: readonly BookingRow[];
  orders: readonly OrderRow[];
  quotes: readonly KeptQuoteRow[];
  messages: readonly MessageRow[];
}

/** What belongs to an account, the latest first, also what was done before there was one. */
export async function holdingsOf({ database, settings }: Context, accountId: string): Promise<Holdings> {
  const addresses = await provedAddresses(database, accountId);
  const mine = isUnder(addresses);
  const keepers = addresses.map((address) => ownerHash(address, settings));
  const [bookings, orders, messages, quotes] = await Promise.all([
    database.selectFrom('bookings').selectAll().where(mine).orderBy('starts_at', 'desc').orderBy('id').execute(),
    database.selectFrom('orders').selectAll().where(mine).orderBy('created_at', 'desc').orderBy('id').execute(),
    database.selectFrom('messages').selectAll().where(mine).orderBy('created_at', 'desc').orderBy('id').execute(),
    database
      .selectFrom('kept_quotes')
      .selectAll()
      .where('id', 'in', (kept) => kept.selectFrom('quote_keepers').select('quote_id').where('keeper', 'in', keepers))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
  ]);
  return { addresses, bookings, orders, quotes, messages };
}

/** What the dashboard shows. */
export async function overview(context: Context, { account }: Present, origin: string): Promise<Account> {
  const { settings, now } = context;
  const { bookings, orders, quotes } = await holdingsOf(context, account.id);
  const day = today(context);
  const refunded = await refundedOf(context.database, orders);
  return {
    bookings: bookings.map((booking) => ({
      id: booking.id,
      start: booking.starts_at,
      end: booking.ends_at,
      status: booking.status,
      changeable: isChangeable(booking, now()),
      manageUrl: manageUrlOf(booking, settings, origin),
    })),
    orders: orders.map((order) => {
      const standing = buyerStatusOf(order, now());
      return {
        id: order.id,
        title: order.title,
        ...standing,
        wizard: selectionOf(order).wizard,
        again: isBegunAgain(standing) ? chosenAgain(order) : null,
        total: order.total_cents,
        deposit: order.deposit_cents,
        refunded: refunded.get(order.id) ?? 0,
        createdAt: order.created_at,
        reference: referenceOf(order),
      };
    }),
    quotes: quotes.map((quote) => ({
      url: linkOf(quote, settings, origin),
      title: quote.title,
      reference: quoteReferenceOf(quote),
      total: toCents(pricedOf(quote).price.total),
      keptOn: quote.kept_on,
      validUntil: quote.valid_until,
      state: stillHolds(quote.valid_until, day) ? 'valid' : 'expired',
    })),
    newsletter: await newsletterOf(context, account.email),
  };
}
