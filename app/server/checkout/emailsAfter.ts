import type { OrderRow, PaymentRow } from '../db/tables/orders.ts';
import { orderNotice } from '../emails/orderNotice.ts';
import {
  disputeNotice,
  failedEmail,
  failedNotice,
  failedRefundNotice,
  type PaymentEmailOptions,
  paidTwiceEmail,
  paidTwiceNotice,
  refundEmail,
  refundNotice,
  wrongAmountEmail,
  wrongAmountNotice,
} from '../emails/payment.ts';
import { receiptEmail } from '../emails/receipt.ts';
import type { Email } from '../mail/outbox.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import type { Settings } from '../settings.ts';
import { isDeposit, isKept, isRightAmount } from './orderStatus.ts';

export interface PaymentChange {
  /** After the change. */
  order: OrderRow;
  before: PaymentRow;
  after: PaymentRow;
  /** The other payments of the order. */
  others: readonly PaymentRow[];
  event: PaymentEvent;
  settings: Settings;
}

/** The e-mails after a change of a payment; none if nothing changed. */
export function emailsAfter({ order, before, after, others, event, settings }: PaymentChange): Email[] {
  const options: PaymentEmailOptions = { order, payment: after, settings };
  if (event.kind === 'dispute') {
    return before.dispute === after.dispute ? [] : [disputeNotice(options, event)];
  }
  if (event.kind === 'refund') {
    if (before.refunded_cents === after.refunded_cents) return [];
    if (before.refunded_cents > after.refunded_cents) return [failedRefundNotice(options)];
    // The excess was refunded: only now is the order paid.
    const settled = !isRightAmount(before, order) && isRightAmount(after, order) && isKept(after);
    return [refundEmail(options), refundNotice(options), ...(settled ? paidEmails(options) : [])];
  }
  if (before.status === after.status) return [];
  if (after.status === 'paid') return emailsAfterPaid(options, others);
  // Another session of the order may have been paid in the meantime.
  if (after.status === 'failed' && order.status === 'failed') return [failedEmail(options), failedNotice(options)];
  return [];
}

function emailsAfterPaid(options: PaymentEmailOptions, others: readonly PaymentRow[]): Email[] {
  const { order, payment } = options;
  if (!isKept(payment)) return [];
  if (!isRightAmount(payment, order)) return [wrongAmountEmail(options), wrongAmountNotice(options)];
  const deposits = others.filter((other) => isDeposit(other) && isKept(other));
  const isTwice = deposits.length > 0 || order.status === 'paid-twice';
  return [
    ...(deposits.some((other) => isRightAmount(other, order)) ? [] : paidEmails(options)),
    ...(isTwice ? [paidTwiceEmail(options), paidTwiceNotice(options)] : []),
  ];
}

const paidEmails = ({ order, settings }: PaymentEmailOptions) => [
  receiptEmail(order, settings),
  orderNotice(order, settings),
];
