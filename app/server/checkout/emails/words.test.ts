import { expect, test } from 'vitest';
import { defaultCatalogue as catalogue } from '../../../src/domain/catalogue/defaultCatalogue.ts';
import { vatSentence } from '../../../src/domain/vat.ts';
import { callsCalendar } from '../../calendars/callsCalendar.ts';
import { moneyOf } from '../../orders/money.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { exampleBooking, onlyHost } from '../../testing/bookingEmails.ts';
import { cardPayment, orderRow } from '../../testing/invoices.ts';
import { balancePaidNotice, balanceReceiptEmail, balanceReminderEmail, balanceRequestEmail } from './balance.ts';
import { orderNotice } from './orderNotice.ts';
import { failedEmail, paidTwiceEmail, paidTwiceNotice, refundEmail, wrongAmountNotice } from './payment.ts';
import { receiptEmail } from './receipt.ts';
import { reversedTransferEmail, transferEmail } from './transfer.ts';

const now = new Date('2026-11-20T10:00:00Z');
const order = orderRow(now);
const payment = { ...cardPayment(order, 'session', order.deposit_cents, now), refunded_cents: 1_000 };
const money = moneyOf(order, [payment]);
const part = { amount: 158_400, left: 158_400, pending: 0, dueOn: '2026-12-01' };

const mailsWith = (VAT: string) => {
  const settings = readSettings({ SECRET: 's'.repeat(32), VAT });
  const balance = { id: 'balance', order, money, plan: [part], url: 'https://agency.example/balance', settings };
  const paid = { order, payment, settings };
  return {
    receipt: receiptEmail(order, settings, catalogue),
    'balance requested': balanceRequestEmail(balance),
    'balance due soon': balanceReminderEmail(balance, part, 'before'),
    'balance paid': balanceReceiptEmail(paid, money),
    transfer: transferEmail({ id: 'transfer', order, amount: 158_400, day: '2026-11-20', money, settings }),
    refund: refundEmail(paid, { ...payment, refunded_cents: 0 }),
    'failed payment': failedEmail(paid),
  };
};

test.each(['included', 'excluded', 'none'] as const)('with VAT=%s every e-mail with a bill says so, once', (vat) => {
  const said = Object.entries(mailsWith(vat)).map(([name, { text, html }]) => [
    name,
    text.split(vatSentence(vat)).length - 1,
    html.split(vatSentence(vat)).length - 1,
  ]);
  expect(said).toEqual(said.map(([name]) => [name, 1, 1]));
});

test('no e-mail says anything about VAT before the owner has', () => {
  expect(Object.values(mailsWith('')).filter(({ text }) => /\bVAT\b/.test(text))).toEqual([]);
});

test.each(['before', 'after', 'again'] as const)(
  'a reminder %s asks in the words of the owner, and keeps the facts',
  (kind) => {
    const own = 'Please call Ann on 01 234 5678.';
    const settings = readSettings({ SECRET: 's'.repeat(32), [`PAYMENT_REMINDER_${kind.toUpperCase()}`]: own });
    const mail = (given: typeof settings) =>
      balanceReminderEmail(
        { id: 'balance', order, money, plan: [part], url: 'https://agency.example', settings: given },
        part,
        kind,
      ).text;
    const [theirs, ours] = [mail(settings), mail(readSettings({ SECRET: 's'.repeat(32) }))];
    for (const text of [theirs, ours])
      expect(text).toContain(`Your payment of €1,584 for your order (${order.title}) `);
    expect(theirs).toContain(own);
    expect(ours).toMatch(/pay it|just paid/);
    expect(theirs).not.toMatch(/pay it|just paid/);
  },
);

const settings = readSettings({
  SECRET: 's'.repeat(32),
  IBAN: 'IE64IRCE92050112345678',
  COMPANY_NAME: 'Knot and Sons',
});
const deposit = cardPayment(order, 'session', order.deposit_cents, now);
const partPaid = cardPayment(order, 'part', 79_200, now);

test.each(['cancelled_at', 'consumer_withdrew_at'] as const)(
  'what arrives once %s is set is paid, the order isn’t',
  (at) => {
    const ended = { ...order, [at]: now.toISOString() };
    const options = { order: ended, payment: partPaid, settings };
    const endedMoney = moneyOf(ended, [deposit, partPaid]);
    const toBuyer = [
      balanceReceiptEmail(options, endedMoney),
      receiptEmail(ended, settings, catalogue),
      paidTwiceEmail(options),
      transferEmail({ id: 'id', order: ended, amount: 79_200, day: '2026-11-20', money: endedMoney, settings }),
    ];
    for (const { subject, text, html } of toBuyer) {
      expect(subject).not.toContain('refund');
      expect(text).not.toMatch(/paid in full|still to pay|remaining|agree when|is confirmed/i);
      expect(text).toContain('we’ll write to you about returning your payment');
      expect(html).not.toContain('<b>Balance</b>');
    }
    const notice = balancePaidNotice(options, endedMoney, false);
    expect(notice.subject).toMatch(/^Part of the balance paid/);
    expect(notice.text).not.toContain('The order is paid.');
    for (const { text } of [notice, paidTwiceNotice(options), orderNotice(ended, settings, catalogue)]) {
      expect(text).toContain('so what was paid is to be refunded.');
      expect(text).not.toMatch(/^Balance: /m);
    }
  },
);

test('an order whose last part is on its way isn’t paid yet', () => {
  const pending = { ...cardPayment(order, 'pending', 79_200, now), status: 'processing' as const };
  const notice = balancePaidNotice(
    { order, payment: partPaid, settings },
    moneyOf(order, [deposit, partPaid, pending]),
    false,
  );
  expect(notice.text).toContain('The buyer has paid €792. €792 is on its way.');
  const receipt = balanceReceiptEmail(
    { order, payment: partPaid, settings },
    moneyOf(order, [deposit, partPaid, pending]),
  );
  expect(receipt.html).toContain('<b>Balance</b><br>€792 on its way');
  expect(receipt.text).toContain('On its way: €792');
  const paid = moneyOf(order, [deposit, partPaid, { ...pending, status: 'paid' }]);
  expect(balancePaidNotice({ order, payment: pending, settings }, paid, false).text).toContain('The order is paid.');
});

test('a reversed transfer leaves the first part of an accepted offer to pay, by its day', () => {
  const selection = JSON.stringify({ version: 1, wizard: 'offer', offer: 'id', sent: 1 });
  const accepted = { ...order, selection, status: 'open' as const, due_on: '2026-12-04' };
  const { text } = reversedTransferEmail({
    ...{ id: 'id', order: accepted, amount: 39_600, day: '2026-11-20', settings },
    money: moneyOf(accepted, []),
  });
  expect(text).toContain(
    'Total: €1,980\nStill to pay of the first payment, by Friday 4 December 2026: €396\nStill to pay in all: €1,980',
  );
  expect(text).toContain('IBAN: IE64 IRCE 9205 0112 3456 78');
});

test('notices and calendars name the desk only where there is one', () => {
  const settings = readSettings({ SECRET: 's'.repeat(32), ADMIN_URL: 'https://admin.example' });
  const options = { order, payment, settings };
  for (const { text } of [
    paidTwiceNotice(options),
    wrongAmountNotice(options),
    orderNotice(order, settings, catalogue),
  ])
    expect(text).not.toMatch(/\bdesk\b/);
  expect(callsCalendar([exampleBooking], () => onlyHost, settings, null)).not.toMatch(/\bdesk\b/);
});
