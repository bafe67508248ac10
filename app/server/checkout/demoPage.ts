import type { Notice, Payment } from '../../src/domain/answerPages.ts';
import { formatCents } from '../../src/domain/money.ts';
import { vatSentence } from '../../src/domain/vat.ts';
import { balanceSentence } from '../orders/order.ts';
import type { OrderRow } from '../orders/table.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { depositOf, home, writeToUs } from './payPages.ts';
import { termsPath } from './terms/terms.ts';

/** What the demo checkout shows. */
export interface DemoView {
  order: OrderRow;
  /** Cents to pay now. */
  amount: number;
  /** Whether it is for the balance, and not for a deposit. */
  isBalance: boolean;
  /** Whether the card was just declined. */
  declined: boolean;
}

/** The demo checkout: the order, and a button for each outcome. */
export function demoPage({ order, amount: cents, isBalance, declined }: DemoView, settings: Settings): Payment {
  const { due, ...deposit } = depositOf(order);
  const amount = formatCents(cents);
  const isBackToQuote = declined && !isBalance;
  const tryAgain = isBalance ? '.' : ', or go back to your quote: everything you chose is still there.';
  return {
    title: 'Demo checkout',
    note: [
      'This page replaces the card provider’s. ',
      { text: 'No card is charged', as: 'strong' },
      ', and you don’t enter any card details.',
    ],
    problem: declined
      ? { title: 'The card was declined', text: `Nothing was charged. You can try again${tryAgain}` }
      : null,
    order: { ...deposit, due: { label: isBalance ? 'To pay now' : due.label, amount } },
    buttons: [
      { label: `Pay ${amount}`, choice: 'pay' },
      { label: 'Decline the card', choice: 'decline' },
      { label: isBackToQuote ? 'Cancel and go back to the quote' : 'Cancel and go back', choice: 'cancel' },
    ],
    terms: isBalance ? null : termsPath(order),
    notes: [
      isBalance ? null : balanceSentence(order, settings),
      vatSentence(settings.vat),
      `The receipt goes to ${order.email}.`,
    ],
  };
}

/** The checkout session has ended. @param backUrl where the buyer came from */
export const endedNotice = (backUrl: string, isBalance: boolean): Notice => ({
  title: 'This checkout has ended',
  text: [
    isBalance
      ? 'Nothing was charged.'
      : 'It was open for a day, and nothing was charged. Your choices are saved in your quote.',
    [{ text: isBalance ? 'See what is due' : 'Back to your quote', to: backUrl }],
  ],
  strands: 1,
});

export const unknownCheckout: Notice = {
  title: 'We can’t find this checkout',
  text: [['The link may be incomplete. Please open it from our page again, or ', writeToUs, '.']],
  after: [home],
  strands: 1,
};
