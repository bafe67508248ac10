import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PersonRow, StaffPerson } from '../../src/domain/contract/staff/people.ts';
import { tables } from '../platform/db/schema.ts';
import { emailsTo, member } from '../testing/accounts.ts';
import { book } from '../testing/booking.ts';
import { insertMessage, write } from '../testing/contact.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openDesk } from '../testing/desk.ts';
import { brief, order } from '../testing/request.ts';
import { saveRequest } from '../testing/savedQuotes.ts';
import { rowOf } from '../testing/serverState.ts';
import { invite, staffMember } from '../testing/staff.ts';

describe.each(databaseKinds)('people on the desk, on $name', async ({ create }) => {
  const { server, aoife: owner } = await openDesk(
    { aoife: 'owner' },
    { ...(await create()), ADMIN_EMAILS: 'aoife@agency.example' },
  );
  beforeAll(async () => {
    for (let number = 1; number <= 30; number += 1) {
      server.clock.pass(1000);
      await write(server, { email: `writer-${number}@example.ie`, name: number === 4 ? 'Máire Ní' : 'Ann Byrne' });
    }
    server.clock.pass(1000);
    await order(server, { email: 'Writer-3@Example.ie', name: 'Ann of the shop' });
    server.clock.pass(1000);
    await book(server, { email: 'writer-5@example.ie', date: '2026-11-24T09:00:00Z' });
  });

  const list = async (query: string) =>
    (await owner.get(`/api/staff/people?${query}`)).body as unknown as { rows: PersonRow[]; next: string | null };
  const one = async (email: string) =>
    (await owner.get(`/api/staff/person?email=${encodeURIComponent(email)}`)).body as unknown as StaffPerson;
  const all = async (search: string, limit: number) => {
    const rows: PersonRow[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(`search=${search}&limit=${limit}&after=${next}`);
      rows.push(...page.rows);
      next = page.next;
    }
    return rows.map(({ address }) => address);
  };

  test('are listed once per address, the latest contact first', async () => {
    const { rows } = await list('limit=3');
    expect(rows).toMatchObject([
      { address: 'writer-5@example.ie', messages: 1, bookings: 1, orders: 0 },
      { address: 'writer-3@example.ie', messages: 1, bookings: 0, orders: 1 },
      { address: 'writer-30@example.ie', name: 'Ann Byrne', newsletter: 'none', hasAccount: false },
    ]);
    const inPages = await all('', 4);
    expect(inPages).toHaveLength(31);
    expect(new Set(inPages).size, 'with the account of the team').toBe(31);
    expect(await all('', 100)).toEqual(inPages);
    expect(inPages.at(-2)).toBe('writer-1@example.ie');
  });

  test('are found by address and name, also by an earlier name, in pages', async () => {
    expect(await all('WRITER-12@', 20)).toEqual(['writer-12@example.ie']);
    expect(await all(encodeURIComponent('máire'), 20)).toEqual(['writer-4@example.ie']);
    const found = await all('byrne', 5);
    expect(found).toHaveLength(29);
    expect(new Set(found).size).toBe(29);
    expect(found, 'whose order has another name').toContain('writer-3@example.ie');
    expect(await all('%25', 20)).toEqual([]);
  });

  test('the list follows every change: another address, another name, and what is deleted', async () => {
    const { database } = server;
    const earlier = (await list('search=writer-7%40')).rows[0]?.lastContactAt;
    server.clock.pass(1000);
    await order(server, { email: 'writer-7@example.ie', name: 'Orla Seven' });
    expect((await list('search=seven')).rows).toMatchObject([{ address: 'writer-7@example.ie', orders: 1 }]);
    const newName = { email: 'Moved@Example.ie', name: 'Orla Moved' };
    await database.updateTable('orders').set(newName).where('email', '=', 'writer-7@example.ie').execute();
    expect((await list('search=seven')).rows).toEqual([]);
    expect((await list('search=orla')).rows).toMatchObject([{ address: 'moved@example.ie', name: 'Orla Moved' }]);
    expect((await list('search=writer-7%40')).rows).toMatchObject([{ orders: 0, lastContactAt: earlier }]);
    await database.deleteFrom('orders').where('email', '=', newName.email).execute();
    expect((await list('search=moved')).rows).toEqual([]);
  });

  test('with many contacts at the same instant are all listed, also in pages', async () => {
    const at = '2026-01-01T00:00:00.000Z';
    for (let number = 0; number < 130; number += 1) {
      const old = { id: `old-${number}`, idempotency_key: `old-${number}`, email: `old-${number}@example.ie` };
      await insertMessage(server, { ...old, name: 'Old', created_at: at });
    }
    expect(new Set(await all('old-', 50)).size).toBe(130);
    expect(new Set(await all('', 50)).size).toBe(161);
    await server.database.deleteFrom('messages').where('created_at', '=', at).execute();
  });

  test('of one who never paid, an order stays until no payment can arrive; a cancelled one isn’t called payable', async () => {
    const email = 'unpaid@example.ie';
    await order(server, { email });
    const kinds = async () => (await one(email)).kept.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['payable-order']);
    const cancelled = { status: 'cancelled', cancelled_at: server.clock.now.toISOString() } as const;
    await server.database.updateTable('orders').set(cancelled).where('email', '=', email).execute();
    expect(await kinds()).toEqual(['ended-order']);
  });

  test('one is shown, exported and deleted with the account, and only what the law keeps stays', async () => {
    const email = 'leaves@example.ie';
    await order(server, { email, brief, name: 'Una Leaves' });
    const { id: orderId } = await rowOf(server, 'orders', { email });
    const paid = { status: 'paid' as const, paid_at: server.clock.now.toISOString() };
    await server.database.updateTable('orders').set(paid).where('id', '=', orderId).execute();
    await owner.post(`/api/staff/orders/${orderId}/notes`, { text: 'Prefers a call.' });
    await write(server, { email, message: 'Please <b>delete</b> me.' });
    const visitor = await member(server, email, 'Una Leaves');
    await visitor.post('/api/quotes', saveRequest());
    await visitor.post('/api/account/newsletter', { subscribed: true });
    server.clock.pass(1000);
    const person = await one(email.toUpperCase());
    expect(person).toMatchObject({
      name: 'Una Leaves',
      addresses: [email],
      account: { email },
      inTeam: false,
      orders: [{ id: orderId }],
      messages: [{ beginning: 'Please <b>delete</b> me.' }],
      quotes: [{ savedAt: expect.stringMatching('2026-11-20'), lines: expect.any(Array) }],
      newsletter: [{ email, status: 'subscribed' }],
      kept: [{ kind: 'paid-order', id: orderId, until: '2032-12-31' }],
    });
    // The exports name each e-mail with its state, so none may be on its way.
    await server.context.wakeMailWorker();
    const theirs = (await visitor.get('/api/account/export')).body;
    const ours = (await owner.post('/api/staff/person/export', { email })).body;
    const timeless = { exportedAt: '', signedInAt: [] };
    expect({ ...ours, ...timeless }).toEqual({ ...theirs, ...timeless });
    expect(ours.signedInAt).toMatchObject([{ current: false }]);

    const erase = '/api/staff/person/erase';
    expect(await owner.post(erase, { email, confirm: 'Someone else' })).toMatchObject({
      status: 400,
      body: { code: 'not-confirmed' },
    });
    expect((await one(email)).messages).toHaveLength(1);
    const headers = { 'idempotency-key': 'erase-once' };
    const answer = await owner.post(erase, { email, confirm: ' una leaves ' }, headers);
    expect(answer).toMatchObject({
      status: 200,
      body: { kept: [{ kind: 'paid-order', id: orderId, until: '2032-12-31' }] },
    });
    expect((await owner.post(erase, { email, confirm: ' una leaves ' }, headers)).body).toEqual(answer.body);
    expect((await emailsTo(server, email)).map(({ subject }) => subject)).toEqual([
      'Your account at Trinity Works is deleted',
    ]);
    expect((await visitor.get('/api/account')).status).toBe(401);
    // Row by row: only the paid order, the last e-mail and their rows in the search tables name them.
    const left: string[] = [];
    for (const table of Object.keys(tables)) {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(server.database);
      if (rows.some((row) => /leaves|una /i.test(JSON.stringify(row)))) left.push(table);
    }
    expect(left).toEqual(['orders', 'outbox', 'orders_search', 'outbox_search', 'people_search']);
    const { rows: notes } = await sql`select * from order_notes`.execute(server.database);
    expect(notes).toEqual([]);
  });

  test('deletion is refused for an unknown address, a team member, or further addresses', async () => {
    expect((await owner.get('/api/staff/person?email=nobody@example.ie')).status).toBe(404);
    const nobody = { email: 'nobody@example.ie', confirm: 'nobody@example.ie' };
    expect((await owner.post('/api/staff/person/erase', nobody)).status).toBe(404);
    expect((await owner.post('/api/staff/person/export', { email: 'nobody@example.ie' })).status).toBe(404);
    await invite(server, 'daniel@agency.example', 'staff');
    await staffMember(server, 'daniel@agency.example');
    for (const email of ['aoife@agency.example', 'daniel@agency.example']) {
      expect(await owner.post('/api/staff/person/erase', { email, confirm: email })).toMatchObject({
        status: 409,
        body: { code: 'in-team' },
      });
    }
    const writer = { email: 'writer-1@example.ie', confirm: 'writer-1@example.ie' };
    expect(
      (await owner.post('/api/staff/person/erase', { ...writer, addresses: ['writer-2@example.ie'] })).status,
    ).toBe(400);
    expect((await one('writer-1@example.ie')).messages).toHaveLength(1);
  });

  test('the log names them by a masked address only', async () => {
    const log = await server.database.selectFrom('audit_log').selectAll().execute();
    expect(log.map(({ action, subject }) => [action, subject])).toContainEqual([
      'person.erase',
      'person:l…@example.ie',
    ]);
    expect(JSON.stringify(log)).not.toMatch(/leaves@|writer-|Una/i);
  });
});
