import { leftWords, type OpenInstalment, type Reminder } from '../../../src/domain/balance.ts';
import { dayLabel } from '../../../src/domain/booking/labels.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { restOf } from '../../../src/domain/orderStatus.ts';
import type { OrderMoney } from '../../../src/domain/staff/orderMoney.ts';
import { withdrawalDays } from '../../../src/domain/withdrawal.ts';
import { spellNumber } from '../../../src/domain/words.ts';
import { orderSteps, referenceOf } from '../../orders/order.ts';
import { endingOf, requestedCents } from '../../orders/orderStatus.ts';
import type { OrderRow } from '../../orders/table.ts';
import type { Email } from '../../platform/mail/outbox.ts';
import type { Row } from '../../platform/mail/parts.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { bankRows, transferSentence } from '../bankDetails.ts';
import { payUrlOf } from '../payLink.ts';
import { type PaymentEmailOptions, paidAfterEnding, returnSentence, toAgency, toBuyer } from './orderEmail.ts';
import { withdrawalUrlOf } from './withdrawal.ts';

interface BalanceEmailOptions {
  id: string;
  order: OrderRow;
  /** The order's money at the time. */
  money: OrderMoney;
  plan: readonly OpenInstalment[];
  /** The page to pay it. */
  url: string;
  settings: Settings;
}

const by = ({ dueOn }: OpenInstalment) => (dueOn === null ? '' : `, by ${dayLabel(dueOn)}`);

function paidRows({ total, received, returned, pending }: OrderMoney, receivedNow = 0): Row[] {
  const before = received - receivedNow;
  return [
    ['Total', formatCents(total)],
    ...(before > 0 ? [[receivedNow > 0 ? 'Paid before' : 'Paid so far', formatCents(before)] as const] : []),
    ...(returned > 0 ? [['Refunded', formatCents(returned)] as const] : []),
    ...(pending > 0 ? [['On its way', formatCents(pending)] as const] : []),
  ];
}

const planRows = (plan: readonly OpenInstalment[]): Row[] =>
  plan.map((part, at) => [`${plan.length === 1 ? 'Balance' : `Part ${at + 1}`}${by(part)}`, leftWords(part)]);

const withdrawalLink = (order: OrderRow) =>
  order.business
    ? undefined
    : {
        label: `Consumers can withdraw from the contract within ${withdrawalDays} days of ordering`,
        url: withdrawalUrlOf(order, referenceOf(order)),
      };

/** How far the order has come; nothing once it has ended, or a refund has changed its sums. */
const stepsOf = (order: OrderRow, { due, pending, returned }: OrderMoney, isRequested = true) =>
  returned > 0 || endingOf(order) !== null
    ? {}
    : { steps: orderSteps(order, { paid: true, due, pending, isRequested }) };

const sumOf = (plan: readonly OpenInstalment[]) => plan.reduce((sum, { left }) => sum + left, 0);

/** To the buyer: the balance that was requested, with the link to pay it. */
export function balanceRequestEmail({ id, order, money, plan, url, settings }: BalanceEmailOptions): Email {
  const [first] = plan;
  const amount = formatCents(sumOf(plan));
  const isWhole = plan.length === 1;
  return toBuyer(order, settings, {
    id,
    subject: `The balance of your order: ${amount}`,
    title: 'The balance of your order',
    isBill: true,
    ...stepsOf(order, money),
    paragraphs: [
      isWhole
        ? `The balance of your order (${order.title}) is ${amount}. Please pay it${first?.dueOn ? ` by ${dayLabel(first.dueOn)}` : ''} by card: the link shows what is due, and leads to our card provider.`
        : `The balance of your order (${order.title}) is ${amount}, in ${spellNumber(plan.length)} parts. Please pay each by its date. The link stays the same: it shows what is due, and leads to our card provider.`,
      transferSentence(settings),
    ],
    rows: [...paidRows(money), ...planRows(plan)],
    below: bankRows(order, settings),
    action: { label: isWhole ? `Pay ${amount}` : 'Pay the next part', url },
    secondLink: withdrawalLink(order),
  });
}

/**
 * To the buyer: a reminder of a payment that is due soon, or overdue.
 * @param part the part of the balance to pay
 */
export function balanceReminderEmail(
  { id, order, money, plan, url, settings }: BalanceEmailOptions,
  part: OpenInstalment,
  kind: Reminder,
): Email {
  return paymentReminder({ id, order, settings, url, kind }, part, [...paidRows(money), ...planRows(plan)]);
}

/** To the buyer: a reminder of the first payment for an accepted offer. @param left cents of it that are missing */
export const firstReminderEmail = (
  { money, ...options }: Omit<ReminderOptions, 'url'> & { money: OrderMoney },
  left: number,
): Email =>
  paymentReminder(
    { ...options, url: payUrlOf(options.order, options.settings) },
    { left, dueOn: options.order.due_on },
    paidRows(money),
  );

type ReminderOptions = Pick<BalanceEmailOptions, 'id' | 'order' | 'settings' | 'url'> & { kind: Reminder };

interface ReminderWords {
  subject: string;
  title: string;
  /** Follows "Your payment of €330 for your order (Website)". */
  fact: string;
  /** What is asked of the buyer, unless the owner has written it. */
  ask: string;
}

const wasDue = (day: string | null) => (day === null ? 'is still to be paid' : `was due on ${day}`);

/** The words of each reminder: friendly before the day, polite after it, firm a week later. */
const reminderWords: Readonly<Record<Reminder, (amount: string, day: string | null) => ReminderWords>> = {
  before: (amount, day) => ({
    subject: `Reminder: ${amount} is due on ${day}`,
    title: 'A payment is coming up.',
    fact: `is due on ${day}.`,
    ask: 'If you’ve just paid, you don’t need to do anything.',
  }),
  after: (amount, day) => ({
    subject: `Reminder: ${amount} ${wasDue(day)}`,
    title: day === null ? 'We’re waiting for your payment.' : 'Your payment is overdue.',
    fact: `${wasDue(day)}, and we haven’t received it.`,
    ask: 'Perhaps it was overlooked: could you pay it in the next few days? If you’ve paid already, or something isn’t right, please reply to this e-mail.',
  }),
  again: (amount, day) => ({
    subject: `Second reminder: ${amount} ${wasDue(day)}`,
    title: day === null ? 'We’re still waiting for your payment.' : 'Your payment is still overdue.',
    fact: `${wasDue(day)}. We’ve reminded you once, and still haven’t received it.`,
    ask: 'Please pay it within seven days. If you can’t, reply to this e-mail now and tell us why, so that we can find a way.',
  }),
};

function paymentReminder(
  { id, order, settings, url, kind }: ReminderOptions,
  { left, dueOn }: Pick<OpenInstalment, 'left' | 'dueOn'>,
  rows: readonly Row[],
): Email {
  const amount = formatCents(left);
  const { subject, title, fact, ask } = reminderWords[kind](amount, dueOn && dayLabel(dueOn));
  const own = {
    before: settings.paymentReminderBefore,
    after: settings.paymentReminderAfter,
    again: settings.paymentReminderAgain,
  }[kind];
  return toBuyer(order, settings, {
    id,
    subject,
    title,
    isBill: true,
    paragraphs: [
      `Your payment of ${amount} for your order (${order.title}) ${fact}`,
      own ?? ask,
      ...(settings.iban === null ? [] : [transferSentence(settings)]),
    ],
    rows,
    below: bankRows(order, settings),
    action: { label: `Pay ${amount}`, url },
    secondLink: withdrawalLink(order),
  });
}

/** Whether nothing is missing of the price. Of an order that has ended, nothing is due, and yet it may be unpaid. */
const isPaidInFull = ({ unpaid, pending }: OrderMoney) => restOf({ due: unpaid, pending }) === 'none';

/** To the buyer, once the balance or a part of it is paid. @param money with the payment */
export function balanceReceiptEmail({ order, payment, settings }: PaymentEmailOptions, money: OrderMoney): Email {
  const amount = payment.amount_cents ?? 0;
  return toBuyer(order, settings, {
    id: `${order.id}-${payment.id}-receipt`,
    subject: `Your receipt from ${settings.agencyName}: ${formatCents(amount)}`,
    title: 'Thank you. Your payment is in.',
    isBill: true,
    ...stepsOf(order, money, money.due > 0),
    paragraphs: [
      `We’ve received ${formatCents(amount)} for your order: ${order.title}.${isPaidInFull(money) ? ' It is paid in full now.' : ''}`,
      ...[returnSentence(order)].filter(Boolean),
      ...(payment.provider === 'demo' ? ['This was the demo checkout: no card was charged.'] : []),
    ],
    rows: [
      ...paidRows(money, amount),
      ['Paid now', formatCents(amount)],
      ...(money.due > 0 ? [['Still to pay', formatCents(money.due)] as const] : []),
    ],
    secondLink: withdrawalLink(order),
  });
}

/** To the agency, with the receipt. @param isLate whether the request had been withdrawn */
export function balancePaidNotice(options: PaymentEmailOptions, money: OrderMoney, isLate: boolean): Email {
  const { order, payment } = options;
  const amount = formatCents(payment.amount_cents ?? 0);
  const ended = endingOf(order);
  const title = `${isPaidInFull(money) ? 'Balance' : 'Part of the balance'} paid: ${order.title}`;
  return toAgency(options, {
    id: `${order.id}-${payment.id}-notice`,
    subject: `${title} (${amount}, ${referenceOf(order)})`,
    title,
    paragraphs: [
      [
        `The buyer has paid ${amount}.`,
        ...(isPaidInFull(money) ? ['The order is paid.'] : []),
        ...(money.due > 0 ? [`${formatCents(money.due)} is still due.`] : []),
        ...(money.pending > 0 ? [`${formatCents(money.pending)} is on its way.`] : []),
      ].join(' '),
      ...(ended === null ? [] : [paidAfterEnding[ended]]),
      ...(isLate && ended === null
        ? ['You had withdrawn the request. The buyer paid all the same, and the payment counts.']
        : []),
    ],
    rows: [['Paid', amount]],
  });
}

/** To the buyer: the bank didn't confirm the payment. @param url the page to pay; null once it can't be paid there */
export function balanceFailedEmail({ order, payment, settings }: PaymentEmailOptions, url: string | null): Email {
  const amount = formatCents(requestedCents(payment, order));
  return toBuyer(order, settings, {
    id: `${order.id}-${payment.id}-failed-buyer`,
    subject: `Your payment to ${settings.agencyName} didn’t go through`,
    title: 'Your payment didn’t go through.',
    paragraphs: [
      `Your bank didn’t confirm the payment of ${amount} for your order (${order.title}), so we haven’t received it.${url ? ' You can pay again, the same way or another.' : ''}`,
    ],
    ...(url ? { action: { label: `Pay ${amount}`, url } } : {}),
  });
}

export const cancelledMailId = ({ id }: Pick<OrderRow, 'id'>) => `${id}-cancelled`;

/** To the buyer: an unpaid order was cancelled on the desk. */
export const cancelledEmail = (order: OrderRow, settings: Settings): Email =>
  toBuyer(order, settings, {
    id: cancelledMailId(order),
    subject: `Your order is cancelled: nothing is to be paid`,
    title: 'Your order is cancelled.',
    paragraphs: [
      `We’ve cancelled your order: ${order.title}. You don’t need to pay for it or do anything more, and its link to pay no longer works.`,
      'If you’ve already sent us a transfer for it, we’ll return it.',
    ],
    rows: [['No longer to pay', formatCents(order.total_cents)]],
  });

/** To the buyer: a request for the balance was withdrawn. @param plan what was left of it */
export function withdrawnRequestEmail({
  id,
  order,
  plan,
  settings,
}: Pick<BalanceEmailOptions, 'id' | 'order' | 'plan' | 'settings'>): Email {
  const sum = (of: 'left' | 'pending') => plan.reduce((cents, part) => cents + part[of], 0);
  const [left, pending] = [sum('left'), sum('pending')];
  const amount = formatCents(left || pending);
  return toBuyer(order, settings, {
    id,
    subject: `Our request for ${amount} is withdrawn`,
    title: 'We’ve withdrawn our request.',
    paragraphs: [
      `We’ve withdrawn our request for ${amount} for your order: ${order.title}. Its link to pay no longer works${left > 0 ? ', and you no longer need to pay it' : ''}. There’s nothing more for you to do.`,
      pending > 0
        ? `Your payment of ${formatCents(pending)}, which is on its way, counts for your order. You get a receipt as soon as it’s in.`
        : 'If you’ve already paid or sent a transfer, it counts for your order, and you get a receipt.',
      'If something is to be paid later, we’ll write to you again.',
    ],
    rows: [
      ...(left > 0 ? [['No longer to pay', formatCents(left)] as const] : []),
      ...(pending > 0 ? [['On its way', formatCents(pending)] as const] : []),
    ],
  });
}
