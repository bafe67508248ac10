import type { PaymentRow, RefundRow } from '../orders/table.ts';
import { after, type Context } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { UsedIdempotencyKeyError } from '../platform/payments/provider.ts';
import { fulfil } from './fulfil.ts';
import { addFailedRefund } from './refunds.ts';

/** Longer than the provider may take to answer. Then the lock of a server that died expires. */
export const refundLock = 30_000;
const firstPause = 15_000;
const longestPause = 10 * 60_000;

/**
 * Requests a stored refund from the card provider. If it doesn't answer, the request is repeated later with the same
 * idempotency key, unless the provider already has the refund.
 * @param isRepeated whether it was requested before, also by a server that died before it stored the answer. Who asked for it
 *   was told that it would be made: a refusal is to be dealt with
 * @throws HttpError when the provider refuses it
 */
export async function requestRefund(
  context: Context,
  refund: RefundRow,
  payment: PaymentRow,
  isRepeated = false,
): Promise<void> {
  const { database, paymentProvider, now, log } = context;
  const answer = await paymentProvider
    .refund({
      id: refund.id,
      intentId: payment.intent_id ?? '',
      amount: refund.amount_cents,
      keyNumber: refund.key_number,
      isRepeated,
      refundedAfter: payment.refunded_cents + refund.amount_cents,
      at: now(),
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      log.error({ err: error, refund: refund.id }, 'a refund was not answered');
      await postpone(database, refund, now(), error instanceof UsedIdempotencyKeyError);
      return null;
    });
  if (!answer) return;
  const at = now().toISOString();
  const change =
    answer.kind === 'refused'
      ? ({ status: 'failed', failure: answer.words, check_at: null } as const)
      : ({ status: 'on-its-way', check_at: after(now(), longestPause) } as const);
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('refunds')
      .set({ ...change, failed_checks: 0, updated_at: at })
      .where('id', '=', refund.id)
      // The webhook, or another server, may have been faster.
      .where('status', '=', 'asked')
      .executeTakeFirst();
    if (isRepeated && change.status === 'failed' && numUpdatedRows > 0n)
      await addFailedRefund(transaction, payment.id, refund.amount_cents, at);
  });
  if (answer.kind === 'refused') throw refused(answer.words);
  if (answer.event) await fulfil(context, answer.event);
}

export const refused = (words: string) => new HttpError(409, 'refund-refused', words);

/** Schedules the next try, with a growing back-off. */
async function postpone(
  database: Database,
  { id, failed_checks, key_number }: RefundRow,
  now: Date,
  isKeyUsed: boolean,
): Promise<void> {
  const pause = Math.min(firstPause * 2 ** Math.min(failed_checks, 10), longestPause);
  await database
    .updateTable('refunds')
    .set({
      check_at: after(now, pause),
      failed_checks: failed_checks + 1,
      key_number: key_number + (isKeyUsed ? 1 : 0),
    })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute();
}

/** Asks the provider about refunds that got no response, or weren't confirmed by a webhook for ten minutes. */
export async function checkRefunds(context: Context): Promise<void> {
  const { database, paymentProvider, now, log } = context;
  for (;;) {
    const refund = await takeDue(database, now());
    if (!refund) return;
    const payment = await database
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', refund.payment_id)
      .executeTakeFirstOrThrow();
    try {
      if (refund.status === 'asked') {
        await requestRefund(context, refund, payment, true);
        continue;
      }
      const intentId = payment.intent_id ?? '';
      // Before the answer: a refund that a webhook reports meanwhile isn't in it, and is later.
      const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
      const refunds = await paymentProvider.refundedOf(intentId);
      await fulfil(context, {
        id: `${intentId}:refunded:${at.toISOString()}`,
        kind: 'refund',
        intentId,
        at,
        ...refunds,
      });
      await postpone(database, refund, now(), false);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      log.error({ err: error, refund: refund.id }, 'a refund could not be made');
      if (refund.status === 'on-its-way') await postpone(database, refund, now(), false);
    }
  }
}

/** Locks the refund that is most overdue; one of several servers gets it. */
function takeDue(database: Database, now: Date): Promise<RefundRow | undefined> {
  const at = now.toISOString();
  return database
    .updateTable('refunds')
    .set({ check_at: after(now, refundLock) })
    .where('id', '=', (due) =>
      due.selectFrom('refunds').select('id').where('check_at', '<=', at).orderBy('check_at').limit(1),
    )
    .where('check_at', '<=', at)
    .returningAll()
    .executeTakeFirst();
}
