import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Invoice } from '../../src/domain/invoice/invoice.ts';
import { invoiceVat, splitVat } from '../../src/domain/invoice/vat.ts';
import { orderRows } from '../../src/domain/invoice/words.ts';
import { vatRateOn } from '../../src/domain/vat.ts';
import { moneyOf } from '../orders/money.ts';
import { returnedCents } from '../orders/orderStatus.ts';
import { balanceTests, twoInstalments } from '../testing/balance.ts';
import { bill, companySettings, documentsOf, moneyHistories, orderRow, playMoney } from '../testing/invoices.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { order } from '../testing/request.ts';
import { orderOf } from '../testing/serverState.ts';
import { sendStripeEvent, stripeDispute } from '../testing/stripeEvents.ts';

const brief = ({ number, total, paid, due, corrects, order }: Invoice) => [
  number,
  total,
  paid.by,
  due,
  corrects?.number ?? null,
  order.left,
];

describe('invoices of an order', async () => {
  const desk = await balanceTests({ create: async () => companySettings });
  /** A second later. */
  const refund = (session: string, amount_refunded: number, change = {}) => {
    desk.server.clock.pass(1000);
    const charge = { object: 'charge', payment_intent: `pi_${session}`, amount_refunded };
    return sendStripeEvent(desk.server, 'charge.refunded', charge, change);
  };
  const attached = async (id: string) =>
    (await desk.server.database.selectFrom('outbox').selectAll().where('invoice', 'is not', null).execute())
      .filter((mail) => mail.id.startsWith(id))
      .map(({ recipient, subject }) => [recipient, subject.replace(/ \(.*/, '')])
      .sort();

  test('are issued with each payment, and credit notes with each refund', async () => {
    const id = await desk.placeOrder('ann@example.ie');
    await desk.request(id);
    const { session } = await desk.submitPayment(await desk.linkOf(id));
    await desk.pay(session);
    await refund(session, 8_400, { id: 'evt_once' });
    // A repeated event issues nothing, nor does another one about the same refund.
    await refund(session, 8_400, { id: 'evt_once' });
    await refund(session, 8_400);
    await refund(session, 158_400);
    // The bank returns a part.
    await refund(session, 150_000);
    expect((await documentsOf(desk.server, id)).map(brief)).toEqual([
      ['2026-0001', 39_600, 'card', 0, null, 158_400],
      ['2026-0002', 158_400, 'card', 0, null, 0],
      ['CN-2026-0001', 8_400, 'card', 0, '2026-0002', 0],
      ['CN-2026-0002', 150_000, 'card', 0, '2026-0002', 0],
      ['2026-0003', 8_400, 'card', 0, 'CN-2026-0002', 0],
    ]);
    const [first, second] = await documentsOf(desk.server, id);
    expect(first?.lines).toMatchObject([{ label: `Deposit: ${first?.order.title}`, rule: '20%, €396 of €1,980' }]);
    expect(second?.earlier).toEqual([{ number: '2026-0001', paid: 39_600 }]);
    expect(await attached(id)).toEqual([
      ['ann@example.ie', 'Your receipt from Knot & Sons: €1,584'],
      ['ann@example.ie', 'Your receipt from Knot & Sons: €396'],
      ['ann@example.ie', 'Your refund from Knot & Sons: €1,500'],
      ['ann@example.ie', 'Your refund from Knot & Sons: €84'],
    ]);
  });

  test('are issued for a transfer, and credited when it is reversed', async () => {
    const id = await desk.placeOrder('transfer@example.ie');
    await desk.transfer(id, 100_000, 0);
    const entered = (await desk.readOrder(id)).payments.find(({ provider }) => provider === 'transfer');
    await desk.daniel.post(`/api/staff/orders/${id}/transfers/${entered?.id}/reverse`, { reason: 'x', version: 1 });
    await desk.transfer(id, 158_400, 2);
    const documents = await documentsOf(desk.server, id);
    expect(documents.slice(1).map(({ kind, total, paid }) => [kind, total, paid])).toEqual([
      ['invoice', 100_000, { amount: 100_000, by: 'transfer', on: '2026-11-20' }],
      ['credit-note', 100_000, { amount: 100_000, by: 'transfer', on: '2026-11-20' }],
      ['invoice', 158_400, { amount: 158_400, by: 'transfer', on: '2026-11-20' }],
    ]);
    expect(documents[2]?.lines[0]?.label).toMatch(/^Payment not received: /);
  });

  test('ask for what is still on its way, and waive nothing of it', async () => {
    const id = await desk.placeOrder('way@example.ie');
    await desk.request(id, twoInstalments);
    const { session } = await desk.submitPayment(await desk.linkOf(id));
    await desk.pay(session, { payment_status: 'unpaid' });
    const payment = async () => (await desk.readOrder(id)).payments.find((each) => each.id === session);
    expect(await payment()).toMatchObject({ status: 'processing', asked: 58_400 });
    await desk.transfer(id, 100_000, 1);
    const invoice = (await documentsOf(desk.server, id)).at(-1) as Invoice;
    expect(invoice.order.left).toBe(58_400);
    expect(orderRows(invoice).slice(-2)).toEqual([
      { label: `Paid, ${invoice.number}`, amount: '−€1,000.00' },
      { label: 'Still to pay', amount: '€584.00', isTotal: true },
    ]);
  });

  test('are credited, in mail and desk, once a dispute is lost, and only once', async () => {
    const id = await desk.placeOrder('lost@example.ie');
    const session = String((await desk.readOrder(id)).payments[0]?.id);
    const sendDispute = (type: string, status: string, at: number) =>
      sendStripeEvent(desk.server, `charge.dispute.${type}`, stripeDispute(`pi_${session}`, status), { at });
    await refund(session, 9_600);
    const before = await documentsOf(desk.server, id);
    await sendDispute('created', 'needs_response', 2);
    expect(await documentsOf(desk.server, id)).toEqual(before);
    desk.server.clock.pass(1000);
    const dispute = stripeDispute(`pi_${session}`, 'lost', { amount: 30_000 });
    for (const at of [9, 9, 10]) await sendStripeEvent(desk.server, 'charge.dispute.closed', dispute, { at });
    const documents = await documentsOf(desk.server, id);
    const [invoice, refunded, credit] = documents;
    expect(documents).toHaveLength(3);
    const serial = Number(refunded?.number.slice(-4)) + 1;
    expect(credit).toMatchObject({
      kind: 'credit-note',
      number: `CN-2026-${String(serial).padStart(4, '0')}`,
      total: 30_000,
      corrects: { number: invoice?.number },
      lines: [{ label: `Returned by the bank after a dispute: ${invoice?.order.title}` }],
    });
    expect((await desk.readOrder(id)).invoices.map(({ number }) => number)).toContain(credit?.number);
    expect(await attached(id)).toContainEqual(['lost@example.ie', 'Your credit note from Knot & Sons: €300']);
    // The bank decides again.
    await sendStripeEvent(desk.server, 'charge.dispute.closed', { ...dispute, status: 'won' }, { at: 11 });
    expect((await documentsOf(desk.server, id)).at(-1)).toMatchObject({
      kind: 'invoice',
      total: 30_000,
      corrects: { number: credit?.number },
    });
  });

  test('state the VAT of the day of the payment, and credit notes that of their invoice', async () => {
    const { settings, clock } = desk.server;
    settings.vatRates = { rate: 23, changes: [{ from: '2027-01-01', rate: 21 }] };
    const before = clock.now;
    clock.now = new Date('2026-12-31T12:00:00Z');
    const id = await desk.placeOrder('rates@example.ie');
    const session = String((await desk.readOrder(id)).payments[0]?.id);
    await desk.request(id);
    const link = await desk.linkOf(id);
    clock.now = new Date('2027-01-01T12:00:00Z');
    const { session: balance } = await desk.submitPayment(link);
    await desk.pay(balance);
    await refund(session, 10_000);
    const documents = await documentsOf(desk.server, id);
    expect(documents.map(({ kind, vat, paid }) => [kind, vat.rate, paid.on])).toEqual([
      ['invoice', 23, '2026-12-31'],
      ['invoice', 21, '2027-01-01'],
      ['credit-note', 23, '2027-01-01'],
    ]);
    settings.vatRates = { rate: 23, changes: [] };
    clock.now = before;
  });

  test('name the day of a payment of which Stripe told late', async () => {
    const { clock } = desk.server;
    const session = String((await order(desk.server, { email: 'late@example.ie' })).body.id);
    const day = 86_400;
    const { payment_intent, ...paid } = desk.fake.pay(session);
    const completed = { ...paid, payment_intent: payment_intent?.id };
    await sendStripeEvent(desk.server, 'checkout.session.completed', completed, { at: -2 * day });
    const { id } = await orderOf(desk.server, 'late@example.ie');
    const ago = new Date(clock.now.getTime() - 2 * day * 1000).toISOString().slice(0, 10);
    expect((await documentsOf(desk.server, id)).map(({ paid }) => paid.on)).toEqual([ago]);
  });
});

describe('invoices and the money of an order', async () => {
  const server = await openTestServer({ environment: companySettings });
  let count = 0;
  const rate = fc.constantFrom(0, 4.8, 9, 13.5, 21, 23, 25.5);
  /** When the payments of an order are made: each at its own rate. */
  const days = ['2026-11-20', '2026-12-31', '2027-01-01'] as const;
  const vats = fc.record({
    vat: fc.constantFrom('included' as const, 'excluded' as const, 'none' as const, null),
    vatRates: fc.record({
      rate,
      changes: fc.tuple(rate, rate).map(([one, other]) => [
        { from: '2026-11-21', rate: one },
        { from: '2027-01-01', rate: other },
      ]),
    }),
  });

  test('agree to the cent for every kind and rate of VAT', async () => {
    await fc.assert(
      fc.asyncProperty(vats, moneyHistories, async (settings, history) => {
        count += 1;
        const order = orderRow(server.clock.now, `order-${count}`);
        const payments = await playMoney(order, history, server.clock.now, (change) =>
          bill(server, { ...change, paidOn: String(days[change.payments.length - 1]) }, settings),
        );
        const documents = await documentsOf(server, order.id);
        const sum = (of: (document: Invoice) => number) =>
          documents.reduce((cents, each) => cents + (each.kind === 'invoice' ? of(each) : -of(each)), 0);
        const money = moneyOf(order, payments);
        const kept = money.received - money.returned;
        expect(sum(({ paid }) => paid.amount)).toBe(kept);
        expect(sum((each) => (settings.vat === 'excluded' ? each.net : each.total))).toBe(kept);
        // VAT too: credits in parts take back as much as the invoice stated.
        const keptVat = payments.map((payment, at) => {
          const rateThen = vatRateOn(settings.vatRates, String(days[at]));
          const vat = invoiceVat(settings.vat, rateThen, companySettings.VAT_NUMBER);
          const cents = payment.status === 'paid' ? (payment.amount_cents ?? 0) - returnedCents(payment) : 0;
          return splitVat(cents, vat).vat;
        });
        expect(sum(({ vatAmount }) => vatAmount)).toBe(keptVat.reduce((cents, each) => cents + each, 0));
        for (const { lines, net, vatAmount, total, paid, due } of documents) {
          expect(lines.reduce((cents, line) => cents + line.net, 0)).toBe(net);
          expect([net + vatAmount, paid.amount + due]).toEqual([total, total]);
          expect(total).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
