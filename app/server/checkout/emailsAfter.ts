import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import type { OrderMoney } from '../../src/domain/staff/orderMoney.ts';
import type { InvoiceRow } from '../invoices/table.ts';
import { mismatchedPayments } from '../orders/money.ts';
import { endingOf, isDeposit, isKept, isRightAmount } from '../orders/orderStatus.ts';
import type { BalanceRequestRow, OrderRow, PaymentRow } from '../orders/table.ts';
import type { Email } from '../platform/mail/outbox.ts';
import type { PaymentEvent } from '../platform/payments/provider.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { isOpenRequest } from './balance/requests.ts';
import type { Duplicate } from './duplicates.ts';
import { balanceFailedEmail, balancePaidNotice, balanceReceiptEmail } from './emails/balance.ts';
import type { PaymentEmailOptions } from './emails/orderEmail.ts';
import { orderNotice } from './emails/orderNotice.ts';
import {
  disputeLostEmail,
  disputeNotice,
  failedEmail,
  failedNotice,
  failedRefundNotice,
  paidTwiceEmail,
  paidTwiceNotice,
  refundEmail,
  refundNotice,
  wrongAmountEmail,
  wrongAmountNotice,
} from './emails/payment.ts';
import { receiptEmail } from './emails/receipt.ts';
import { balanceUrl } from './payLink.ts';

export interface PaymentChange {
  /** After the change. */
  order: OrderRow;
  before: PaymentRow;
  after: PaymentRow;
  /** The other payments of the order. */
  others: readonly PaymentRow[];
  event: PaymentEvent;
  settings: Settings;
  catalogue: Catalogue;
  /** Another order that may be the same; undefined without one. */
  duplicate: Duplicate | undefined;
  /** Whether a refund of ours failed: the sum may not tell. */
  hasRefundFailed: boolean;
  /** The order's money after the change. */
  money: OrderMoney;
  /** The order's request for its balance after the change; undefined when there is none, or it is withdrawn. */
  request: BalanceRequestRow | undefined;
  /** The invoice or credit note about the change; undefined when none was issued. */
  invoice: InvoiceRow | undefined;
}

/** The e-mails after a change of a payment; none if nothing changed. The buyer's first one has the document attached. */
export function emailsAfter(change: PaymentChange): Email[] {
  const emails = emailsAbout(change);
  const first = emails.find(({ recipient, toAgency }) => recipient === change.order.email && !toAgency);
  return emails.map((email) => (email === first ? { ...email, invoice: change.invoice?.id } : email));
}

function emailsAbout(change: PaymentChange): Email[] {
  const { order, before, after, event, settings } = change;
  const options: PaymentEmailOptions = { order, payment: after, settings };
  if (event.kind === 'dispute') {
    if (before.dispute === after.dispute) return [];
    const isCredited = after.dispute === 'lost' && change.invoice !== undefined;
    return [...(isCredited ? [disputeLostEmail(options, event)] : []), disputeNotice(options, event)];
  }
  if (event.kind === 'refund') {
    const isLess = before.refunded_cents > after.refunded_cents;
    const failed = isLess || change.hasRefundFailed ? [failedRefundNotice(options)] : [];
    if (before.refunded_cents >= after.refunded_cents) return failed;
    // The excess was refunded: only now is the order paid.
    const settled = !isRightAmount(before, order) && isRightAmount(after, order) && isKept(after);
    return [
      ...failed,
      refundEmail(options, before),
      refundNotice(options, before),
      ...(settled ? paidEmails(options, change) : []),
    ];
  }
  if (before.status === after.status) return [];
  if (after.status === 'paid') return emailsAfterPaid(options, change);
  if (after.status === 'failed' && !isDeposit(after)) return balanceFailedEmails(options, change);
  // Another session of the order may have been paid in the meantime.
  if (after.status === 'failed' && order.status === 'failed') return [failedEmail(options), failedNotice(options)];
  return [];
}

function emailsAfterPaid(options: PaymentEmailOptions, change: PaymentChange): Email[] {
  const { order, payment } = options;
  if (!isKept(payment)) return [];
  if (!isRightAmount(payment, order)) return [wrongAmountEmail(options), wrongAmountNotice(options)];
  const twiceEmails = () => [paidTwiceEmail(options), paidTwiceNotice(options)];
  if (!isDeposit(payment)) {
    const isSurplus = mismatchedPayments(order, [...change.others, payment]).has(payment.id);
    return isSurplus ? twiceEmails() : paidEmails(options, change);
  }
  const deposits = change.others.filter((other) => isDeposit(other) && isKept(other));
  const isTwice = deposits.length > 0 || order.status === 'paid-twice';
  return [
    ...(deposits.some((other) => isRightAmount(other, order)) ? [] : paidEmails(options, change)),
    ...(isTwice ? twiceEmails() : []),
  ];
}

function paidEmails(options: PaymentEmailOptions, { money, request, duplicate, catalogue }: PaymentChange): Email[] {
  const { order, payment, settings } = options;
  if (isDeposit(payment))
    return [receiptEmail(order, settings, catalogue), orderNotice(order, settings, catalogue, duplicate)];
  return [balanceReceiptEmail(options, money), balancePaidNotice(options, money, request === undefined)];
}

function balanceFailedEmails(options: PaymentEmailOptions, { request }: PaymentChange): Email[] {
  const { order, settings } = options;
  const url =
    request && isOpenRequest(request) && endingOf(order) === null
      ? balanceUrl(request.id, settings, order.success_url)
      : null;
  return [balanceFailedEmail(options, url), failedNotice(options)];
}
