import * as account from '../server/accounts/emails.ts';
import { bookingEmails } from '../server/booking/emails.ts';
import { bookingReminderEmail } from '../server/booking/reminderEmail.ts';
import type { BookingRow } from '../server/booking/table.ts';
import * as balances from '../server/checkout/emails/balance.ts';
import { cancelledEmail, withdrawnRequestEmail } from '../server/checkout/emails/balance.ts';
import { orderNotice } from '../server/checkout/emails/orderNotice.ts';
import * as payments from '../server/checkout/emails/payment.ts';
import { receiptEmail } from '../server/checkout/emails/receipt.ts';
import { reversedTransferEmail, transferEmail } from '../server/checkout/emails/transfer.ts';
import { withdrawalNotice } from '../server/checkout/emails/withdrawal.ts';
import { answerEmail, messageNotice, messageReceipt } from '../server/messages/emails.ts';
import { alreadySubscribedEmail, confirmSubscriptionEmail, welcomeEmail } from '../server/newsletter/emails.ts';
import { issueEmail, issueOf } from '../server/newsletter/issueEmail.ts';
import { acceptedEmail, acceptedNotice, offerEmail, withdrawnEmail } from '../server/offers/emails.ts';
import { referenceOf } from '../server/orders/order.ts';
import { newOrder } from '../server/orders/orders.ts';
import { newPayment } from '../server/orders/payments.ts';
import type { PaymentRow } from '../server/orders/table.ts';
import type { Email } from '../server/platform/mail/outbox.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { savedQuoteEmail } from '../server/saved-quotes/email.ts';
import { exampleBooking, onlyHost } from '../server/testing/bookingEmails.ts';
import { sampleOffer } from '../server/testing/offers.ts';
import { brief, checkoutRequest, exampleSelection } from '../server/testing/request.ts';
import { defaultCatalogue as catalogue } from '../src/domain/catalogue/defaultCatalogue.ts';
import { opening } from '../src/domain/catalogue/opening.ts';
import { orderMoney } from '../src/domain/staff/orderMoney.ts';
import { priceOf } from '../src/orders/selection.ts';

/** Of the site of the e-mails: their links, and their pictures. */
export const origin = 'https://agency.example';
const settings = readSettings({
  SECRET: 'x'.repeat(32),
  SITE_URL: origin,
  AGENCY_EMAIL: 'office@agency.example',
  AGENCY_NAME: 'Knot & Sons',
  COMPANY_NUMBER: '000000',
  MEETING_URL: 'https://meet.example/{id}',
  STRIPE_SECRET_KEY: 'sk_test_fake',
});
const now = new Date('2026-11-20T10:00:00Z');
const at = now.toISOString();
const id = '0a1b2c3d-0000-4000-8000-000000000000';

function orderOf(change: Parameters<typeof checkoutRequest>[1] = {}) {
  const request = checkoutRequest({ url: origin }, { brief, ...change });
  return {
    ...newOrder(catalogue, request, priceOf(catalogue, request.selection), 'key', 'stripe', now, 'a'.repeat(64)),
    id,
  };
}

const order = orderOf();
const call = orderOf({ selection: { version: 1, wizard: 'consultation' }, price: 83 });

const payment: PaymentRow = {
  ...newPayment(order, 'cs_1', now),
  status: 'paid',
  intent_id: 'pi_1',
  amount_cents: 39_600,
  currency: 'eur',
  refunded_cents: 10_000,
  refunded_as_of: at,
  check_at: null,
};
const news = { order, payment, settings };
/** Before its refund. */
const unrefunded: PaymentRow = { ...payment, refunded_cents: 0 };
const dispute = {
  kind: 'dispute',
  id: 'dp_1',
  intentId: 'pi_1',
  amount: 39_600,
  reason: 'not_received',
  at: now,
  openedAt: now,
} as const;

const booking: BookingRow = { ...exampleBooking, time_zone: 'Asia/Calcutta' };
const bookingNews = { booking, host: onlyHost, settings, opening, origin };
const from = { start: Date.parse('2026-11-23T11:00:00Z'), end: Date.parse('2026-11-23T11:30:00Z'), host: onlyHost };

const subscriber = {
  id: 's',
  email: 'ann@example.ie',
  address: 'ann@example.ie',
  status: 'pending',
  created_at: at,
  expires_at: null,
  confirmed_at: null,
} as const;

const { price, due, title } = priceOf(catalogue, exampleSelection);
const quote = {
  id,
  idempotency_key: 'key',
  fingerprint: 'f',
  selection: JSON.stringify(exampleSelection),
  about: JSON.stringify({ industry: 'retail', goals: ['scale'] }),
  title,
  priced: JSON.stringify({ price, due }),
  saved_on: '2026-11-20',
  valid_until: '2026-12-20',
  created_at: at,
};

const message = {
  id,
  idempotency_key: 'key',
  fingerprint: 'f',
  name: 'Ann Byrne',
  email: 'ann@example.ie',
  message: 'Hello,\n\nwe have two shops, and both need a menu.',
  offer_id: null,
  plan: 'full.solution:financial.custom',
  status: 'unanswered' as const,
  version: 0,
  created_at: at,
};

const issue = issueOf(
  '2026-12-hours',
  'Our hours in December',
  `We are **closed** from the 24th. Book before, in [the calendar](/booking).

## What to do now

1. Check your opening hours.
2. Say them on your door.

> A sign costs less than a lost evening.

| Day | Hours |
| --- | --- |
| 23 December | 9 to 5 |
| 24 December | closed |`,
);

const link = ['token', settings] as const;
const accountTexts: Readonly<Record<string, account.EmailText>> = {
  'sign-up': account.confirmSignUpText(origin, ...link),
  'existing account': account.existingAccountText(origin, settings),
  'reset password': account.resetPasswordText(origin, ...link),
  'password changed': account.passwordChangedText(origin, settings),
  'approve new address': account.approveNewAddressText(origin, 'token', 'new@example.ie', settings),
  'confirm new address': account.confirmNewAddressText(origin, ...link),
  'address in use': account.addressInUseText(origin, settings),
  'address changed': account.addressChangedText(settings),
  'confirm deletion': account.confirmDeletionText(origin, ...link),
  'account deleted': account.accountDeletedText('Your account and its data are deleted.', settings),
};

const both = (name: string, [visitor, agency]: readonly Email[]): [string, Email | undefined][] => [
  [name, visitor],
  [`${name}, to the agency`, agency],
];

const part = (amount: number) => ({ amount, returned: 0, disputed: 0 });
const money = orderMoney(198_000, [part(39_600), part(58_400)], 0);

const parts = [
  { amount: 50_000, dueOn: '2026-12-01', left: 50_000, pending: 0 },
  { amount: 50_000, dueOn: '2027-01-10', left: 50_000, pending: 0 },
] as const;
const transfer = { id, order, amount: 58_400, day: '2026-11-20', money, settings };
const balanceNews = {
  id,
  order,
  money,
  plan: [{ amount: 100_000, dueOn: null, left: 100_000, pending: 0 }],
  url: `${origin}/balance/secret`,
  settings,
};
const balancePaid = {
  order,
  payment: { ...payment, id: 'cs_2', asked_cents: 58_400, amount_cents: 58_400, refunded_cents: 0 },
  settings,
};

/** One e-mail of every kind, by name. */
export const sampleEmails: ReadonlyMap<string, Email> = new Map(
  [
    ['receipt', receiptEmail(order, settings, catalogue)] as const,
    ['receipt of a consultation', receiptEmail(call, settings, catalogue)] as const,
    [
      'withdrawal notice',
      withdrawalNotice(
        id,
        { name: order.name, email: order.email, reference: referenceOf(order) },
        { order: { ...order, consumer_withdrew_at: order.created_at }, extras: [], isPaid: true, isPending: false },
        '20 November 2026 at 10:00:00 GMT',
        settings,
      ),
    ] as const,
    ['order notice', orderNotice(order, settings, catalogue)] as const,
    ...both('booked', bookingEmails({ ...bookingNews, event: { kind: 'booked' } })),
    ...both('moved', bookingEmails({ ...bookingNews, event: { kind: 'moved', by: 'agency', from } })),
    ...both('cancelled', bookingEmails({ ...bookingNews, event: { kind: 'cancelled', by: 'visitor' } })),
    ['consultation reminder', bookingReminderEmail(bookingNews, 24)] as const,
    ...Object.entries(accountTexts).map(
      ([name, text]) => [name, account.accountEmail(name, 'ann@example.ie', text, settings)] as const,
    ),
    ['confirm newsletter', confirmSubscriptionEmail(subscriber, settings, origin)] as const,
    ['newsletter welcome', welcomeEmail(subscriber, settings, origin)] as const,
    ['already subscribed', alreadySubscribedEmail(subscriber, settings, origin)] as const,
    ['newsletter issue', issueEmail(issue, subscriber, settings, origin)] as const,
    [
      'saved quote',
      savedQuoteEmail({ row: quote, recipient: 'ann@example.ie', id, link: `${origin}/quote/1`, settings, catalogue }),
    ] as const,
    [
      'offer',
      offerEmail({ id, offer: sampleOffer, number: 1, url: `${origin}/offer/1`, extraTo: undefined, settings }),
    ] as const,
    ['offer withdrawn', withdrawnEmail({ id, sent: 1 }, sampleOffer, settings)] as const,
    ['offer accepted', acceptedEmail(order, settings)] as const,
    [
      'offer accepted on the phone',
      acceptedEmail(order, settings, { onPhone: { by: 'Ann Byrne', on: '2026-11-20' } }),
    ] as const,
    ['offer accepted notice', acceptedNotice(order, settings)] as const,
    ['message notice', messageNotice(message, settings, catalogue, { id, title: sampleOffer.title })] as const,
    ['message receipt', messageReceipt(message, settings)] as const,
    [
      'answer to a message',
      answerEmail({
        id,
        message,
        text: 'Yes, gladly.\n\nBoth menus fit.',
        quote: true,
        offerUrl: `${origin}/offer/1`,
        settings,
      }),
    ] as const,
    ['wrong amount', payments.wrongAmountEmail(news)] as const,
    ['wrong amount notice', payments.wrongAmountNotice(news)] as const,
    ['paid twice', payments.paidTwiceEmail(news)] as const,
    ['paid twice notice', payments.paidTwiceNotice(news)] as const,
    ['refund', payments.refundEmail(news, unrefunded)] as const,
    ['refund notice', payments.refundNotice(news, unrefunded)] as const,
    ['failed refund notice', payments.failedRefundNotice(news)] as const,
    ['failed payment', payments.failedEmail(news)] as const,
    ['failed payment notice', payments.failedNotice(news)] as const,
    ['receipt of a transfer', transferEmail(transfer)] as const,
    ['reversed transfer', reversedTransferEmail(transfer)] as const,
    ['balance', balances.balanceRequestEmail(balanceNews)] as const,
    ['balance in parts', balances.balanceRequestEmail({ ...balanceNews, plan: parts })] as const,
    ['balance reminder', balances.balanceReminderEmail({ ...balanceNews, plan: parts }, parts[0], 'before')] as const,
    ['balance overdue', balances.balanceReminderEmail({ ...balanceNews, plan: parts }, parts[0], 'again')] as const,
    ['balance receipt', balances.balanceReceiptEmail(balancePaid, money)] as const,
    ['balance notice', balances.balancePaidNotice(balancePaid, money, true)] as const,
    ['balance failed', balances.balanceFailedEmail(balancePaid, balanceNews.url)] as const,
    ['order cancelled', cancelledEmail(order, settings)] as const,
    ['request withdrawn', withdrawnRequestEmail({ ...balanceNews, plan: parts })] as const,
    ['dispute lost', payments.disputeLostEmail(news, { ...dispute, state: 'lost', dueBy: null })] as const,
    ['dispute notice', payments.disputeNotice(news, { ...dispute, state: 'open', dueBy: now })] as const,
  ].filter((entry): entry is [string, Email] => entry[1] !== undefined),
);
