import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { business, order } from '../testing/request.ts';
import { invite, keepLogins, type Member, staffMember } from '../testing/staff.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const tokenIn = (page: string) => /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? '';

describe('the form to withdraw from a contract', () => {
  let server: TestServer;
  let aoife: Member;
  beforeAll(async () => {
    const environment = { RATE_LIMIT: '0', AGENCY_EMAIL: 'office@agency.example' };
    server = await startTestServer({ environment, timing: { outboxInterval: 3_600_000 } });
    await invite(server, 'aoife@agency.example', 'read-only');
    aoife = await staffMember(server, 'aoife@agency.example');
  });
  afterAll(() => server.close());

  const post = (fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/withdraw',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  /** Both steps. @returns the pages */
  const withdraw = async (fields: Record<string, string>) => {
    const first = await post(fields);
    expect(first.body).toContain('Confirm withdrawal');
    const confirmed = { ...fields, formToken: tokenIn(first.body) };
    return { first: first.body, confirmed, second: await post(confirmed) };
  };
  const placed = async (email: string, isBusiness = false) => {
    await order(server, { email, ...(isBusiness && { business }) });
    const row = await server.database.selectFrom('orders').selectAll().where('email', '=', email).executeTakeFirst();
    if (!row) throw new Error('The order was not stored.');
    return { id: row.id, reference: row.id.slice(0, 8).toUpperCase() };
  };
  const messagesOf = (email: string) =>
    server.database.selectFrom('messages').selectAll().where('email', '=', email).execute();
  const mailsTo = async (email: string) =>
    (await server.database.selectFrom('outbox').selectAll().where('recipient', '=', email).execute()).filter(
      ({ subject }) => subject.startsWith('Your withdrawal'),
    );
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
    const { confirmed, second } = await withdraw(fields);
    expect([second.statusCode, second.headers.location]).toEqual([303, '/withdraw/sent']);
    expect((await post(confirmed)).statusCode).toBe(303);
    const stored = await messagesOf(email);
    expect(stored).toMatchObject([{ status: 'unanswered', name: 'Ann Byrne' }]);
    expect(stored[0]?.message).toContain(`I withdraw from the contract about the order ${reference}.`);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`Order: ${reference}`);
    expect(mails[0]?.text).toMatch(/Received: 20 November 2026 at \d\d:\d\d:\d\d GMT/);
    expect(await historyOf(id)).toContain('Withdrawal from the contract received');
    expect(JSON.stringify((await aoife.get('/api/staff/today')).body.needs)).toContain('I withdraw from the contract');
  });

  test('shows on the order that work must not begin, and the last day for the refund; the first withdrawal counts', async () => {
    const { id, reference } = await placed('again@example.ie');
    const begin = async () => (await aoife.get(`/api/staff/orders/${id}`)).body.beginning;
    expect(await begin()).toMatchObject({ withdrawal: null });
    const start = server.clock.now;
    await keepLogins(server);
    for (const days of [14, 15]) {
      server.clock.now = new Date(start.getTime() + days * 24 * 3_600_000);
      await withdraw({ name: 'Ann Byrne', reference, email: 'again@example.ie' });
      expect(await begin()).toMatchObject({ withdrawal: { on: '2026-12-04', refundBy: '2026-12-18' } });
    }
    server.clock.now = start;
  });

  test('changes neither when to begin nor what is due if it comes too late', async () => {
    const { id, reference } = await placed('late@example.ie');
    const start = server.clock.now;
    server.clock.now = new Date(start.getTime() + 15 * 24 * 3_600_000);
    await keepLogins(server);
    await withdraw({ name: 'Ann Byrne', reference, email: 'late@example.ie' });
    expect((await aoife.get(`/api/staff/orders/${id}`)).body.beginning).toMatchObject({ withdrawal: null });
    expect((await aoife.get(`/api/staff/orders/${id}`)).body).toMatchObject({ ended: null, money: { due: 198_000 } });
    expect(await historyOf(id)).toContain('Withdrawal from the contract received');
    server.clock.now = start;
  });

  test('accepts a partly refunded order', async () => {
    const email = 'partly@example.ie';
    const { id, reference } = await placed(email);
    await server.database.updateTable('orders').set({ status: 'partly-refunded' }).where('id', '=', id).execute();
    await withdraw({ name: 'Ann Byrne', reference, email });
    expect(await historyOf(id)).toContain('Withdrawal from the contract received');
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
    const [one, other] = (await mailsTo('eve@example.ie')).map(({ text }) => text.replaceAll('FFFFFFFF', reference));
    expect(one).toBe(other);
  });

  test('sends a stranger’s mailbox three acknowledgements a day, and keeps every withdrawal', async () => {
    for (let at = 0; at < 5; at += 1)
      await withdraw({ name: 'Eve', reference: `0000000${at}`, email: 'box@example.ie' });
    expect(await mailsTo('box@example.ie')).toHaveLength(3);
    expect(await messagesOf('box@example.ie')).toHaveLength(5);
  });

  test('doesn’t apply to the order of a business', async () => {
    const { id, reference } = await placed('firm@example.ie', true);
    await withdraw({ name: 'Firm', reference, email: 'firm@example.ie' });
    expect(await historyOf(id)).not.toContain('Withdrawal');
  });

  test('says what is wrong beside each field', async () => {
    const { statusCode, body } = await post({ name: '', reference: '12', email: 'ann@' });
    expect(statusCode).toBe(422);
    for (const name of ['name', 'reference', 'email']) expect(body).toContain(`id="${name}-problem"`);
  });
});
