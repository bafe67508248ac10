import { expect, test } from 'vitest';
import { defaultCatalogue as catalogue } from '../../../src/domain/catalogue/defaultCatalogue.ts';
import { vatSentence } from '../../../src/domain/vat.ts';
import { moneyOf } from '../../orders/money.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { cardPayment, orderRow } from '../../testing/invoices.ts';
import { balanceReceiptEmail, balanceReminderEmail, balanceRequestEmail } from './balance.ts';
import { failedEmail, refundEmail } from './payment.ts';
import { receiptEmail } from './receipt.ts';
import { transferEmail } from './transfer.ts';

const now = new Date('2026-11-20T10:00:00Z');
const order = orderRow(now);
const payment = { ...cardPayment(order, 'session', order.deposit_cents, now), refunded_cents: 1_000 };
const money = moneyOf(order, [payment]);
const part = { amount: 158_400, left: 158_400, dueOn: '2026-12-01' };

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
