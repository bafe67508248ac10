import { referenceOf, selectionOf } from '../../orders/order.ts';
import type { OrderRow, OrderStatus } from '../../orders/table.ts';
import { HttpError } from '../../platform/http/httpError.ts';

/** Whether an order is a consultation. */
export const isConsultation = (order: Pick<OrderRow, 'selection'>) => selectionOf(order).wizard === 'consultation';

/** The states of an order in which it is paid without a dispute. */
export const settledStatuses = ['paid', 'partly-refunded', 'paid-twice'] as const satisfies readonly OrderStatus[];

/** Whether the buyer of a consultation may choose a time: it is paid, and the agency hasn't stopped it. */
export const hasPaidCall = (order: Pick<OrderRow, 'selection' | 'status' | 'stage'>) =>
  isConsultation(order) && settledStatuses.some((status) => status === order.status) && order.stage !== 'stopped';

/** The error for a consultation whose buyer may choose no time. */
export const notPaidError = (order: Pick<OrderRow, 'id'>) =>
  new HttpError(
    410,
    'not-paid',
    `No time can be chosen: this consultation isn’t paid for, or it was refunded. Please write to us and quote your reference, ${referenceOf(order)}.`,
  );
