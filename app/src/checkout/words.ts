import { depositNote } from '../content/payment.ts';
import { freeCallShort } from '../domain/catalogue/consultation.ts';
import type { CheckoutStatus } from '../domain/contract/checkoutAnswer.ts';

/** Texts of the return pages, for each payment status. */
export const checkoutWords: Readonly<
  Record<CheckoutStatus['status'] | 'loading' | 'unreachable', { title: string; text: string }>
> = {
  loading: { title: 'Checking your payment', text: 'One moment. We’re finding out whether it went through.' },
  paid: {
    title: 'Thank you. Your payment is in.',
    text: 'Your order is confirmed.',
  },
  processing: {
    title: 'Your payment is on its way',
    text: 'Your bank is still confirming it. This page updates itself, and we’ll e-mail you as soon as we know.',
  },
  checking: {
    title: 'We’re checking your payment',
    text: 'We don’t know yet whether your payment went through. Please don’t pay again: this page updates itself, and we’ll e-mail your receipt once the payment is in.',
  },
  open: {
    title: 'You haven’t paid yet',
    text: 'Nothing has been charged so far.',
  },
  failed: {
    title: 'Your payment didn’t go through',
    text: 'Your bank didn’t confirm it, so we received no money from it.',
  },
  cancelled: {
    title: 'This checkout has expired',
    text: 'It ended before you paid, so nothing was charged.',
  },
  'partly-refunded': {
    title: 'Part of your payment was refunded',
    text: 'Your order still goes ahead. Banks usually show a refund within 5 to 10 days. If anything looks wrong, write to us and quote your reference.',
  },
  refunded: {
    title: 'Your payment was refunded',
    text: 'What you paid for this order went back to you. Banks usually show it within 5 to 10 days. If anything looks wrong, write to us and quote your reference.',
  },
  disputed: {
    title: 'Your bank is reviewing your payment',
    text: 'We received your payment, but your bank has opened a dispute about it. If you didn’t mean to, write to us and quote your reference.',
  },
  'needs-attention': {
    title: 'We’re checking your payment',
    text: 'We received a payment from you, but it wasn’t the amount due. Please don’t pay again: we’re looking into it and will write to you.',
  },
  'paid-twice': {
    title: 'You paid for this order twice',
    text: 'Your order is confirmed, and we received two payments for it. You don’t need to do anything: we’ll refund one of them.',
  },
  'not-found': {
    title: 'We can’t find this payment',
    text: 'The link may be incomplete. If you’ve paid, your receipt is in your e-mail: write to us and quote the reference on it.',
  },
  unreachable: { title: 'We couldn’t check your payment', text: '' },
};

/** For an order that has ended: with a payment that arrived, or without. */
export const endedWords = {
  title: 'This order has ended',
  text: 'Your payment is in, but the order was cancelled or withdrawn from. We’ll write to you about returning your payment: you don’t need to do anything.',
  unpaid: 'It was cancelled or withdrawn from, so there is nothing to pay.',
} as const;

/** How an unpaid order can still be paid: after the sentence about its status. */
export const unpaidWays = {
  /** By its own page. */
  pay: 'You can still pay, the same way or another.',
  /** For a visitor who came from the list of orders. */
  orders: 'To buy it, see your orders.',
  /** For a visitor whose tab holds the quote. */
  quote: 'Your quote is still here, with everything you chose.',
} as const;

/** The cancel page while the payment status is unknown: the visitor may have paid in another tab. */
export const leftPayment = {
  title: 'You left the payment page',
  text: 'If you didn’t finish paying, nothing has been charged.',
  /** For a visitor who came by a link, or whose browser keeps nothing. */
  linked: 'If we sent you a link to pay, you can open it again.',
  /** For a visitor who came from the list of orders. */
  ordered: 'If you didn’t finish paying, nothing has been charged, and you can still pay from your orders.',
} as const;

/** Links from the return pages. */
export const checkoutLinks = {
  pay: (amount: string) => `Pay ${amount}`,
  quote: 'Back to your quote',
  orders: 'Back to your orders',
  write: 'Write to us',
} as const;

/** The sentence about a paid order: between the amount and the reference. */
export const paidWords = {
  paidFor: (service: string) => ` is paid for ${service}. Your reference is`,
  call: 'your consultation',
} as const;

/** The calendar on the page of a paid consultation. */
export const timeWords = { title: 'Time of your consultation' } as const;

/** The receipt beside a paid order. */
export const receiptWords = {
  title: 'Your order',
  reference: 'Reference',
  /** Without a balance. */
  paid: 'Paid',
  deposit: 'Deposit paid',
  unpaid: 'To pay',
  unpaidDeposit: 'Deposit',
  later: 'Still to pay later',
  /** While nothing is paid. */
  unpaidLater: 'Later',
} as const;

export interface NextStep {
  when: string;
  title: string;
  text: string;
  /** The link to the calendar. */
  book?: string;
}

/** What happens after a payment. */
export const nextStepsWords = {
  title: 'What happens now',
  /** Above the name of who answers. */
  talk: 'You’ll talk to',
  hear: 'You’ll hear from',
  receipt: (email: string | undefined): NextStep => ({
    when: 'Now',
    title: `Your receipt is on its way${email ? ` to ${email}` : ''}`,
    text: 'Nothing there in ten minutes? Look in your spam folder.',
  }),
  start: {
    when: 'Next',
    title: 'We write to you to agree when we start',
    text: 'Anything we should know? Reply to the receipt. If you’d like to talk first, book a free consultation.',
    book: freeCallShort,
  },
  time: {
    when: 'Next',
    title: 'Choose a time that suits you',
    text: 'If you already have, there’s nothing left to do.',
    book: 'Choose a time',
  },
  meeting: {
    when: 'Then',
    title: 'We meet by video',
    text: 'The invitation for your calendar and the link to join come by e-mail.',
  },
  balance: (balance: string): NextStep => ({
    when: 'Later',
    title: `The remaining ${balance}`,
    text: depositNote,
  }),
} as const;

/** Where a paid order is kept. */
export const keptWords = {
  title: 'Keep it in one place',
  text: 'An account with the same e-mail address shows your orders, consultations and saved quotes.',
  signUp: 'Create an account',
  /** For a visitor who is signed in. */
  orders: 'See it among your orders',
} as const;
