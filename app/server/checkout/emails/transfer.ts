import { dayLabel } from '../../../src/domain/booking/labels.ts';
import { formatDate } from '../../../src/domain/dates.ts';
import { formatCents } from '../../../src/domain/money.ts';
import type { OrderMoney } from '../../../src/domain/staff/orderMoney.ts';
import type { OrderRow } from '../../orders/table.ts';
import type { Email } from '../../platform/mail/outbox.ts';
import type { Row } from '../../platform/mail/parts.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { leftOfFirst } from '../balance/requests.ts';
import { bankRows } from '../bankDetails.ts';
import { returnSentence, toBuyer } from './orderEmail.ts';
import { withConclusion } from './receipt.ts';

interface TransferEmailOptions {
  id: string;
  order: OrderRow;
  /** Cents. */
  amount: number;
  /** When it arrived: "2026-11-20". */
  day: string;
  /** The order's money with it, or without it once it is reversed. */
  money: OrderMoney;
  settings: Settings;
}

/** What is still to be paid: of the first part of an accepted offer, and in all. */
function unpaidRows(order: OrderRow, money: OrderMoney): Row[] {
  const first = leftOfFirst(order, money);
  const by = order.due_on === null ? '' : `, by ${dayLabel(order.due_on)}`;
  return [
    ...(first > 0 ? [[`Still to pay of the first payment${by}`, formatCents(first)] as const] : []),
    ...(money.due > 0 ? [[first > 0 ? 'Still to pay in all' : 'Still to pay', formatCents(money.due)] as const] : []),
  ];
}

/** How to pay what is left of the first part. */
const payRows = (order: OrderRow, money: OrderMoney, settings: Settings) =>
  leftOfFirst(order, money) > 0 ? bankRows(order, settings) : [];

/** To the buyer: the receipt of a transfer. @param concludes whether the contract is concluded by it, as by a payment by card */
export function transferEmail(
  { id, order, amount, day, money, settings }: TransferEmailOptions,
  concludes = false,
): Email {
  const earlier = money.received - money.returned - amount;
  const { next, action, terms, rights, withdrawal } = withConclusion(order, settings);
  const email = toBuyer(order, settings, {
    id,
    subject: `Your receipt from ${settings.agencyName}: ${formatCents(amount)}`,
    title: 'Thank you. Your transfer is in.',
    isBill: true,
    paragraphs: [
      `We received your transfer of ${formatCents(amount)} on ${formatDate(day)}, for your order: ${order.title}.`,
      ...[concludes ? next : returnSentence(order)].filter(Boolean),
    ],
    rows: [
      ['Total', formatCents(money.total)],
      ...(earlier > 0 ? [['Paid before', formatCents(earlier)] as const] : []),
      ['Paid by transfer', formatCents(amount)],
      ...unpaidRows(order, money),
    ],
    below: payRows(order, money, settings),
    ...(concludes && { action, notes: [terms, ...rights] }),
    ...(concludes && rights.length > 0 && { secondLink: withdrawal }),
  });
  return concludes ? { ...email, terms: order.terms } : email;
}

/** To the buyer: a transfer for which they have a receipt was entered by mistake. */
export function reversedTransferEmail({ id, order, amount, day, money, settings }: TransferEmailOptions): Email {
  const paid = money.received - money.returned;
  return toBuyer(order, settings, {
    id,
    subject: `Your receipt for ${formatCents(amount)} was a mistake`,
    title: 'We corrected a payment.',
    isBill: true,
    paragraphs: [
      `We wrote to you that your transfer of ${formatCents(amount)} for your order (${order.title}) arrived on ${formatDate(day)}. That was our mistake: the payment doesn’t count, and neither does its receipt. We’re sorry.`,
      'If there was an invoice for it, the credit note that cancels it is attached. If you did make this transfer, reply to this e-mail, and we’ll look for it.',
    ],
    rows: [
      ['Total', formatCents(money.total)],
      ...(paid > 0 ? [['Paid so far', formatCents(paid)] as const] : []),
      ...unpaidRows(order, money),
    ],
    below: payRows(order, money, settings),
  });
}
