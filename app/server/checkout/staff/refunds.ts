import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addRefund, settleRefund } from '../../../src/domain/contract/staff/orders.ts';
import { refundableOf } from '../../../src/domain/staff/refund.ts';
import { subjectOf } from '../../orders/order.ts';
import { returnedCents } from '../../orders/orderStatus.ts';
import { paymentsOf } from '../../orders/payments.ts';
import type { PaymentRow, RefundRow } from '../../orders/table.ts';
import { after, type Context } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import type { PaymentProvider } from '../../platform/payments/provider.ts';
import { idIn, loggedOf, type Undo } from '../../platform/subject.ts';
import { performOnce } from '../../team/actions.ts';
import { formatPaid } from '../emails/payment.ts';
import { addFailedRefund, isPending, refundsOf } from '../refunds.ts';
import { refundLock, refused, requestRefund } from '../requestRefund.ts';
import { claimOrder, requireOrder, serveOrderActionsOn } from './order.ts';

/** The cents of a payment that the card provider in use can refund. @param refunds those of the payment */
export function refundable(
  payment: PaymentRow,
  refunds: readonly RefundRow[],
  { id }: Pick<PaymentProvider, 'id'>,
): number {
  if (payment.provider !== id || payment.status !== 'paid' || payment.intent_id === null) return 0;
  const onItsWay = refunds
    .filter((refund) => refund.payment_id === payment.id && isPending(refund))
    .reduce((cents, { amount_cents }) => cents + amount_cents, 0);
  const paid = {
    amount: payment.amount_cents ?? 0,
    returned: returnedCents(payment),
    isDisputed: payment.dispute === 'open',
  };
  return refundableOf(paid, onItsWay);
}

/** Refunds in part or whole through the card provider, by an owner who has just proven to be one. */
export function refundRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  const { database, now, paymentProvider } = context;

  serve(addRefund, 'Refunds a payment in part or whole', async (request) => {
    const { id } = request.params;
    const { payment: paymentId, amount, reason, version } = request.body;
    await requireOrder(database, id);
    let asked: { refund: RefundRow; payment: PaymentRow } | undefined;
    const action = { name: 'order.refund', subject: subjectOf(id) };
    const { entry, isNew } = await performOnce(context, request, action, async (transaction) => {
      const order = await claimOrder(transaction, id, version);
      const payment = (await paymentsOf(transaction, [id])).find((each) => each.id === paymentId);
      if (!payment) throw new HttpError(404, 'not-found', 'This order has no such payment.');
      const most = refundable(payment, await refundsOf(transaction, [paymentId]), paymentProvider);
      if (amount > most) throw tooMuch(payment, most);
      const at = now();
      const refund: RefundRow = {
        id: randomUUID(),
        payment_id: paymentId,
        amount_cents: amount,
        reason,
        status: 'asked',
        failure: null,
        key_number: 1,
        failed_checks: 0,
        check_at: after(at, refundLock),
        created_at: at.toISOString(),
        updated_at: at.toISOString(),
      };
      await transaction.insertInto('refunds').values(refund).execute();
      asked = { refund, payment };
      return { before: {}, after: { refund: refund.id, payment: paymentId, amount, version: order.version } };
    });
    // Stored first: a call without a response is repeated with the same key, so it is never made twice.
    if (asked && isNew) await requestRefund(context, asked.refund, asked.payment);
    else await reportRefused(context, entry);
    return { entry };
  });

  const act = serveOrderActionsOn(app, context);

  act(
    settleRefund,
    'Says that failed refunds of a payment are dealt with',
    settled,
    async (transaction, id, { body: { payment, version } }) => {
      const order = await claimOrder(transaction, id, version);
      const amount = (await paymentsOf(transaction, [id])).find((each) => each.id === payment)?.failed_refund_cents;
      if (!amount) throw new HttpError(409, 'no-failed-refund', 'There is no failed refund. Nothing was changed.');
      await addFailedRefund(transaction, payment, -amount);
      return { before: {}, after: { payment, amount, version: order.version } };
    },
  );
}

const settled = 'order.refund.settled';

export const refundUndos: Readonly<Record<string, Undo>> = {
  async [settled](transaction, { subject, after }) {
    const { payment, amount, version } = loggedOf(after);
    const order = await claimOrder(transaction, idIn(subject), Number(version));
    await addFailedRefund(transaction, String(payment), Number(amount));
    return { before: {}, after: { amount: Number(amount), version: order.version } };
  },
};

/** A repeated request gets the provider's first answer. @throws HttpError */
async function reportRefused({ database }: Context, entry: string): Promise<void> {
  const { after } = await database
    .selectFrom('audit_log')
    .select('after')
    .where('id', '=', entry)
    .executeTakeFirstOrThrow();
  const refund = await database
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', String(loggedOf(after).refund))
    .executeTakeFirst();
  if (refund?.status === 'failed' && refund.failure) throw refused(refund.failure);
}

function tooMuch({ provider, dispute, currency }: PaymentRow, most: number): HttpError {
  const answer = (code: string, message: string) => new HttpError(409, code, `${message} Nothing was refunded.`);
  if (provider === 'transfer') {
    return answer('not-by-card', 'This was paid by transfer, so please transfer the money back at your bank.');
  }
  if (dispute === 'open') {
    return answer(
      'disputed',
      'The buyer’s bank has opened a dispute about this payment, so it can’t be refunded beside it.',
    );
  }
  if (most === 0) return answer('nothing-to-refund', 'Nothing is left of this payment that could be refunded.');
  return answer('too-much', `At most ${formatPaid(most, currency)} of this payment can be refunded.`);
}
