import { formatDateAt } from '../../../src/domain/booking/labels.ts';
import { opening } from '../../../src/domain/catalogue/opening.ts';
import { formatCents } from '../../../src/domain/money.ts';
import { lineRows } from '../../orders/bill.ts';
import { linesOf, referenceOf } from '../../orders/order.ts';
import { endingOf, isDeposit, requestedCents, returnedCents } from '../../orders/orderStatus.ts';
import type { OrderRow, PaymentRow } from '../../orders/table.ts';
import type { Email } from '../../platform/mail/outbox.ts';
import type { DisputeEvent } from '../../platform/payments/provider.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { formatReason } from '../disputes.ts';
import { payableDays, payUrlOf } from '../payLink.ts';
import {
  deskLinkOf,
  type PaymentEmailOptions,
  paidAfterEnding,
  returnSentence,
  toAgency,
  toBuyer,
} from './orderEmail.ts';

/** "€396", or "5.00 USD" for other currencies. */
export function formatPaid(cents: number, currency: string | null): string {
  if (currency === 'eur') return formatCents(cents);
  if (currency === null) return 'an unknown amount';
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en-IE', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return `${(cents / 10 ** digits).toFixed(digits)} ${currency.toUpperCase()}`;
}

const receivedOf = ({ amount_cents, currency }: PaymentRow) => formatPaid(amount_cents ?? 0, currency);

export function wrongAmountEmail({ order, payment, settings }: PaymentEmailOptions): Email {
  return toBuyer(order, settings, {
    id: `${order.id}-${payment.id}-wrong-amount-buyer`,
    subject: `About your payment to ${settings.agencyName}`,
    title: 'We’re checking your payment.',
    paragraphs: [
      `We received ${receivedOf(payment)} for your order (${order.title}), but the amount due was ${formatCents(requestedCents(payment, order))}. Someone from our team is looking into it.`,
      'You don’t need to do anything, and please don’t pay again. We’ll write to you to put it right, with a refund if one is due.',
    ],
  });
}

const whereToRefund = (order: OrderRow, settings: Settings) =>
  `${deskLinkOf(order, settings) ? 'on the order’s page of the desk, or ' : ''}in your payment provider’s dashboard`;

export function wrongAmountNotice({ order, payment, settings }: PaymentEmailOptions): Email {
  return toAgency(
    { order, payment, settings },
    {
      id: `${order.id}-${payment.id}-wrong-amount`,
      subject: `Action needed: ${receivedOf(payment)} paid instead of ${formatCents(requestedCents(payment, order))} (${referenceOf(order)})`,
      title: `Action needed: ${receivedOf(payment)} was paid instead of ${formatCents(requestedCents(payment, order))}`,
      paragraphs: [
        'The payment doesn’t match the order’s price, so the order isn’t marked as paid. The buyer knows that you are checking it.',
        `If too much was paid, refund the difference, or all of it, ${whereToRefund(order, settings)}: its status then updates by itself. If too little was paid, agree with the buyer how to settle it before you start.`,
      ],
      rows: [['Paid', receivedOf(payment)]],
    },
  );
}

export function paidTwiceEmail({ order, payment, settings }: PaymentEmailOptions): Email {
  return toBuyer(order, settings, {
    id: `${order.id}-${payment.id}-twice-buyer`,
    subject: `You paid twice${returnSentence(order) ? ', for an order that has ended' : ': we’ll refund one payment'}`,
    title: 'You paid twice.',
    paragraphs: [
      `We received another ${receivedOf(payment)} for your order (${order.title}), which was already paid. ${returnSentence(order) || 'Our team knows and will refund one of the two payments.'}`,
      `You don’t need to do anything.${returnSentence(order) ? '' : ' Your order is confirmed.'}`,
    ],
  });
}

export function paidTwiceNotice({ order, payment, settings }: PaymentEmailOptions): Email {
  const ended = endingOf(order);
  return toAgency(
    { order, payment, settings },
    {
      id: `${order.id}-${payment.id}-twice`,
      subject: `Action needed: refund ${receivedOf(payment)}, an order was paid twice (${referenceOf(order)})`,
      title: 'Action needed: an order was paid twice',
      paragraphs: [
        `Refund ${receivedOf(payment)} ${whereToRefund(order, settings)}: this is the second payment for the same order. The buyer knows that a refund is coming.`,
        ...(ended === null ? [] : [paidAfterEnding[ended]]),
      ],
      rows: [['To refund', receivedOf(payment)]],
    },
  );
}

/** What was refunded now, by a payment before and after it, and in all where this isn't the first refund: "€60, in all €160". */
function refundedNow({ refunded_cents, currency }: PaymentRow, before: PaymentRow) {
  const now = formatPaid(refunded_cents - before.refunded_cents, currency);
  const all = before.refunded_cents > 0 ? formatPaid(refunded_cents, currency) : null;
  return { now, all, words: all === null ? now : `${now}, in all ${all}` };
}

/** Names a change of what is refunded: two in one second have one time, and a sum may come back after a refund failed. */
const changeOf = ({ refunded_as_of, refunded_cents }: PaymentRow) => `${refunded_as_of}-${refunded_cents}`;

/** To the buyer: a refund. @param before the payment before it */
export function refundEmail({ order, payment, settings }: PaymentEmailOptions, before: PaymentRow): Email {
  const { now, all } = refundedNow(payment, before);
  const left = (payment.amount_cents ?? 0) - payment.refunded_cents;
  return toBuyer(order, settings, {
    id: `${order.id}-${payment.id}-refund-${changeOf(payment)}-buyer`,
    subject: `Your refund from ${settings.agencyName}: ${now}`,
    title: 'Your refund is on its way.',
    isBill: true,
    paragraphs: [
      `We’ve refunded ${now} of your payment for your order (${order.title})${all === null ? '' : `, in all ${all}`}. Your bank usually shows it within 5 to 10 days.`,
      'Please keep this e-mail with your receipt.',
    ],
    rows: [
      ['Paid', receivedOf(payment)],
      [all === null ? 'Refunded' : 'Refunded now', now],
      ...(all === null ? [] : [['Refunded in all', all] as const]),
      ...(left > 0 ? [['Kept as payment', formatPaid(left, payment.currency)] as const] : []),
    ],
  });
}

/** To the agency: a refund. @param before the payment before it */
export function refundNotice({ order, payment, settings }: PaymentEmailOptions, before: PaymentRow): Email {
  const title = `Refunded: ${refundedNow(payment, before).words} of ${receivedOf(payment)}`;
  const whole = returnedCents(payment) >= (payment.amount_cents ?? 0);
  return toAgency(
    { order, payment, settings },
    {
      id: `${order.id}-${payment.id}-refund-${changeOf(payment)}`,
      subject: `${title} (${referenceOf(order)})`,
      title,
      paragraphs: [
        whole && order.status === 'refunded'
          ? 'Everything that was paid for this order has been refunded.'
          : order.status === 'paid'
            ? 'The order is paid as agreed.'
            : 'The buyer has been told by e-mail.',
      ],
    },
  );
}

export function failedRefundNotice({ order, payment, settings }: PaymentEmailOptions): Email {
  const refunded = formatPaid(payment.refunded_cents, payment.currency);
  return toAgency(
    { order, payment, settings },
    {
      id: `${order.id}-${payment.id}-refund-failed-${changeOf(payment)}`,
      subject: `Action needed: a refund failed (${referenceOf(order)})`,
      title: 'Action needed: a refund failed',
      paragraphs: [
        `The buyer’s bank rejected the refund, and the money is back with you: ${refunded} of ${receivedOf(payment)} is refunded now. Ask the buyer how you can pay it back; they haven’t been told that it failed.`,
      ],
    },
  );
}

const disputeTitles: Readonly<Record<DisputeEvent['state'], string>> = {
  open: 'Action needed: a payment is disputed',
  won: 'A dispute was closed in your favour',
  lost: 'A dispute was lost',
};

export function disputeNotice({ order, payment, settings }: PaymentEmailOptions, event: DisputeEvent): Email {
  const amount = formatPaid(event.amount, payment.currency ?? 'eur');
  const text: Readonly<Record<DisputeEvent['state'], string>> = {
    open: `The buyer’s bank has disputed ${amount}. Respond in your payment provider’s dashboard${
      event.dueBy ? ` by ${formatDateAt(event.dueBy.getTime(), opening.timeZone)}` : ''
    }: if you don’t, the money goes back to the buyer.`,
    won: `The dispute about ${amount} is over, and the money stays with you.`,
    lost: `The dispute about ${amount} is over, and the money went back to the buyer.`,
  };
  return toAgency(
    { order, payment, settings },
    {
      id: `${order.id}-${payment.id}-dispute-${event.state}-${event.at.getTime()}`,
      subject: `${disputeTitles[event.state]}: ${amount} (${referenceOf(order)})`,
      title: disputeTitles[event.state],
      paragraphs: [text[event.state]],
      rows: [
        ['Disputed', amount],
        ['Reason', formatReason(event.reason).toLowerCase()],
      ],
    },
  );
}

/** With the credit note for what the buyer's bank took back. */
export function disputeLostEmail({ order, payment, settings }: PaymentEmailOptions, event: DisputeEvent): Email {
  const amount = formatPaid(event.amount, payment.currency);
  return toBuyer(order, settings, {
    id: `${order.id}-${payment.id}-dispute-lost-${event.at.getTime()}-buyer`,
    subject: `Your credit note from ${settings.agencyName}: ${amount}`,
    title: 'Your bank returned your payment.',
    isBill: true,
    paragraphs: [
      `Your bank decided the dispute about your order (${order.title}) in your favour, and ${amount} went back to you.`,
      'The credit note is attached. Please keep it with your receipt.',
    ],
    rows: [
      ['Paid', receivedOf(payment)],
      ['Returned', amount],
    ],
  });
}

export function failedEmail({ order, payment, settings }: PaymentEmailOptions): Email {
  const hasEnded = endingOf(order) !== null;
  return toBuyer(order, settings, {
    id: `${order.id}-${payment.id}-failed-buyer`,
    subject: `Your payment to ${settings.agencyName} didn’t go through`,
    title: 'Your payment didn’t go through.',
    isBill: true,
    paragraphs: [
      `Your bank didn’t confirm the payment of ${formatCents(order.deposit_cents)} for your order (${order.title}), so we haven’t received it.${hasEnded ? ' The order has ended, so there is nothing to pay.' : ` You can still pay within ${payableDays} days of ordering, the same way or another.`}`,
    ],
    rows: [
      ...lineRows(linesOf(order)),
      ['Total', formatCents(order.total_cents), { tone: 'total' }],
      ...(hasEnded ? [] : [['To pay now', formatCents(order.deposit_cents)] as const]),
    ],
    ...(hasEnded
      ? {}
      : { action: { label: `Pay ${formatCents(order.deposit_cents)}`, url: payUrlOf(order, settings) } }),
  });
}

export function failedNotice({ order, payment, settings }: PaymentEmailOptions): Email {
  return toAgency(
    { order, payment, settings },
    {
      id: `${order.id}-${payment.id}-failed`,
      subject: `Payment failed: ${order.title} (${formatCents(requestedCents(payment, order))}, ${referenceOf(order)})`,
      title: `Payment failed: ${order.title}`,
      paragraphs: [
        `The buyer’s bank didn’t confirm the payment. The buyer has been ${
          isDeposit(payment) && endingOf(order) === null ? 'e-mailed a link to pay for the order' : 'told by e-mail'
        }.`,
      ],
    },
  );
}
