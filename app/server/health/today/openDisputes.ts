import { formatDateAt } from '../../../src/domain/booking/labels.ts';
import { cardProviderOf } from '../../../src/domain/cardProviders.ts';
import { opening } from '../../../src/domain/catalogue/opening.ts';
import type { Need } from '../../../src/domain/contract/staff/today.ts';
import { formatReason, paymentPage } from '../../checkout/disputes.ts';
import type { OrderRow, PaymentRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';

/** The open dispute of each order that has one: why it was opened, until when it can be answered, and where. */
export async function openDisputes(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, Pick<Need, 'about' | 'page' | 'dueBy'>>> {
  const ids = orders.filter(({ status }) => status === 'disputed').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const payments = await database
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', ids)
    .where('dispute', '=', 'open')
    .orderBy('disputed_at', 'desc')
    .execute();
  return new Map(
    payments.map((payment) => [
      payment.order_id,
      {
        about: describeDispute(payment),
        page: paymentPage(payment, settings),
        dueBy: payment.dispute_due_by ?? undefined,
      },
    ]),
  );
}

/** "Fraudulent · answer in Stripe by 1 December 2026" */
function describeDispute(payment: PaymentRow): string {
  const { dispute_reason: reason, dispute_due_by: dueBy } = payment;
  const answer = `answer in ${cardProviderOf(payment)?.name ?? 'the demo'}`;
  if (reason === null) return answer;
  const next =
    dueBy === null ? 'the bank is reviewing it' : `${answer} by ${formatDateAt(Date.parse(dueBy), opening.timeZone)}`;
  return `${formatReason(reason)} · ${next}`;
}
