import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lockedOrder } from '../../orders/orders.ts';
import { postgresKinds } from '../../testing/databases.ts';
import { later } from '../../testing/later.ts';
import { openMember, openTestServer } from '../../testing/openTestServer.ts';
import { business, order } from '../../testing/request.ts';
import { mailsTo, orderOf, sendForm } from '../../testing/serverState.ts';
import { keepLogins } from '../../testing/staff.ts';

const tokenIn = (page: string) => /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? '';

describe('the form to withdraw from a contract', async () => {
  const server = await openTestServer({
    environment: { AGENCY_EMAIL: 'office@agency.example' },
    timing: { outboxInterval: 3_600_000 },
  });
  const aoife = await openMember(server, 'read-only');

  const post = (fields: Record<string, string>) => sendForm(server, '/withdraw', fields);
  /** Both steps. @returns the pages */
  const withdraw = async (fields: Record<string, string>) => {
    const first = await post(fields);
    expect(first.body).toContain('Confirm withdrawal');
    const confirmed = { ...fields, formToken: tokenIn(first.body) };
    return { first: first.body, confirmed, second: await post(confirmed) };
  };
  const placed = async (email: string, isBusiness = false) => {
    await order(server, { email, ...(isBusiness && { business }) });
    const { id } = await orderOf(server, email);
    return { id, reference: id.slice(0, 8).toUpperCase() };
  };
  const messagesOf = (email: string) =>
    server.database.selectFrom('messages').selectAll().where('email', '=', email).execute();
  const acknowledgements = async (email: string) =>
    (await mailsTo(server, email)).filter(({ subject }) => subject.startsWith('Your withdrawal'));
  const noticesOf = async (reference: string) =>
    (await mailsTo(server, 'office@agency.example')).filter(({ subject }) => subject.includes(`order ${reference}`));
  const historyOf = async (id: string) => JSON.stringify((await aoife.get(`/api/staff/orders/${id}`)).body.events);

  test('opens with the reference from the link in the e-mail', async () => {
    const { body } = await server.app.inject({ url: '/withdraw?order=0A1B2C3D' });
    expect(body).toContain('value="0A1B2C3D"');
    expect((await server.app.inject({ url: '/withdraw?order=<b>' })).body).not.toContain('&lt;b&gt;');
  });

  test('stores nothing before it is confirmed, and once when it is confirmed twice', async () => {
    const email = 'consumer@example.ie';
    const { id, reference } = await placed(email);
    const fields = { name: 'Ann Byrne', reference: reference.toLowerCase(), email: 'Consumer@example.ie' };
    const first = await post(fields);
    expect(first.statusCode).toBe(200);
    expect(await messagesOf(email)).toEqual([]);
    const changed = await post({ ...fields, formToken: tokenIn(first.body), change: 'yes' });
    expect(changed.body).toContain('value="Ann Byrne"');
    expect(await messagesOf(email)).toEqual([]);
    const { confirmed, second } = await withdraw(fields);
    expect([second.statusCode, second.headers.location]).toEqual([303, '/withdraw/sent']);
    expect((await post(confirmed)).statusCode).toBe(303);
    const stored = await messagesOf(email);
    expect(stored).toMatchObject([{ status: 'unanswered', name: 'Ann Byrne' }]);
    expect(stored[0]?.message).toContain(`I withdraw from the contract about the order ${reference}.`);
    const mails = await acknowledgements(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`Order: ${reference}`);
    expect(mails[0]?.text).toMatch(/Received: 20 November 2026 at \d\d:\d\d:\d\d GMT/);
    const [notice] = await noticesOf(reference);
    expect(notice).toMatchObject({
      reply_to: 'consumer@example.ie',
      text: expect.stringContaining(`/desk/orders/${id}`),
    });
    expect(notice?.html).toContain(`href="${server.url}/desk/orders/${id}"`);
    expect(notice?.text).toContain('nothing to refund');
    expect(await historyOf(id)).toContain('Withdrawal from the contract received');
    expect(JSON.stringify((await aoife.get('/api/staff/today')).body.needs)).toContain('I withdraw from the contract');
  });

  test('shows on the order that work must not begin, and the last day for the refund; the first withdrawal counts', async () => {
    const [{ id, reference }, late] = [await placed('again@example.ie'), await placed('late@example.ie')];
    // A partly refunded order is accepted too.
    await server.database.updateTable('orders').set({ status: 'partly-refunded' }).where('id', '=', id).execute();
    const paid = { status: 'paid', amount_cents: 39_600, refunded_cents: 9_600 } as const;
    await server.database.updateTable('payments').set(paid).where('order_id', '=', id).execute();
    const seen = async (order: string) => (await aoife.get(`/api/staff/orders/${order}`)).body;
    expect(await seen(id)).toMatchObject({ beginning: { withdrawal: null } });
    await keepLogins(server);
    for (const days of [14, 15]) {
      await later(server, days * 24 * 3_600_000, async () => {
        await withdraw({ name: 'Ann Byrne', reference, email: 'again@example.ie' });
        const withdrawal = { on: '2026-12-04', refundBy: '2026-12-18' };
        expect(await seen(id)).toMatchObject({ beginning: { withdrawal } });
      });
    }
    for (const { text } of await noticesOf(reference)) expect(text).toContain('Refund by: 18 December 2026');
    const debit = await placed('debit@example.ie');
    const processing = { status: 'processing' } as const;
    await server.database.updateTable('payments').set(processing).where('order_id', '=', debit.id).execute();
    await withdraw({ name: 'Ann Byrne', reference: debit.reference, email: 'debit@example.ie' });
    expect((await noticesOf(debit.reference))[0]?.text).toMatch(
      /by 4 December 2026.*once it has arrived.*Refund by: 4 December 2026/s,
    );
    // One that comes too late changes neither when to begin nor what is due.
    await later(server, 15 * 24 * 3_600_000, async () => {
      await withdraw({ name: 'Ann Byrne', reference: late.reference, email: 'late@example.ie' });
      const unchanged = { beginning: { withdrawal: null }, ended: null, money: { due: 198_000 } };
      expect(await seen(late.id)).toMatchObject(unchanged);
      expect(await historyOf(late.id)).toContain('Withdrawal from the contract received');
      expect((await noticesOf(late.reference))[0]?.text).toMatch(/after the 14 days.*\/desk\/orders\//s);
    });
  });

  test('tells strangers nothing about orders', async () => {
    const { id, reference } = await placed('known@example.ie');
    const known = await withdraw({ name: 'Eve', reference, email: 'eve@example.ie' });
    const unknown = await withdraw({ name: 'Eve', reference: 'FFFFFFFF', email: 'eve@example.ie' });
    const bare = (page: string) =>
      page.replaceAll(/name="formToken" value="[^"]+"/g, '').replaceAll('FFFFFFFF', reference);
    expect(bare(unknown.first)).toBe(bare(known.first));
    expect(unknown.second.headers.location).toBe(known.second.headers.location);
    expect(await historyOf(id)).not.toContain('Withdrawal');
    const firm = await placed('firm@example.ie', true);
    await withdraw({ name: 'Firm', reference: firm.reference, email: 'firm@example.ie' });
    expect(await historyOf(firm.id), 'of a business').not.toContain('Withdrawal');
    const [one, other] = (await acknowledgements('eve@example.ie')).map(({ text }) =>
      text.replaceAll('FFFFFFFF', reference),
    );
    expect(one).toBe(other);
  });

  test('sends a stranger’s mailbox three acknowledgements a day, and keeps every withdrawal', async () => {
    for (let at = 0; at < 5; at += 1)
      await withdraw({ name: 'Eve', reference: `0000000${at}`, email: 'box@example.ie' });
    expect(await acknowledgements('box@example.ie')).toHaveLength(3);
    expect(await messagesOf('box@example.ie')).toHaveLength(5);
  });

  test('says what is wrong beside each field', async () => {
    const { statusCode, body } = await post({ name: '', reference: '12', email: 'ann@' });
    expect(statusCode).toBe(422);
    for (const name of ['name', 'reference', 'email']) expect(body).toContain(`id="${name}-error"`);
  });
});

test.each(postgresKinds)('a withdrawal writes nothing until the order is its own, on $name', async ({ create }) => {
  const server = await openTestServer({ environment: await create() });
  const { database } = server;
  const email = 'ann@example.ie';
  await order(server, { email });
  const { id } = await orderOf(server, email);
  const fields = { name: 'Ann Byrne', reference: id.slice(0, 8), email };
  const formToken = tokenIn((await sendForm(server, '/withdraw', fields)).body);
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const { withdrawn } = await database.transaction().execute(async (own) => {
    await lockedOrder(own, id);
    const withdrawn = sendForm(server, '/withdraw', { ...fields, formToken });
    await expect.poll(async () => (await waiting.execute(database)).rows.length).toBe(1);
    // As an extra does that is accepted now: the row of the person comes after the order.
    const person = own.selectFrom('people_search').select('id').where('id', '=', email).forUpdate().noWait();
    expect(await person.execute()).toHaveLength(1);
    return { withdrawn };
  });
  expect((await withdrawn).headers.location).toBe('/withdraw/sent');
  expect(await orderOf(server, email)).toMatchObject({ consumer_withdrew_at: expect.any(String) });
});
