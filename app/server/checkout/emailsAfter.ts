import type { OrderRow, PaymentRow } from '../db/tables/orders.ts';
import { orderNotice } from '../emails/orderNotice.ts';
import {
  disputeNotice,
  failedEmail,
  failedNotice,
  failedRefundNotice,
  type PaymentNews,
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
import { isKept, isRightAmount } from './orderStatus.ts';

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
  const news: PaymentNews = { order, payment: after, settings };
  if (event.kind === 'dispute') {
    return before.dispute === after.dispute ? [] : [disputeNotice(news, event)];
  }
  if (event.kind === 'refund') {
    if (before.refunded_cents === after.refunded_cents) return [];
    if (before.refunded_cents > after.refunded_cents) return [failedRefundNotice(news)];
    // The excess was refunded: only now is the order paid.
    const settled = !isRightAmount(before, order) && isRightAmount(after, order) && isKept(after);
    return [refundEmail(news), refundNotice(news), ...(settled ? paidEmails(news) : [])];
  }
  if (before.status === after.status) return [];
  if (after.status === 'paid') return emailsAfterPaid(news, others);
  // Another session of the order may have been paid in the meantime.
  if (after.status === 'failed' && order.status === 'failed') return [failedEmail(news), failedNotice(news)];
  return [];
}

function emailsAfterPaid(news: PaymentNews, others: readonly PaymentRow[]): Email[] {
  const { order, payment } = news;
  if (!isKept(payment)) return [];
  if (!isRightAmount(payment, order)) return [wrongAmountEmail(news), wrongAmountNotice(news)];
  const kept = others.filter(isKept);
  return [
    ...(kept.some((other) => isRightAmount(other, order)) ? [] : paidEmails(news)),
    ...(kept.length > 0 ? [paidTwiceEmail(news), paidTwiceNotice(news)] : []),
  ];
}

const paidEmails = ({ order, settings }: PaymentNews) => [receiptEmail(order, settings), orderNotice(order, settings)];
