import type { Transaction } from 'kysely';
import type { OrderRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { siteOrigin } from '../../platform/settings/settings.ts';
import { bookingOfOrder } from '../bookings.ts';
import { logLinkChange } from '../logLinkChange.ts';
import { isChangeable, moveOrCancelIn } from '../moveOrCancel.ts';

/**
 * Cancels the upcoming call that an order paid for, once the order is refunded in full: the time is free again, both
 * sides are told, and the call leaves the calendars. In the transaction of the refund.
 */
export async function cancelRefundedCall(
  context: Context,
  transaction: Transaction<Schema>,
  order: Pick<OrderRow, 'id'>,
): Promise<void> {
  const booking = await bookingOfOrder(transaction, order.id);
  if (!booking || !isChangeable(booking, context.now())) return;
  const cancelled = await moveOrCancelIn(
    context,
    transaction,
    booking,
    { action: 'cancel' },
    { by: 'refund', origin: siteOrigin(context.settings) },
  );
  if (cancelled) await logLinkChange(context, transaction, booking, cancelled, 'refund');
}
