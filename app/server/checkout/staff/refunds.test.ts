import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { member as visitor } from '../../testing/accounts.ts';
import { postgresKinds, sqlite, withRowLocks } from '../../testing/databases.ts';
import { openDesk, openStripeDesk, todayOf } from '../../testing/desk.ts';
import { later } from '../../testing/later.ts';
import { order } from '../../testing/request.ts';
import { changeRows, mailsAbout, rowOf, rowsOf } from '../../testing/serverState.ts';
import { sendStripeEvent, stripeDispute } from '../../testing/stripeEvents.ts';
import { checkPayments } from '../checkPaymentsJob.ts';
import { addFailedRefund } from '../refunds.ts';
import { requestRefund } from '../requestRefund.ts';

/** Stripe fails as often as it is asked. */
const failures = Array.from({ length: 3 }, () => ({ status: 500, error: { type: 'api_error' } }));
const refused = { status: 400, error: { type: 'invalid_request_error', code: 'balance_insufficient' } };

/** A desk that refunds paid orders. */
async function refundTests({ create } = sqlite) {
  const { server, aoife, fake, pay, ...desk } = await openStripeDesk({ aoife: 'owner' }, await create());

  /** A paid order. */
  async function place(email: string) {
    const placed = await desk.place(email);
    await pay(placed.session);
    return placed;
  }
  const refund = (id: string, payment: string, change: object = {}, headers = {}) =>
    aoife.post(
      `/api/staff/orders/${id}/refunds`,
      { payment, amount: 10_000, reason: 'Fewer pages than planned', version: 0, ...change },
      headers,
    );
  const made = (session: string) => fake.refunds.filter(({ payment_intent }) => payment_intent === `pi_${session}`);
  /** Stripe tells how much of a payment is refunded in all. */
  const confirm = (session: string, amount_refunded: number, at: number) => {
    const charge = { object: 'charge', payment_intent: `pi_${session}`, amount_refunded };
    return sendStripeEvent(server, 'charge.refunded', charge, { at });
  };
  /** Stripe tells that a refund failed. @param refund its id, or the cents of one that was made there */
  const fail = (session: string, refund: string | number | undefined, at: number) => {
    const payment_intent = `pi_${session}`;
    for (const each of fake.refunds) if (each.metadata.refund === refund) each.status = 'failed';
    if (typeof refund === 'number')
      fake.refunds.push({ id: '', object: 'refund', payment_intent, amount: refund, status: 'failed', metadata: {} });
    return sendStripeEvent(server, 'refund.failed', { object: 'refund', payment_intent }, { at });
  };
  /** The ids of the refunds of an order, the earliest first. */
  const idsOf = async (id: string) => (await see(id)).refunds.map((each) => each.id);
  const job = () => checkPayments(server.context);
  const see = (id: string) => desk.see(aoife, id);
  return { server, aoife, fake, place, see, idsOf, refund, made, confirm, fail, job };
}

describe.each(withRowLocks)('a refund, on $name,', async (kind) => {
  const { fake, place, refund, made } = await refundTests(kind);

  test('requested several times is made once', async () => {
    const { id, session } = await place('presses@example.ie');
    const headers = { 'idempotency-key': 'one-refund' };
    const presses = await Promise.all(Array.from({ length: 4 }, () => refund(id, session, {}, headers)));
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(made(session)).toHaveLength(1);
    expect(fake.calls.find(({ path }) => path === '/v1/refunds')?.headers['idempotency-key']).toMatch(/^refund-/);
  });
});

test.each(postgresKinds)(
  'a refund that fails while another is confirmed stays to be dealt with, on $name',
  async (kind) => {
    const { server, place, see, confirm } = await refundTests(kind);
    const { database } = server;
    const { id, session } = await place('both@example.ie');
    const { confirmed } = await database.transaction().execute(async (transaction) => {
      await addFailedRefund(transaction, session, 10_000, server.clock.now.toISOString());
      const confirmed = confirm(session, 5_000, 1);
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await waiting.execute(database)).rows.length).toBe(1);
      return { confirmed };
    });
    await confirmed;
    expect(await see(id)).toMatchObject({ payments: [{ returned: 5_000, failedRefund: 10_000 }] });
  },
);

describe('a refund', async () => {
  const { server, aoife, fake, place, see, idsOf, refund, made, confirm, fail, job } = await refundTests();

  test('is pending until the webhook confirms it; then the amounts change and both sides are e-mailed', async () => {
    const { id, session } = await place('part@example.ie');
    expect((await refund(id, session)).status).toBe(200);
    expect(await see(id)).toMatchObject({
      status: 'paid',
      version: 1,
      money: { returned: 0 },
      payments: [{ returned: 0, refundable: 29_600 }],
      refunds: [{ amount: 10_000, status: 'on-its-way', reason: 'Fewer pages than planned' }],
    });
    await confirm(session, 10_000, 1);
    expect(await see(id)).toMatchObject({
      status: 'partly-refunded',
      money: { received: 39_600, returned: 10_000 },
      payments: [{ returned: 10_000, refundable: 29_600 }],
      refunds: [{ status: 'refunded' }],
    });
    const subjects = (await mailsAbout(server, `${id}-`)).map(({ subject }) => subject.replace(/ \(.*/, ''));
    expect(subjects.filter((subject) => /refund/i.test(subject)).sort()).toEqual([
      'Refunded: €100 of €396',
      'Your refund from Trinity Works: €100',
    ]);
    const customer = await visitor(server, 'part@example.ie');
    expect((await customer.get('/api/account/export')).body).toMatchObject({
      orders: [{ refunds: [{ amountCents: 10_000, reason: 'Fewer pages than planned', status: 'refunded' }] }],
    });
    const log = await rowsOf(server, 'audit_log', { action: 'order.refund' });
    expect(JSON.stringify(log)).not.toContain('pages');
  });

  test('is at most what was received and is neither refunded, pending nor disputed', async () => {
    const { id, session } = await place('most@example.ie');
    const message = async (change: object) => (await refund(id, session, change)).body;
    expect(await message({ amount: 39_601 })).toMatchObject({ code: 'too-much' });
    expect((await refund(id, session, { amount: 0 })).status).toBe(400);
    await refund(id, session, { amount: 30_000 });
    expect(await message({ amount: 9_601, version: 1 })).toMatchObject({
      code: 'too-much',
      message: 'At most €96 of this payment can be refunded. Nothing was refunded.',
    });
    await refund(id, session, { amount: 9_600, version: 1 });
    expect(await message({ amount: 1, version: 2 })).toMatchObject({ code: 'nothing-to-refund' });
    expect(made(session)).toHaveLength(2);
    const other = await place('disputed@example.ie');
    const dispute = stripeDispute(`pi_${other.session}`, 'needs_response');
    await sendStripeEvent(server, 'charge.dispute.created', dispute, { at: 1 });
    expect(await refund(other.id, other.session)).toMatchObject({ status: 409, body: { code: 'disputed' } });
    expect(await refund(other.id, session)).toMatchObject({ status: 404 });
  });

  test('that Stripe made without responding is found, and not made again', async () => {
    const { id, session } = await place('unanswered@example.ie');
    fake.failNext('broken-after', 'broken', 'broken');
    expect((await refund(id, session)).status).toBe(200);
    expect(await see(id)).toMatchObject({ refunds: [{ status: 'asked' }], payments: [{ refundable: 29_600 }] });
    // Days later, when Stripe has forgotten the idempotency key.
    fake.forgetKeys();
    await later(server, 3 * 86_400_000, job);
    expect(await see(id)).toMatchObject({ refunds: [{ status: 'on-its-way' }] });
    expect(made(session)).toHaveLength(1);
  });

  test('is found too by a server that died before it stored the answer', async () => {
    const { id, session } = await place('died@example.ie');
    fake.failNext('broken-after', 'broken', 'broken');
    await refund(id, session);
    await changeRows(server, 'refunds', { failed_checks: 0 }, { payment_id: session });
    fake.forgetKeys();
    await later(server, 3 * 86_400_000, job);
    expect(await see(id)).toMatchObject({ refunds: [{ status: 'on-its-way' }] });
    expect(made(session)).toHaveLength(1);
  });

  test('that never reached Stripe is requested again, with another idempotency key after its failure', async () => {
    const { id, session } = await place('again@example.ie');
    fake.failNext(...failures);
    expect((await refund(id, session)).status).toBe(200);
    expect(made(session)).toEqual([]);
    await later(server, 60_000, job);
    expect(await see(id)).toMatchObject({ refunds: [{ status: 'on-its-way' }] });
    expect(made(session)).toHaveLength(1);
  });

  test('whose webhook is lost is confirmed by asking Stripe', async () => {
    const { id, session } = await place('lost@example.ie');
    await refund(id, session);
    await later(server, 5 * 60_000, job);
    expect((await see(id)).money.returned).toBe(0);
    await later(server, 11 * 60_000, job);
    expect(await see(id)).toMatchObject({ money: { returned: 10_000 }, refunds: [{ status: 'refunded' }] });
    await confirm(session, 10_000, 60);
    expect((await see(id)).money.returned).toBe(10_000);
  });

  test('reported while Stripe is asked about another one stays', async () => {
    const { id, session } = await place('meanwhile@example.ie');
    await refund(id, session);
    const provider = server.context.paymentProvider;
    const { refundedOf } = provider;
    provider.refundedOf = async (intentId) => {
      const answer = await refundedOf(intentId);
      await confirm(session, 15_000, 1);
      server.clock.pass(2_000);
      return answer;
    };
    await later(server, 11 * 60_000, job);
    provider.refundedOf = refundedOf;
    expect(await see(id)).toMatchObject({ money: { returned: 15_000, failedRefunds: 0 } });
  });

  test('in the same second as another is told too, with its credit note', async () => {
    const { id, session } = await place('second@example.ie');
    await confirm(session, 10_000, 1);
    await confirm(session, 15_000, 1);
    const mails = (await mailsAbout(server, `${id}-`)).filter(({ subject }) => subject.startsWith('Your refund'));
    expect(mails.map(({ subject }) => subject.replace(/ \(.*/, '')).sort()).toEqual([
      'Your refund from Trinity Works: €100',
      'Your refund from Trinity Works: €50',
    ]);
    const notes = (await see(id)).invoices.filter(({ kind }) => kind === 'credit-note').map((note) => note.id);
    expect(mails.map(({ invoice }) => invoice).sort()).toEqual(notes.sort());
  });

  test('that Stripe refuses says why, also to a repeated click, and changes nothing', async () => {
    const { id, session } = await place('refused@example.ie');
    fake.failNext(refused);
    const headers = { 'idempotency-key': 'refused-once' };
    const answer = {
      status: 409,
      body: { code: 'refund-refused', message: expect.stringContaining('balance at Stripe') },
    };
    expect(await refund(id, session, {}, headers)).toMatchObject(answer);
    expect(await refund(id, session, {}, headers)).toMatchObject(answer);
    const seen = await see(id);
    expect(seen).toMatchObject({ status: 'paid', payments: [{ refundable: 39_600 }], refunds: [{ status: 'failed' }] });
    expect(seen.events.map(({ what }) => what).join()).toContain('Refund of €100 failed: Your balance');
    fake.nextRefund = { status: 'failed', failure_reason: 'lost_or_stolen_card' };
    const rejected = await refund(id, session, { version: 1 });
    expect(rejected.body.message).toBe(
      'The buyer’s bank rejected the refund (lost or stolen card). Nothing was refunded.',
    );
  });

  test('that the bank rejects later has failed, and can be made again', async () => {
    const { id, session } = await place('late@example.ie');
    await refund(id, session, { amount: 39_600 });
    await confirm(session, 39_600, 1);
    expect((await see(id)).status).toBe('refunded');
    await fail(session, (await idsOf(id))[0], 2);
    expect(await see(id)).toMatchObject({
      status: 'paid',
      payments: [{ refundable: 39_600 }],
      refunds: [{ status: 'failed', failure: expect.stringContaining('money is back') }],
    });
    const shown = async () => {
      const { needs } = await todayOf(aoife);
      const list = (await aoife.get('/api/staff/orders?view=needs-me&search=late')).body.rows as { id: string }[];
      return [needs.filter((need) => need.id === id).map(({ kind, title }) => [kind, title]), list.length];
    };
    expect((await mailsAbout(server, `${id}-`)).map(({ subject }) => subject).join()).toContain(
      'Action needed: a refund failed',
    );
    // Of work that is over, too.
    await server.database.updateTable('orders').set({ stage: 'done' }).where('id', '=', id).execute();
    const failed = [[['money', expect.stringMatching(/^Refund of €396 failed: /)]], 1];
    expect(await shown()).toEqual(failed);
    const settle = async () =>
      aoife.post(`/api/staff/orders/${id}/refunds/settle`, { payment: session, version: (await see(id)).version });
    const { body } = await settle();
    expect(await shown()).toEqual([[], 0]);
    expect((await settle()).body.code).toBe('no-failed-refund');
    expect((await aoife.post('/api/staff/undo', { entry: body.entry })).status).toBe(200);
    expect(await shown()).toEqual(failed);
    await confirm(session, 39_600, 3);
    expect(await shown()).toEqual([[], 0]);
    expect(await see(id)).toMatchObject({ status: 'refunded', payments: [{ failedRefund: 0 }] });
  });
});

describe('a refund that failed before it was reported as made', async () => {
  const { server, place, see, refund, confirm, fail } = await refundTests();

  test.each([[[]], [[1]]])(
    'is told and stays to be dealt with; reports that come later change nothing: %j',
    async (late) => {
      const { id, session } = await place(`early-${late.length}@example.ie`);
      await refund(id, session);
      const [asked] = (await see(id)).refunds;
      for (const at of [2, 3]) await fail(session, asked?.id, at);
      for (const at of late) await confirm(session, 10_000, at);
      expect(await see(id)).toMatchObject({
        status: 'paid',
        payments: [{ returned: 0, refundable: 39_600, failedRefund: 10_000 }],
        refunds: [{ status: 'failed', failure: expect.stringContaining('money is back') }],
      });
      const subjects = (await mailsAbout(server, `${id}-`)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => /refund/.test(subject))).toEqual([
        expect.stringContaining('Action needed: a refund failed'),
      ]);
    },
  );

  test('is told also where another was made meanwhile', async () => {
    const { id, session } = await place('meanwhile@example.ie');
    await refund(id, session);
    await refund(id, session, { amount: 5_000, version: 1 });
    const asked = (await see(id)).refunds.find(({ amount }) => amount === 10_000);
    await fail(session, asked?.id, 1);
    expect(await see(id)).toMatchObject({ payments: [{ returned: 5_000, failedRefund: 10_000 }] });
    const subjects = (await mailsAbout(server, `${id}-`)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /refund/i.test(subject)).sort()).toEqual([
      expect.stringContaining('Action needed: a refund failed'),
      expect.stringContaining('Refunded: €50'),
      expect.stringContaining('Your refund from'),
    ]);
  });
});

describe('a failed refund stays to be dealt with', async () => {
  const { server, fake, place, see, idsOf, refund, confirm, fail, job } = await refundTests();
  const failedOf = async (id: string) => (await see(id)).payments[0]?.failedRefund;
  const versionOf = async (id: string) => (await see(id)).version;

  test('until as much is refunded that was asked for after it', async () => {
    const { id, session } = await place('unrelated@example.ie');
    await refund(id, session, { amount: 10_000 });
    await confirm(session, 10_000, 1);
    const [first] = await idsOf(id);
    await refund(id, session, { amount: 12_000, version: 1 });
    await later(server, 60_000, async () => {
      await fail(session, first, 2);
      expect(await failedOf(id)).toBe(10_000);
      await confirm(session, 12_000, 3);
      expect(await failedOf(id), 'asked for before').toBe(10_000);
    });
    await later(server, 120_000, async () => {
      await refund(id, session, { amount: 4_000, version: await versionOf(id) });
      await confirm(session, 16_000, 4);
      expect(await failedOf(id), 'less').toBe(10_000);
      await refund(id, session, { amount: 6_000, version: await versionOf(id) });
      await confirm(session, 22_000, 5);
      expect(await failedOf(id)).toBe(0);
    });
  });

  test('also one that was made at Stripe, after a refund that was asked for before it failed', async () => {
    const { id, session } = await place('dashboard@example.ie');
    await refund(id, session, { amount: 12_000 });
    await confirm(session, 12_000, 1);
    await confirm(session, 17_000, 2);
    await later(server, 60_000, async () => {
      await fail(session, 5_000, 3);
      await confirm(session, 12_100, 4);
      expect(await failedOf(id)).toBe(5_000);
    });
    await later(server, 120_000, async () => {
      await refund(id, session, { amount: 3_000, version: await versionOf(id) });
      await confirm(session, 15_100, 5);
      expect(await failedOf(id), 'less').toBe(5_000);
      fake.failNext(refused);
      await refund(id, session, { amount: 2_000, version: await versionOf(id) });
      expect(await failedOf(id), 'refused at once').toBe(5_000);
      await refund(id, session, { amount: 2_000, version: await versionOf(id) });
      await confirm(session, 17_100, 6);
      expect(await failedOf(id)).toBe(0);
    });
  });

  test('when Stripe refuses it after who asked for it was told that it would be made, once', async () => {
    const { id, session } = await place('background@example.ie');
    fake.failNext(...failures);
    expect((await refund(id, session)).status).toBe(200);
    expect(await failedOf(id)).toBe(0);
    fake.failNext(refused);
    await later(server, 60_000, job);
    expect(await see(id)).toMatchObject({ refunds: [{ status: 'failed' }], payments: [{ failedRefund: 10_000 }] });
    // Another server asked, too, and was slower.
    const { refunds } = await see(id);
    const row = await rowOf(server, 'refunds', { id: refunds[0]?.id ?? '' });
    const payment = await rowOf(server, 'payments', { id: session });
    fake.failNext(refused);
    await expect(requestRefund(server.context, row, payment, true)).rejects.toThrow('balance at Stripe');
    expect(await failedOf(id)).toBe(10_000);
  });
});

describe('of two equal refunds of a payment', async () => {
  const { server, fake, place, see, idsOf, refund, made, confirm, fail, job } = await refundTests();
  /** Asks for both, and reports that one is made: nobody says which. */
  async function askForTwo(email: string) {
    const placed = await place(email);
    await refund(placed.id, placed.session);
    server.clock.pass(1_000);
    await refund(placed.id, placed.session, { version: 1 });
    await confirm(placed.session, 10_000, 1);
    const [first = '', second = ''] = await idsOf(placed.id);
    return { ...placed, first, second };
  }
  const stateOf = async (id: string) => {
    const { refunds, payments } = await see(id);
    return [refunds.map(({ status }) => status), payments[0]?.failedRefund, payments[0]?.returned];
  };

  test('the one that fails is the one that is named, whichever was confirmed', async () => {
    const one = await askForTwo('first@equal.ie');
    await fail(one.session, one.first, 2);
    expect(await stateOf(one.id)).toEqual([['failed', 'refunded'], 10_000, 10_000]);
    const subjects = (await mailsAbout(server, `${one.id}-`)).map(({ subject }) => subject).join();
    expect(subjects).toContain('Action needed: a refund failed');

    const other = await askForTwo('second@equal.ie');
    await fail(other.session, other.second, 2);
    expect(await stateOf(other.id), 'counted once').toEqual([['refunded', 'failed'], 10_000, 10_000]);
    await fail(other.session, other.first, 4);
    expect(await stateOf(other.id)).toEqual([['failed', 'failed'], 20_000, 0]);

    const both = await askForTwo('both@equal.ie');
    await confirm(both.session, 20_000, 2);
    await fail(both.session, both.first, 3);
    expect(await stateOf(both.id)).toEqual([['failed', 'refunded'], 10_000, 10_000]);
  });

  test('none is said to have failed when one does that was made at Stripe', async () => {
    const { id, session } = await askForTwo('elsewhere@equal.ie');
    await confirm(session, 30_000, 2);
    await fail(session, 10_000, 3);
    expect(await stateOf(id)).toEqual([['refunded', 'refunded'], 10_000, 20_000]);
  });

  test('one that never reached Stripe isn’t confirmed by the other, and is still made', async () => {
    const { id, session } = await place('unmade@equal.ie');
    fake.failNext(...failures);
    await refund(id, session);
    server.clock.pass(1_000);
    await refund(id, session, { version: 1 });
    await confirm(session, 10_000, 1);
    expect(await stateOf(id)).toEqual([['asked', 'refunded'], 0, 10_000]);
    await later(server, 60_000, job);
    expect(made(session)).toHaveLength(2);
    await confirm(session, 20_000, 2);
    expect(await stateOf(id)).toEqual([['refunded', 'refunded'], 0, 20_000]);
  });

  test('one whose failure is never reported is found by asking Stripe', async () => {
    const { id, session, first } = await askForTwo('silent@equal.ie');
    for (const each of made(session)) if (each.metadata.refund === first) each.status = 'failed';
    await later(server, 11 * 60_000, job);
    expect(await stateOf(id)).toEqual([['failed', 'refunded'], 10_000, 10_000]);
  });
});

describe('refunds of a payment, of which some fail', async () => {
  const { server, place, see, refund, made, confirm, fail, job } = await refundTests();

  const begin = server.clock.now;
  const amounts = fc.array(fc.constantFrom(3_000, 5_000, 8_000), { minLength: 1, maxLength: 4 });
  const order = fc.array(fc.nat(99), { minLength: 8, maxLength: 8 });
  const flags = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });

  test('are all as Stripe knows them in the end, in whatever order it reports them, and if reports are lost', () =>
    fc.assert(
      fc.asyncProperty(amounts, flags, flags, flags, order, async (asked, fails, soon, lost, places) => {
        const { id, session } = await place(`${crypto.randomUUID()}@all.ie`);
        server.clock.now = begin;
        /** A second since then, as the clock is now. */
        const second = (at: number) => at - (server.clock.now.getTime() - begin.getTime()) / 1_000;
        let left = 0;
        const reports: (() => Promise<unknown>)[] = [];
        const failNow = (at: number) => {
          const refund = made(session)[at];
          if (!refund || !fails[at]) return;
          refund.status = 'failed';
          left -= refund.amount;
          const since = soon[at] ? 2 * at + 2 : 10 + at;
          reports.push(() => fail(session, refund.metadata.refund, second(since)));
        };
        for (const [at, amount] of asked.entries()) {
          server.clock.pass(1_000);
          expect((await refund(id, session, { amount, version: at })).status).toBe(200);
          left += amount;
          const now = left;
          if (!lost[at]) reports.push(() => confirm(session, now, second(2 * at + 1)));
          if (soon[at]) failNow(at);
        }
        for (const at of asked.keys()) if (!soon[at]) failNow(at);
        const sorted = reports.map((report, at) => ({ report, place: places[at] ?? 0 }));
        server.clock.pass(20_000);
        for (const { report } of sorted.sort((one, other) => one.place - other.place)) {
          server.clock.pass(1_000);
          await report();
        }
        for (const minutes of [11, 22]) await later(server, minutes * 60_000, job);
        const { refunds, payments } = await see(id);
        expect({
          states: refunds.map(({ status }) => status),
          returned: payments[0]?.returned,
        }).toEqual({
          states: asked.map((_, at) => (fails[at] ? 'failed' : 'refunded')),
          returned: left,
        });
      }),
      { numRuns: 40, seed: 1 },
    ));
});

describe('in the demo a refund', async () => {
  const { server, aoife } = await openDesk({ aoife: 'owner' });

  test('is made at once', async () => {
    const { body } = await order(server, { email: 'demo@example.ie' });
    const choice = new URLSearchParams({ choice: 'pay' });
    expect((await fetch(String(body.url), { method: 'POST', redirect: 'manual', body: choice })).status).toBe(303);
    const { id } = await server.database.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const asked = { payment: String(body.id), amount: 39_600, reason: 'Changed plans', version: 0 };
    expect((await aoife.post(`/api/staff/orders/${id}/refunds`, asked)).status).toBe(200);
    expect((await aoife.get(`/api/staff/orders/${id}`)).body).toMatchObject({
      status: 'refunded',
      refunds: [{ status: 'refunded' }],
      payments: [{ refundable: 0, returned: 39_600 }],
    });
  });
});
