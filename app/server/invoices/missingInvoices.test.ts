import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Invoice } from '../../src/domain/invoice/invoice.ts';
import { moneyOf } from '../orders/money.ts';
import { openDatabase } from '../platform/db/open.ts';
import { balanceTests } from '../testing/balance.ts';
import { bill, companySettings, documentsOf, moneyHistories, orderRow, playMoney } from '../testing/invoices.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { runCommand } from '../testing/runCommand.ts';
import { emptyTables } from '../testing/serverState.ts';
import { sendStripeEvent, stripeDispute } from '../testing/stripeEvents.ts';
import { countUnbilled, findMissingInvoices, issueMissingInvoices } from './missingInvoices.ts';

/** What documents say, apart from when they were issued. */
const byNumber = (documents: readonly Invoice[]) =>
  documents
    .map(({ issuedOn: _, corrects, ...rest }) => ({ ...rest, corrects: corrects?.number }))
    .sort((one, other) => one.number.localeCompare(other.number));

describe('missing invoices', async () => {
  const desk = await balanceTests({ create: async () => companySettings });
  const refund = (session: string, amount_refunded: number) => {
    const charge = { object: 'charge', payment_intent: `pi_${session}`, amount_refunded };
    return sendStripeEvent(desk.server, 'charge.refunded', charge);
  };
  const lose = (session: string, amount: number) => {
    const dispute = stripeDispute(`pi_${session}`, 'lost', { amount });
    return sendStripeEvent(desk.server, 'charge.dispute.closed', dispute);
  };
  const listed = async () =>
    (await findMissingInvoices(desk.server.context)).map(({ kind, amount, day }) => [kind, amount, day]);

  test('are issued as they would have been, in order, with the day the money moved', async () => {
    const id = await desk.placeOrder('ann@example.ie');
    const deposit = String((await desk.readOrder(id)).payments[0]?.id);
    await desk.request(id);
    desk.advanceDays(3);
    const { session } = await desk.submitPayment(await desk.linkOf(id));
    await desk.pay(session);
    desk.advanceDays(1);
    await refund(deposit, 9_600);
    desk.advanceDays(1);
    await lose(session, 58_400);
    const before = await documentsOf(desk.server, id);
    expect(before).toHaveLength(4);
    expect(await listed()).toEqual([]);
    // As if there had been no invoices.
    await emptyTables(desk.server, 'invoices', 'invoice_numbers');
    expect(await countUnbilled(desk.server.context)).toBe(2);
    const missing = [
      ['invoice', 39_600, '2026-11-20'],
      ['invoice', 158_400, '2026-11-23'],
      ['credit-note', 9_600, '2026-11-24'],
      ['credit-note', 58_400, '2026-11-25'],
    ];
    expect(await listed()).toEqual(missing);
    const mails = (await desk.mails(id)).length;
    expect(await issueMissingInvoices(desk.server.context)).toHaveLength(4);
    expect(await desk.mails(id)).toHaveLength(mails);
    const after = await documentsOf(desk.server, id);
    expect(byNumber(after)).toEqual(byNumber(before));
    expect(after.every(({ issuedOn }) => issuedOn === '2026-11-25')).toBe(true);
    expect([await listed(), await countUnbilled(desk.server.context)]).toEqual([[], 0]);
    expect(await issueMissingInvoices(desk.server.context)).toEqual([]);
    // They are credited later like any other.
    await refund(deposit, 19_600);
    const [invoice] = after;
    expect((await documentsOf(desk.server, id)).at(-1)).toMatchObject({
      kind: 'credit-note',
      total: 10_000,
      corrects: { number: invoice?.number },
    });
  });

  test('of a transfer have its day, and one that was entered by mistake has none', async () => {
    const id = await desk.placeOrder('transfer@example.ie');
    const { entry } = (await desk.transfer(id, 100_000, 0)).body;
    await desk.daniel.post('/api/staff/undo', { entry });
    desk.advanceDays(20);
    await desk.transfer(id, 158_400, 2);
    await desk.server.database.deleteFrom('invoices').where('order_id', '=', id).execute();
    const missing = (await findMissingInvoices(desk.server.context)).filter(({ order }) => order.id === id);
    expect(missing.map(({ amount, day }) => [amount, day])).toContainEqual([158_400, '2026-11-20']);
    expect(missing.map(({ amount }) => amount)).not.toContain(100_000);
    await issueMissingInvoices(desk.server.context);
  });

  test('are not those of the demo in a real shop, nor of other currencies', async () => {
    const id = await desk.placeOrder('demo@example.ie');
    const { database, context } = desk.server;
    const change = (values: object) =>
      database.updateTable('payments').set(values).where('order_id', '=', id).execute();
    await database.deleteFrom('invoices').where('order_id', '=', id).execute();
    await change({ provider: 'demo' });
    expect([await listed(), await countUnbilled(context)]).toEqual([[], 0]);
    const demo = { ...context, settings: { ...context.settings, cardProvider: null } };
    expect([(await findMissingInvoices(demo)).length, await countUnbilled(demo)]).toEqual([1, 1]);
    await change({ provider: 'stripe', currency: 'usd' });
    expect([await listed(), await countUnbilled(context)]).toEqual([[], 0]);
    await change({ currency: 'eur' });
    await issueMissingInvoices(context);
  });

  test('are issued once, by commands and server at the same time', async () => {
    const ids: string[] = [];
    for (const at of [0, 1, 2]) ids.push(await desk.placeOrder(`race-${at}@example.ie`));
    const sessions = await Promise.all(ids.map(async (id) => String((await desk.readOrder(id)).payments[0]?.id)));
    for (const session of sessions) await refund(session, 5_000);
    desk.advanceDays(1);
    const { database, settings, context } = desk.server;
    await database.deleteFrom('invoices').where('order_id', 'in', ids).execute();
    // A command has its own connection.
    const command = await openDatabase(settings);
    await Promise.all([
      ...[0, 1, 2].map(() => issueMissingInvoices({ ...context, database: command })),
      ...[0, 1, 2].map(() => issueMissingInvoices(context)),
      ...sessions.map((session) => refund(session, 7_000)),
    ]);
    await command.destroy();
    await issueMissingInvoices(context);
    for (const id of ids) {
      const documents = await documentsOf(desk.server, id);
      const kept = documents.map(({ kind, total }) => (kind === 'invoice' ? total : -total));
      expect(kept.filter((amount) => amount > 0)).toEqual([39_600]);
      expect(kept.reduce((sum, each) => sum + each, 0)).toBe(32_600);
    }
  });

  test('have one place each among those of their payment', async () => {
    const row = await desk.server.database.selectFrom('invoices').selectAll().executeTakeFirstOrThrow();
    const again = { ...row, id: 'again', number: '2026-9999', serial: 9_999 };
    await expect(desk.server.database.insertInto('invoices').values(again).execute()).rejects.toThrow(/unique/i);
  });
});

const issueInvoices = (environment: Readonly<Record<string, string>>, ...words: string[]) =>
  runCommand(join(import.meta.dirname, 'issueInvoices.cli.ts'), { ...companySettings, ...environment }, ...words);

describe('pnpm issue-invoices', async () => {
  const desk = await balanceTests({ create: async () => companySettings });

  test('lists what is missing, refuses without an address, and issues it with --write', async () => {
    const id = await desk.placeOrder('ann@example.ie');
    const session = String((await desk.readOrder(id)).payments[0]?.id);
    const told = { object: 'charge', payment_intent: `pi_${session}`, amount_refunded: 9_600 };
    await sendStripeEvent(desk.server, 'charge.refunded', told);
    await emptyTables(desk.server, 'invoices', 'invoice_numbers');
    const environment = {
      DATA_DIR: desk.server.settings.dataDir,
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
    };
    const list = await issueInvoices({ ...environment, COMPANY_PHONE: '' });
    expect(list.code).toBe(0);
    expect(list.output.split('\n')).toEqual([
      '2 documents are missing:',
      expect.stringMatching(/^ {2}Invoice {6}€396\.00 {2}order [\dA-F]{8} {2}Ann Byrne {2}paid on 20 November 2026$/),
      expect.stringMatching(
        /^ {2}Credit note {2}€96\.00 {3}order [\dA-F]{8} {2}Ann Byrne {2}returned on 20 November 2026$/,
      ),
      'They will state VAT included in the prices, at the rate of the day of payment: 23%.',
      'They will leave out what isn’t set: COMPANY_PHONE.',
      'Nothing was issued. To issue them, run this again with --write.',
      '',
    ]);
    const refused = await issueInvoices({ ...environment, COMPANY_ADDRESS: '', VAT_NUMBER: '' }, '--write');
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^An invoice needs COMPANY_ADDRESS and VAT_NUMBER.*Nothing was issued: set them/),
    });
    expect(await documentsOf(desk.server, id)).toEqual([]);
    const year = new Date().getFullYear();
    expect((await issueInvoices(environment, '--write')).output).toMatch(
      new RegExp(
        `^Issued 2 documents:\\n {2}${year}-0001 .* Ann Byrne\\n {2}CN-${year}-0001 .*\\n.*no e-mail was sent`,
      ),
    );
    expect((await issueInvoices(environment, '--write')).output).toMatch(/^Every payment.* Nothing was issued\.$/m);
    expect((await issueInvoices(environment)).output).toMatch(
      /^Every payment, refund and lost dispute has its document/,
    );
    expect(await documentsOf(desk.server, id)).toHaveLength(2);
  });
});

describe('missing invoices and the money of an order', async () => {
  const server = await openTestServer({ environment: companySettings });
  let count = 0;

  test('add up to what was received and not returned, however many are missing', async () => {
    await fc.assert(
      fc.asyncProperty(moneyHistories, fc.array(fc.nat(6), { minLength: 3, maxLength: 3 }), async (history, left) => {
        count += 1;
        const { database, clock } = server;
        const order = { ...orderRow(clock.now, `key-${count}`), id: `order-${count}` };
        await database.insertInto('orders').values(order).execute();
        const payments = await playMoney(order, history, clock.now, (change) => bill(server, change));
        await database.insertInto('payments').values(payments).execute();
        // The first documents of each payment are there, the later ones are not.
        for (const [at, { id }] of payments.entries()) {
          await database
            .deleteFrom('invoices')
            .where('payment_id', '=', id)
            .where('payment_place', '>', left[at] ?? 0)
            .execute();
        }
        await issueMissingInvoices(server.context);
        const money = moneyOf(order, payments);
        const kept = (await documentsOf(server, order.id)).map(({ kind, paid }) =>
          kind === 'invoice' ? paid.amount : -paid.amount,
        );
        expect(kept.reduce((sum, each) => sum + each, 0)).toBe(money.received - money.returned);
        expect(await findMissingInvoices(server.context)).toEqual([]);
        await database.deleteFrom('orders').execute();
      }),
      { numRuns: 25 },
    );
  });
});
