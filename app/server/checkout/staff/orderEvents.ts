import type { HistoryEvent } from '../../../src/domain/contract/staff/history.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { stageNames } from '../../../src/domain/staff/stages.ts';
import { mailWords } from '../../mails/words.ts';
import type { OrderRow, PaymentRow, RefundRow } from '../../orders/table.ts';
import { loggedOf } from '../../team/actions.ts';
import type { ActionWords } from '../../team/actionWords.ts';
import type { NameOf } from '../../team/names.ts';
import type { AuditRow } from '../../team/table.ts';

/** The text of a log entry about an order. */
export const orderWords: ActionWords = {
  'order.stage': ({ after }) => `Stage set to ${stageName(loggedOf(after).stage)}`,
  'order.stage.undone': ({ after }) => `Stage set back to ${stageName(loggedOf(after).stage)}`,
  'order.transfer': ({ after }) => `${amountIn(after)} received by transfer`,
  'order.transfer.undone': ({ after }) => `Transfer of ${amountIn(after)} taken back`,
  'order.transfer.reversed': ({ after }) => `Transfer of ${amountIn(after)} reversed`,
  'order.consumer-withdrawal': () => 'Withdrawal from the contract received: see the messages',
  'order.cancel': () => 'Order cancelled',
  'order.cancel.undone': () => 'Cancellation taken back',
  'order.balance': ({ after }) => `Balance of ${amountIn(after)} requested${partsIn(after)}`,
  'order.balance.undone': ({ after }) => `Request for ${amountIn(after)} taken back`,
  'order.balance.withdrawn': ({ after }) => `Request for ${amountIn(after)} withdrawn`,
  'order.balance.withdrawn.undone': ({ after }) => `Request for ${amountIn(after)} restored`,
  'order.refund': ({ after }) => `Refund of ${amountIn(after)} started`,
  'invoice.read': ({ after }) => `${loggedOf(after).number} downloaded`,
  'order.note': () => 'Note added',
  'order.note.undone': () => 'Note removed',
  ...mailWords,
};

const amountIn = (logged: string) => formatCents(Number(loggedOf(logged).amount));

const partsIn = (logged: string) => {
  const parts = Number(loggedOf(logged).parts);
  return parts > 1 ? ` in ${parts} parts` : '';
};

const stageName = (stage: unknown) =>
  typeof stage === 'string' && stage in stageNames ? stageNames[stage as keyof typeof stageNames] : String(stage);

const closedDispute = {
  won: (amount: string) => `Dispute won: ${amount} stays with you`,
  lost: (amount: string) => `Dispute lost: ${amount} went back to the customer`,
} as const;

function paymentEvents(payment: PaymentRow): HistoryEvent[] {
  const events: HistoryEvent[] = [];
  // Transfers are in the log.
  if (payment.provider === 'transfer') return events;
  const amount = formatCents(payment.amount_cents ?? 0);
  if (payment.status === 'paid') {
    events.push({
      at: payment.paid_at ?? payment.created_at,
      what: `${amount} paid by card${payment.balance_request === null ? '' : ', by the link for the balance'}`,
      who: 'The customer',
    });
  }
  if (payment.refunded_cents > 0) {
    const at = payment.refunded_as_of ?? payment.updated_at;
    events.push({ at, what: `${formatCents(payment.refunded_cents)} refunded`, who: null });
  }
  if (payment.dispute !== null) {
    const disputed = formatCents(payment.disputed_cents);
    const at = payment.dispute_as_of ?? payment.updated_at;
    const openedAt = payment.disputed_at ?? (payment.dispute === 'open' ? at : null);
    if (openedAt !== null)
      events.push({ at: openedAt, what: `${disputed} disputed by the customer’s bank`, who: null });
    if (payment.dispute !== 'open') events.push({ at, what: closedDispute[payment.dispute](disputed), who: null });
  }
  return events;
}

/** What happened to an order, oldest first. */
export function orderEvents(
  order: OrderRow,
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
  log: readonly AuditRow[],
  nameOf: NameOf,
): HistoryEvent[] {
  const placed = { at: order.created_at, what: `Order placed: ${formatCents(order.total_cents)}`, who: 'The customer' };
  const acted = log.map((entry) => ({
    at: entry.at,
    what: orderWords[entry.action]?.(entry) ?? entry.action,
    who: nameOf(entry.actor),
  }));
  const failed = refunds
    .filter(({ status }) => status === 'failed')
    .map(({ updated_at, amount_cents, failure }) => ({
      at: updated_at,
      what: `Refund of ${formatCents(amount_cents)} failed: ${failure}`,
      who: null,
    }));
  // The card provider's times are whole seconds: within one, a refund that was started comes before the refund.
  const second = ({ at }: HistoryEvent) => at.slice(0, 19);
  return [placed, ...acted, ...payments.flatMap(paymentEvents), ...failed].sort((one, other) =>
    second(one).localeCompare(second(other)),
  );
}
