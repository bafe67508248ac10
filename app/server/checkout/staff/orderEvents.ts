import type { HistoryEvent, MailAbout } from '../../../src/domain/contract/staff/history.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { invoiceWords } from '../../invoices/words.ts';
import { mailWords } from '../../mails/words.ts';
import type { OrderRow, PaymentRow, RefundRow } from '../../orders/table.ts';
import { type ActionWords, loggedOf, wordsOf } from '../../platform/subject.ts';
import type { NameOf } from '../../team/names.ts';
import type { AuditRow } from '../../team/table.ts';
import { isReminder } from '../balance/updateBalanceRequest.ts';
import { orderWords } from '../words.ts';

const words: ActionWords = { ...orderWords, ...invoiceWords, ...mailWords };

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
