import type { CheckoutStatus } from '../domain/contract/checkout-answer.ts';

/** What the return pages say, for each thing that may have become of a payment. */
export const checkoutWords: Readonly<
  Record<CheckoutStatus['status'] | 'asking' | 'unreachable', { title: string; text: string }>
> = {
  asking: { title: 'Checking your payment', text: 'One moment. We are asking what became of it.' },
  paid: {
    title: 'Thank you. Your payment is in.',
    text: 'Your order is confirmed and the receipt is on its way to you by e-mail. We write to you next to agree on the start.',
  },
  processing: {
    title: 'Your payment is on its way',
    text: 'Your bank is still confirming it. This page looks again by itself. You may close it, too: the receipt comes by e-mail.',
  },
  failed: {
    title: 'Your payment did not go through',
    text: 'Nothing was charged. Your quote is still here, with everything you chose.',
  },
  cancelled: {
    title: 'Nothing was charged',
    text: 'You left before paying. Your quote is still here, with everything you chose and typed.',
  },
  'not-found': {
    title: 'We cannot find this payment',
    text: 'The address may be cut short. If you have paid, your receipt is in your mail; its reference tells us the rest.',
  },
  unreachable: { title: 'We could not check your payment', text: '' },
};

/** Said when somebody leaves before paying who came from the list of their orders. */
export const cancelledOrder = 'You left before paying. Your order is as it was, and waits among your orders.';

/** How the way back from an unpaid order is called. */
export const checkoutWays = { quote: 'Back to your quote', orders: 'Back to your orders' } as const;

/** Said of a consultation that is paid for: its time is still to be chosen. */
export const paidConsultation =
  'Your consultation is paid for, and the receipt is on its way to you by e-mail. Choose the time that suits you next.';
