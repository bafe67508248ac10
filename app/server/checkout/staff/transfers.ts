import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addTransfer, matchTransfer, reverseTransfer } from '../../../src/domain/contract/staff/orders.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { expectedByTransfer } from '../../../src/domain/staff/moneyWords.ts';
import { transferProblem } from '../../../src/domain/staff/transfer.ts';
import { cancelEndedCall } from '../../booking/paid/paidCall.ts';
import { billChange } from '../../invoices/billChange.ts';
import { takeBackInvoice } from '../../invoices/invoices.ts';
import { moneyOf } from '../../orders/money.ts';
import { isAgreedOrder, subjectOf } from '../../orders/order.ts';
import { endingOf, isDeposit, isPaidFor } from '../../orders/orderStatus.ts';
import { endSessionsSoon, newPayment, paymentsOf } from '../../orders/payments.ts';
import type { OrderRow, PaymentRow, TransferRow } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/db/open.ts';
import { HttpError, noSuch } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { deleteWaitingEmails, enqueueEmails, unsendEmail } from '../../platform/mail/outbox.ts';
import { currency } from '../../platform/payments/provider.ts';
import { idIn, type Logged, loggedOf, type Undo } from '../../platform/subject.ts';
import { afterUndo, undoTime } from '../../team/actions.ts';
import { deleteUnsentWebhooks } from '../../webhooks/deliveries.ts';
import { enqueuePaymentEvent } from '../../webhooks/events.ts';
import { reversedTransferEmail, transferEmail } from '../emails/transfer.ts';
import { findTransferMatches } from './matchTransfer.ts';
import { claimOrder, serveOrderActionsOn, updateOrderStatus } from './order.ts';

const provider = 'transfer';

/** The entries about the transfers of orders, oldest first. */
export async function transfersOf(
  database: Database,
  orderIds: readonly string[],
): Promise<(TransferRow & { order_id: string })[]> {
  if (orderIds.length === 0) return [];
  return database
    .selectFrom('transfers')
    .innerJoin('payments', 'payments.id', 'transfers.payment_id')
    .selectAll('transfers')
    .select('payments.order_id')
    .where('payments.order_id', 'in', orderIds)
    .orderBy('transfers.created_at')
    .execute();
}

/** A transfer as a payment. With the deposit's amount it counts as the deposit, unless that is paid. */
function paymentOf(order: OrderRow, amount: number, at: string): PaymentRow {
  return {
    ...newPayment(order, `transfer_${randomUUID()}`, new Date(at)),
    provider,
    status: 'paid',
    expires_at: at,
    asked_cents: !isPaidFor(order) && amount === order.deposit_cents ? null : amount,
    amount_cents: amount,
    currency,
    check_at: null,
    paid_at: at,
  };
}

const mailIdOf = ({ order_id, id }: Pick<PaymentRow, 'id' | 'order_id'>) => `${order_id}-${id}-receipt`;

interface Reversal {
  order: OrderRow;
  paymentId: string;
  reason: string;
  at: string;
  day: string;
}

/** Updates an order's status without a transfer. The call that it paid for is cancelled, as after a full refund. */
async function updateWithout(context: Context, transaction: Transaction, order: OrderRow, at: string) {
  const updated = await updateOrderStatus(transaction, order, at);
  if (!isPaidFor(updated) || updated.status === 'refunded')
    await cancelEndedCall(context, transaction, order, 'reversal');
  return updated;
}

/** Reverses a transfer by a counter-entry, and tells the buyer if they have its receipt. @returns the amount @throws HttpError */
async function reverse(context: Context, transaction: Transaction, reversal: Reversal): Promise<number> {
  const { order, paymentId, reason, at, day } = reversal;
  const payment = await transaction
    .updateTable('payments')
    .set({ status: 'reversed', updated_at: at })
    .where('id', '=', paymentId)
    .where('order_id', '=', order.id)
    .where('provider', '=', provider)
    .where('status', '=', 'paid')
    .returningAll()
    .executeTakeFirstOrThrow(noSuch('There is no such transfer, or it’s reversed already.'));
  const entry = await transaction
    .selectFrom('transfers')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('reverses', 'is', null)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('transfers')
    .values({
      id: randomUUID(),
      payment_id: paymentId,
      amount_cents: -entry.amount_cents,
      day,
      reference: reason,
      reverses: entry.id,
      created_at: at,
    })
    .execute();
  const unsent = await deleteWaitingEmails(transaction, mailIdOf(payment));
  const updated = await updateWithout(context, transaction, order, at);
  const payments = await paymentsOf(transaction, [order.id]);
  const before = { ...payment, status: 'paid' as const };
  const invoice = await billChange(context, transaction, { order: updated, before, after: payment, payments });
  // Who has no receipt is told nothing.
  if (unsent.length === 0) {
    const { amount_cents: amount, day: arrived } = entry;
    const money = moneyOf(updated, payments);
    const id = `${order.id}-${payment.id}-reversed`;
    const mail = reversedTransferEmail({ id, order: updated, amount, day: arrived, money, settings: context.settings });
    await enqueueEmails(transaction, [{ ...mail, invoice: invoice?.id }], at);
  }
  // Webhooks get a transfer once it can't be undone any more.
  if (Date.parse(at) - Date.parse(payment.created_at) <= undoTime) {
    await deleteUnsentWebhooks(transaction, 'order.paid', subjectOf(order.id), payment.created_at);
  } else {
    await enqueuePaymentEvent(
      transaction,
      'order.transfer-reversed',
      { order: updated, payment, amount: entry.amount_cents },
      at,
    );
  }
  return entry.amount_cents;
}

/**
 * Takes an entry back within seconds, as if it never was: nothing is sent yet. Only when a later invoice has the next number,
 * a counter-entry and a credit note reverse it, because numbers may have no gap.
 */
export const transferUndos = (context: Context): Readonly<Record<string, Undo>> => ({
  async 'order.transfer'(transaction, entry) {
    const { payment, amount, version } = loggedOf(entry.after);
    const order = await claimOrder(transaction, idIn(entry.subject), Number(version));
    const paymentId = String(payment);
    const at = context.now().toISOString();
    if (await takeBackInvoice(transaction, paymentId)) {
      await transaction.deleteFrom('transfers').where('payment_id', '=', paymentId).execute();
      await transaction.deleteFrom('payments').where('id', '=', paymentId).execute();
      const receipt = mailIdOf({ order_id: order.id, id: paymentId });
      await unsendEmail(transaction, receipt, 'You can still reverse the transfer.');
      await updateWithout(context, transaction, order, at);
      await deleteUnsentWebhooks(transaction, 'order.paid', entry.subject, entry.at);
    } else {
      await reverse(context, transaction, { order, paymentId, reason: 'Undone', at, day: today(context) });
    }
    return { before: {}, after: { payment: payment ?? null, amount: amount ?? null, version: order.version } };
  },
});

/** Payments by transfer: entered by hand, and reversed by a counter-entry. */
export function transferRoutes(app: FastifyInstance, context: Context): void {
  const { settings, now } = context;
  const serve = serveOn(app, settings);

  serve(matchTransfer, 'The orders that a transfer may be for', async ({ query: { amount, text } }) => ({
    matches: await findTransferMatches(context, amount, text),
  }));

  const act = serveOrderActionsOn(app, context);

  act(addTransfer, 'Enters a payment by transfer', 'order.transfer', async (transaction, id, { body }) => {
    const { amount, day, reference, moreThanDue, version } = body;
    const order = await claimOrder(transaction, id, version);
    const at = now();
    const due = expectedByTransfer({
      status: order.status,
      money: moneyOf(order, await paymentsOf(transaction, [id])),
      ended: endingOf(order),
    });
    const problem = transferProblem({ amount, day, moreThanDue }, due, today(context));
    if (problem) throw refusal(problem, amount, due);
    const payment = paymentOf(order, amount, at.toISOString());
    await transaction.insertInto('payments').values(payment).execute();
    await transaction
      .insertInto('transfers')
      .values({
        id: randomUUID(),
        payment_id: payment.id,
        amount_cents: amount,
        day,
        reference,
        created_at: at.toISOString(),
      })
      .execute();
    const updated = await updateOrderStatus(transaction, order, at.toISOString());
    await endSessionsSoon(transaction, [id], at.toISOString());
    const payments = await paymentsOf(transaction, [id]);
    const money = moneyOf(updated, payments);
    const bill = { order: updated, before: undefined, after: payment, payments, paidOn: day };
    const invoice = await billChange(context, transaction, bill);
    const concludes = !isPaidFor(order) && isPaidFor(updated) && !isAgreedOrder(order) && endingOf(order) === null;
    const mail = transferEmail({ id: mailIdOf(payment), order: updated, amount, day, money, settings }, concludes);
    const dueAt = afterUndo(at);
    await enqueueEmails(transaction, [{ ...mail, invoice: invoice?.id }], at.toISOString(), dueAt);
    const paid = { order: updated, payment, amount };
    await enqueuePaymentEvent(transaction, 'order.paid', paid, at.toISOString(), dueAt);
    const after: Logged = { payment: payment.id, amount, day, deposit: isDeposit(payment), version: order.version };
    return { before: {}, after };
  });

  act(
    reverseTransfer,
    'Reverses a transfer that was entered by mistake, by a counter-entry',
    'order.transfer.reversed',
    async (transaction, id, { params: { transfer }, body: { reason, version } }) => {
      const order = await claimOrder(transaction, id, version);
      const at = now().toISOString();
      const amount = await reverse(context, transaction, {
        order,
        paymentId: transfer,
        reason,
        at,
        day: today(context),
      });
      return { before: {}, after: { payment: transfer, amount, version: order.version } };
    },
  );
}

function refusal(problem: NonNullable<ReturnType<typeof transferProblem>>, amount: number, due: number): HttpError {
  if (problem === 'in-future') {
    return new HttpError(400, 'in-future', 'The day is in the future. Please enter the day when the transfer arrived.');
  }
  const more = formatCents(amount - due);
  return new HttpError(
    409,
    'more-than-due',
    `${formatCents(amount)} is ${more} more than the ${formatCents(due)} that is due. Nothing was entered. Please confirm that it’s more, or correct the amount.`,
  );
}
