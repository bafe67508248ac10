import type { CheckoutStatus } from '../domain/contract/checkout-answer.ts';

/** What the return pages say, for each thing that may have become of a payment. */
export const checkoutWords: Readonly<
  Record<CheckoutStatus['status'] | 'asking' | 'unreachable', { title: string; text: string }>
> = {
  asking: { title: 'Checking your payment', text: 'One moment. We’re finding out whether it went through.' },
  paid: {
    title: 'Thank you. Your payment is in.',
    text: 'Your order is confirmed, and the receipt is on its way to you by e-mail. Next, we’ll write to you to agree when we start.',
  },
  processing: {
    title: 'Your payment is on its way',
    text: 'Your bank is still confirming it. You don’t need to do anything: this page updates itself, and we’ll e-mail you as soon as we know.',
  },
  checking: {
    title: 'We’re checking your payment',
    text: 'We don’t know yet whether your payment went through. Please don’t pay again: this page updates itself, and we’ll e-mail your receipt once the payment is in.',
  },
  open: {
    title: 'You haven’t paid yet',
    text: 'Nothing has been charged so far. Your quote is still here, with everything you chose and typed.',
  },
  failed: {
    title: 'Your payment did not go through',
    text: 'Your bank didn’t confirm it, so we received no money. Your quote is still here, with everything you chose.',
  },
  cancelled: {
    title: 'This checkout has expired',
    text: 'It ended before you paid, so nothing was charged. Your quote is still here, with everything you chose.',
  },
  'partly-refunded': {
    title: 'Part of your payment was refunded',
    text: 'Your order still stands. Banks usually show a refund within 5 to 10 days. If anything looks wrong, write to us and quote your reference.',
  },
  refunded: {
    title: 'Your payment was refunded',
    text: 'What you paid for this order went back to you. Banks usually show it within 5 to 10 days. If anything looks wrong, write to us and quote your reference.',
  },
  disputed: {
    title: 'Your bank is reviewing your payment',
    text: 'We received your payment, but your bank has opened a dispute about it. If you didn’t mean to dispute it, please write to us and quote your reference.',
  },
  'needs-attention': {
    title: 'We’re checking your payment',
    text: 'We received a payment from you, but it wasn’t the amount due. You don’t need to do anything, and please don’t pay again: someone from our team is looking into it and will write to you.',
  },
  'paid-twice': {
    title: 'You paid for this order twice',
    text: 'Your order is confirmed, and we received two payments for it. You don’t need to do anything: our team knows and will refund one of them.',
  },
  'not-found': {
    title: 'We cannot find this payment',
    text: 'The link may be incomplete. If you’ve paid, your receipt is in your e-mail: write to us and quote the reference on it.',
  },
  unreachable: { title: 'We couldn’t check your payment', text: '' },
};

/** The texts of what is unpaid for a visitor who came from the list of orders. */
export const orderedTexts: Readonly<Partial<Record<CheckoutStatus['status'], string>>> = {
  open: 'Nothing has been charged so far. Your order is still waiting among your orders.',
  failed: 'Your bank didn’t confirm it, so we received no money. To buy it, order again from your orders.',
  cancelled: 'It ended before you paid, so nothing was charged. To buy it, order again from your orders.',
};

/** The cancel page while nobody knows what became of the payment: it may have been made in another tab. */
export const leftPayment = {
  title: 'You left the payment page',
  text: 'If you didn’t finish paying, nothing has been charged. Your quote is still here, with everything you chose and typed.',
  /** For a visitor who came from the list of orders. */
  ordered: 'If you didn’t finish paying, nothing has been charged, and your order is still waiting among your orders.',
} as const;

/** Links from the return pages. */
export const checkoutWays = {
  quote: 'Back to your quote',
  orders: 'Back to your orders',
  write: 'Write to us',
} as const;

/** Said of a consultation that is paid for: its time is still to be chosen. */
export const paidConsultation =
  'Your consultation is paid for, and the receipt is on its way to you by e-mail. Now choose a time that suits you.';
