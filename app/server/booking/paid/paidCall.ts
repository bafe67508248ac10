import { randomUUID } from 'node:crypto';
import { consultationMinutes } from '../../../src/domain/catalogue/consultation.ts';
import type { PaidCall, PaidCallRequest } from '../../../src/domain/contract/paidCall.ts';
import { spanOf } from '../../calendars/calendars.ts';
import { referenceOf } from '../../orders/order.ts';
import type { OrderRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { maskEmail } from '../../platform/mail/mailbox.ts';
import { siteOrigin } from '../../platform/settings/addresses.ts';
import { callHosts, hostIn } from '../../team/hosts.ts';
import type { endedBy } from '../../team/names.ts';
import { type BookingSource, storeBooking } from '../book.ts';
import { bookingOfOrder, newBooking } from '../bookings.ts';
import { currentHours } from '../currentOpening.ts';
import { requireSlot, slotTakenError } from '../freeHosts.ts';
import { manageUrlOf } from '../linkToken.ts';
import { logLinkChange } from '../logLinkChange.ts';
import { changeCallIn, isChangeable } from '../moveOrCancel.ts';
import type { BookingRow } from '../table.ts';
import { hasPaidCall, isConsultation, notPaidError, orderIdOfToken } from './hasPaidCall.ts';

/** The paid consultation of a token. @throws HttpError */
export async function requirePaidCall({ database, settings }: Context, token: string): Promise<OrderRow> {
  const id = orderIdOfToken(token, settings);
  const order =
    id === null ? undefined : await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!order || !isConsultation(order) || order.email === '') {
    throw new HttpError(
      404,
      'unknown-order',
      'We can’t find this consultation. The link may be incomplete. Please open the one in your receipt.',
    );
  }
  if (hasPaidCall(order)) return order;
  throw notPaidError(order);
}

/** A paid consultation as its buyer sees it. */
export async function toPaidCall(
  { database, settings, now }: Context,
  order: OrderRow,
  origin: string,
): Promise<PaidCall> {
  const booking = await bookingOfOrder(database, order.id);
  const hostOf = await callHosts({ database, settings });
  return {
    name: order.name,
    email: maskEmail(order.email),
    reference: referenceOf(order),
    booking: booking ? bookingIn(booking) : null,
  };

  function bookingIn(row: BookingRow): NonNullable<PaidCall['booking']> {
    const { start, end } = spanOf(row);
    return {
      date: row.starts_at,
      duration: (end - start) / 60_000,
      ...hostIn(hostOf(row)),
      changeable: isChangeable(row, now()),
      manageUrl: manageUrlOf(row, settings, origin),
    };
  }
}

/**
 * Books the time of a paid consultation under the name and address of its order. Repeating a request does nothing.
 * @throws HttpError when the time isn't free, or another one was chosen before
 */
export async function bookPaidCall(
  context: Context,
  order: OrderRow,
  { date, timeZone }: PaidCallRequest,
  source: BookingSource,
): Promise<BookingRow> {
  const { database, now } = context;
  const existing = await bookingOfOrder(database, order.id);
  if (existing) return requireSame(existing, date);
  const slot = requireSlot(await currentHours(context, database), date, now());
  const { name, email } = order;
  const request = { name, email, date, timeZone, duration: consultationMinutes } as const;
  const wanted = { ...newBooking(request, slot, `order ${order.id} ${randomUUID()}`, now()), order_id: order.id };
  const booking = await storeBooking(context, wanted, source);
  if (booking) return booking;
  const concurrent = await bookingOfOrder(database, order.id);
  if (concurrent) return requireSame(concurrent, date);
  throw slotTakenError(slot, context);
}

function requireSame(booking: BookingRow, date: string): BookingRow {
  if (Date.parse(booking.starts_at) === Date.parse(date)) return booking;
  throw new HttpError(
    409,
    'booking-changed',
    'You’ve already chosen a time for this consultation. Please reload the page to see it, or to move it.',
  );
}

/**
 * Cancels the upcoming call of an order that has ended, or no longer pays for it: the time is free again, both sides are told,
 * and the call leaves the calendars. In the transaction of what ended it.
 */
export async function cancelEndedCall(
  context: Context,
  transaction: Transaction,
  order: Pick<OrderRow, 'id'>,
  by: keyof typeof endedBy,
): Promise<void> {
  const change = { by, origin: siteOrigin(context.settings) };
  // A move or a new link, stored at the same moment, may have changed it since it was read.
  for (;;) {
    const booking = await bookingOfOrder(transaction, order.id);
    if (!booking || !isChangeable(booking, context.now())) return;
    const cancelled = await changeCallIn(context, transaction, booking, { action: 'cancel' }, change);
    if (cancelled) return logLinkChange(context, transaction, booking, cancelled, by);
  }
}
