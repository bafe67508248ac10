import { referenceOf, selectionOf } from '../../orders/order.ts';
import { endingOf } from '../../orders/orderStatus.ts';
import type { OrderRow, OrderStatus } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import { sign, verifySigned } from '../../platform/crypto/hmac.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { BookingRow } from '../table.ts';

/** Whether an order is a consultation. */
export const isConsultation = (order: Pick<OrderRow, 'selection'>) => selectionOf(order).wizard === 'consultation';

/** The states of an order in which it is paid without a dispute. */
export const settledStatuses = ['paid', 'partly-refunded', 'paid-twice'] as const satisfies readonly OrderStatus[];

/** Whether the buyer of a consultation may choose a time: it is paid, and hasn't ended or been stopped. */
export const hasPaidCall = (
  order: Pick<OrderRow, 'selection' | 'status' | 'stage' | 'cancelled_at' | 'consumer_withdrew_at'>,
) =>
  isConsultation(order) &&
  settledStatuses.some((status) => status === order.status) &&
  order.stage !== 'stopped' &&
  endingOf(order) === null;

/** The error for a consultation whose buyer may choose no time. */
export const notPaidError = (order: Pick<OrderRow, 'id'>) =>
  new HttpError(
    410,
    'not-paid',
    `No time can be chosen: this consultation isn’t paid for, or it was cancelled, withdrawn from or refunded. Please write to us and quote your reference, ${referenceOf(order)}.`,
  );

const purpose = 'paid-call';

/** The signed token of a paid consultation, for choosing its time. */
export const paidCallToken = ({ id }: Pick<OrderRow, 'id'>, { secret }: Pick<Settings, 'secret'>) =>
  sign(purpose, id, secret);

/** The order id of a token; null when we haven't signed it. */
export const orderIdOfToken = (token: string, { secret }: Pick<Settings, 'secret'>) =>
  verifySigned(purpose, token, secret);

/** The page to choose the time of a paid consultation. */
export function paidCallUrl(order: Pick<OrderRow, 'id'>, settings: Pick<Settings, 'secret'>, origin: string): string {
  return `${origin}/booking?paid=${paidCallToken(order, settings)}`;
}

/** The page to choose another time after a call was cancelled: of its paid consultation, while that holds, or for a free one. */
export async function againUrlOf(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  { order_id }: Pick<BookingRow, 'order_id'>,
  origin: string,
): Promise<string> {
  const order =
    order_id === null
      ? undefined
      : await database.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirst();
  return order && hasPaidCall(order) ? paidCallUrl(order, settings, origin) : `${origin}/booking`;
}
