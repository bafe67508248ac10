import type { HistoryEvent, MailAbout } from '../../../src/domain/contract/staff/history.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { stageNames } from '../../../src/domain/staff/stages.ts';
import { invoiceWords } from '../../invoices/invoices.ts';
import { mailWords } from '../../mails/mails.ts';
import type { OrderRow, PaymentRow, RefundRow } from '../../orders/table.ts';
import { type ActionWords, loggedOf, wordsOf } from '../../platform/subject.ts';
import type { NameOf } from '../../team/names.ts';
import type { AuditRow } from '../../team/table.ts';
import { isReminder } from '../balance/updateBalanceRequest.ts';

const closedDispute = {
  won: (amount: string) => `Dispute won: ${amount} stays with you`,
  lost: (amount: string) => `Dispute lost: ${amount} went back to the customer`,
} as const;

function paymentEvents(payment: PaymentRow, refunds: readonly RefundRow[]): HistoryEvent[] {
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
    const isSeveral = refunds.some(
      ({ payment_id, status, amount_cents }) =>
        payment_id === payment.id && status === 'refunded' && amount_cents < payment.refunded_cents,
    );
    const what = `${formatCents(payment.refunded_cents)} refunded${isSeveral ? ' in all' : ''}`;
    events.push({ at, what, who: null });
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

interface OrderFacts {
  payments: readonly PaymentRow[];
  refunds: readonly RefundRow[];
  /** What was done to the order. */
  log: readonly AuditRow[];
  /** The entry about its offer, which a member noted as accepted on the phone. */
  onPhone?: AuditRow | undefined;
  /** The e-mails to the customer. */
  mails: readonly MailAbout[];
}

/** What happened to an order, oldest first. Reminders are known as long as e-mails are stored. */
export function orderEvents(
  order: OrderRow,
  { payments, refunds, log, onPhone, mails }: OrderFacts,
  nameOf: NameOf,
): HistoryEvent[] {
  const placed = {
    at: order.created_at,
    what: `Order placed${onPhone ? ', as accepted on the phone' : ''}: ${formatCents(order.total_cents)}`,
    who: onPhone ? nameOf(onPhone.actor) : 'The customer',
  };
  const acted = log.map((entry) => ({
    at: entry.at,
    what: wordsOf(entry, words),
    who: nameOf(entry.actor),
  }));
  // Those that a member sent are in the log.
  const isByHand = (mail: string) =>
    log.some(({ action, after }) => {
      const logged = loggedOf(after);
      return action === 'order.reminder' && logged.mail === mail && !logged.unsent;
    });
  const reminders = mails
    .filter(({ id, status }) => isReminder(id) && status === 'sent' && !isByHand(id))
    .map(({ at, subject }) => ({ at, what: subject, who: 'Sent automatically' }));
  const failed = refunds
    .filter(({ status }) => status === 'failed')
    .map(({ updated_at, amount_cents, failure }) => ({
      at: updated_at,
      what: `Refund of ${formatCents(amount_cents)} failed: ${failure}`,
      who: null,
    }));
  // The card provider's times are whole seconds: within one, a refund that was started comes before the refund.
  const second = ({ at }: HistoryEvent) => at.slice(0, 19);
  const paid = payments.flatMap((payment) => paymentEvents(payment, refunds));
  return [placed, ...acted, ...paid, ...failed, ...reminders].sort((one, other) =>
    second(one).localeCompare(second(other)),
  );
}

export const orderWords: ActionWords = {
  'order.stage': ({ after }) => `Stage set to ${stageName(loggedOf(after).stage)}`,
  'order.stage.undone': ({ after }) => `Stage set back to ${stageName(loggedOf(after).stage)}`,
  'order.transfer': ({ after }) => `${amountIn(after)} received by transfer`,
  'order.transfer.undone': ({ after }) => `Transfer of ${amountIn(after)} taken back`,
  'order.transfer.reversed': ({ after }) => `Transfer of ${amountIn(after)} reversed`,
  'order.consumer-withdrawal': () => 'Withdrawal from the contract received: see the messages',
  'order.cancel': ({ after }) => `Order cancelled${toldIn(after)}`,
  'order.cancel.undone': () => 'Cancellation taken back',
  'order.balance': ({ after }) => `Balance of ${amountIn(after)} requested${partsIn(after)}`,
  'order.balance.undone': ({ after }) => `Request for ${amountIn(after)} taken back`,
  'order.balance.withdrawn': ({ after }) => `Request for ${amountIn(after)} withdrawn${toldIn(after)}`,
  'order.balance.withdrawn.undone': ({ after }) => `Request for ${amountIn(after)} restored`,
  'order.reminder': ({ after }) =>
    `Reminder of ${amountIn(after)} ${loggedOf(after).unsent ? 'queued, but never sent' : 'sent'}`,
  'order.reminder.undone': ({ after }) => `Reminder of ${amountIn(after)} taken back`,
  'order.refund': ({ after }) => `Refund of ${amountIn(after)} started`,
  'order.refund.settled': ({ after }) => `Failed refund of ${amountIn(after)} dealt with`,
  'order.refund.settled.undone': ({ after }) => `Failed refund of ${amountIn(after)} to be dealt with after all`,
  'order.note': () => 'Note added',
  'order.note.undone': () => 'Note removed',
  'orders.csv': () => 'Orders downloaded as CSV',
  'filter.keep': () => 'Filter of the orders kept',
  'filter.remove': () => 'Filter of the orders removed',
};

const amountIn = (logged: string) => formatCents(Number(loggedOf(logged).amount));

/** What the customer knows of what was withdrawn or cancelled. */
export function toldIn(logged: string): string {
  const { told, unsent } = loggedOf(logged);
  if (unsent) return ' before it was sent';
  return told ? ', with an e-mail to the customer' : '';
}

const partsIn = (logged: string) => {
  const parts = Number(loggedOf(logged).parts);
  return parts > 1 ? ` in ${parts} parts` : '';
};

const stageName = (stage: unknown) =>
  typeof stage === 'string' && stage in stageNames ? stageNames[stage as keyof typeof stageNames] : String(stage);

const words: ActionWords = { ...orderWords, ...invoiceWords, ...mailWords };
