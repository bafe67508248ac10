import type { FastifyInstance } from 'fastify';
import { cancelOrder } from '../../../src/domain/contract/staff/orders.ts';
import { mailsAbout } from '../../mails/mails.ts';
import { moneyOf } from '../../orders/money.ts';
import { isAgreedOrder, subjectOf } from '../../orders/order.ts';
import { endingOf, isPaidFor } from '../../orders/orderStatus.ts';
import { paymentsOf, unfinishedPayments } from '../../orders/payments.ts';
import type { OrderRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { enqueueEmails, unsendEmail } from '../../platform/mail/outbox.ts';
import { idIn, loggedOf, type Undo } from '../../platform/subject.ts';
import { afterUndo, answerAction } from '../../team/actions.ts';
import { deleteUnsentWebhooks } from '../../webhooks/deliveries.ts';
import { enqueueOrderEvent } from '../../webhooks/events.ts';
import { cancelledEmail, cancelledMailId } from '../emails/balance.ts';
import { fulfil } from '../fulfil.ts';
import { claimOrder, requireOrder, updateOrderStatus } from './order.ts';

const conflict = (code: string, message: string) => new HttpError(409, code, `${message} Nothing was cancelled.`);

/** Ends the sessions in which an order could still be paid. The buyer may pay until then. @throws HttpError */
async function endSessions(context: Context, order: OrderRow): Promise<void> {
  for (const { id } of await unfinishedPayments(context.database, order, context.paymentProvider.id)) {
    const event = await context.paymentProvider.endSession(id).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      const message = 'We can’t end the customer’s checkout at the card provider, so they could still pay.';
      throw new HttpError(error.status, error.code, `${message} Nothing was cancelled. Please try again in a moment.`, {
        cause: error,
      });
    });
    await fulfil(context, event);
  }
}

/** @param isPaidBefore whether the order was already paid before the request @throws HttpError when it can't be cancelled */
async function requireUnpaid(
  { paymentProvider, now }: Context,
  transaction: Transaction,
  order: OrderRow,
  isPaidBefore: boolean,
): Promise<void> {
  if (isPaidBefore) throw conflict('is-paid', 'This order is paid. Refund the payment instead.');
  if (isPaidFor(order)) throw conflict('paid-meanwhile', 'The customer paid a moment ago.');
  if (order.status === 'processing') throw conflict('on-its-way', 'A payment for this order is on its way.');
  if (order.cancelled_at) throw conflict('already-cancelled', 'This order is cancelled already.');
  const payments = await paymentsOf(transaction, [order.id]);
  if (moneyOf(order, payments).received > 0) {
    throw conflict('partly-paid', 'Part of this order was paid by transfer. Reverse the transfer first.');
  }
  const isOpen = payments.some(({ provider, status }) => provider === paymentProvider.id && status === 'open');
  if (isOpen || (order.locked_until ?? '') > now().toISOString()) {
    throw conflict('checkout-open', 'The customer opened a checkout a moment ago. Please try again.');
  }
}

/**
 * Whether the buyer believes that an unpaid order is to be paid: they accepted an offer, or had an e-mail about the order. Links
 * to pay end before their e-mails are deleted.
 */
async function awaitsWord(transaction: Transaction, order: OrderRow): Promise<boolean> {
  if (endingOf(order) !== null || order.email === '') return false;
  return (
    isAgreedOrder(order) || (await mailsAbout(transaction, order.id)).some(({ status }) => status !== 'undelivered')
  );
}

/** Undoes a cancellation: the order can be paid again, in another session. */
export const cancelUndos = (context: Context): Readonly<Record<string, Undo>> => ({
  async 'order.cancel'(transaction, entry) {
    const { told, version } = loggedOf(entry.after);
    const order = await claimOrder(transaction, idIn(entry.subject), Number(version));
    if (told) await unsendEmail(transaction, cancelledMailId(order), 'The order stays cancelled.');
    await transaction.updateTable('orders').set({ cancelled_at: null }).where('id', '=', order.id).execute();
    await updateOrderStatus(transaction, { ...order, cancelled_at: null }, context.now().toISOString());
    await deleteUnsentWebhooks(transaction, 'order.cancelled', entry.subject, entry.at);
    return { before: { cancelled: true }, after: { cancelled: false, version: order.version } };
  },
});

/** Cancels an order for which nothing was paid: it can't be paid any more. */
export function cancelRoute(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  const { database, now } = context;

  serve(cancelOrder, 'Cancels an unpaid order', async (request) => {
    const { id } = request.params;
    const { version } = request.body;
    const seen = await requireOrder(database, id);
    const isPaidBefore = isPaidFor(seen);
    if (seen.version === version && !seen.cancelled_at && !isPaidBefore) await endSessions(context, seen);
    return answerAction(context, request, { name: 'order.cancel', subject: subjectOf(id) }, async (transaction) => {
      const order = await claimOrder(transaction, id, version);
      await requireUnpaid(context, transaction, order, isPaidBefore);
      const at = now().toISOString();
      const dueAt = afterUndo(at);
      await transaction.updateTable('orders').set({ cancelled_at: at }).where('id', '=', id).execute();
      const cancelled = await updateOrderStatus(transaction, { ...order, cancelled_at: at }, at);
      await enqueueOrderEvent(transaction, 'order.cancelled', cancelled, at, dueAt);
      const told = await awaitsWord(transaction, order);
      if (told) await enqueueEmails(transaction, [cancelledEmail(order, context.settings)], at, dueAt);
      return { before: { cancelled: false }, after: { cancelled: true, told, version: order.version } };
    });
  });
}
