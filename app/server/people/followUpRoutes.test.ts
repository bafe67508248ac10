import { beforeAll, describe, expect, test } from 'vitest';
import type { StaffPerson } from '../../src/domain/contract/staff/people.ts';
import type { Need } from '../../src/domain/contract/staff/today.ts';
import { insertMessage } from '../testing/contact.ts';
import { openDesk } from '../testing/desk.ts';
import { passMinutes } from '../testing/staff.ts';
import { deleteExpired } from './deleteExpired.ts';
import { erasePerson, personOf } from './person.ts';

const email = 'ann@example.ie';
const day = 24 * 60;

describe('a follow-up of a person', async () => {
  const { server, aoife, daniel, eve } = await openDesk({ aoife: 'owner', daniel: 'staff', eve: 'read-only' });
  beforeAll(() => insertMessage(server, { email }));
  const set = (change: object, by = daniel) =>
    by.post('/api/staff/person/follow-up', {
      email,
      dueOn: '2026-11-22',
      assignee: null,
      note: 'Ask about the menu.',
      version: null,
      ...change,
    });
  const current = async () =>
    ((await eve.get(`/api/staff/person?email=${encodeURIComponent(email)}`)).body as unknown as StaffPerson).followUp;
  const due = async () =>
    ((await eve.get('/api/staff/today')).body.needs as Need[]).filter(({ kind }) => kind === 'follow-up');
  const finish = async (by = daniel) => {
    const followUp = await current();
    return by.post('/api/staff/person/follow-up/done', { id: followUp?.id, version: followUp?.version });
  };

  test('is on Today from its day on, with who does it, until it is done; that can be undone', async () => {
    expect((await set({ assignee: 'member-daniel@agency.example' })).status).toBe(200);
    expect(await current()).toMatchObject({ dueOn: '2026-11-22', assignee: { name: 'Daniel Roche' }, version: 0 });
    expect(await due()).toEqual([]);
    await passMinutes(server, 2 * day);
    expect(await due()).toMatchObject([
      { id: email, title: 'Ask about the menu.', about: `${email} · Daniel Roche`, alarm: false },
    ]);
    const done = await finish();
    expect(done.status).toBe(200);
    expect([await current(), await due()]).toEqual([null, []]);
    expect((await daniel.post('/api/staff/undo', { entry: done.body.entry })).status).toBe(200);
    expect(await due()).toHaveLength(1);
    // The log names nobody, and says nothing of what it is about.
    const log = await server.database
      .selectFrom('audit_log')
      .selectAll()
      .where('action', 'like', 'person.follow%')
      .execute();
    expect(log).toHaveLength(3);
    expect(JSON.stringify(log)).not.toMatch(/ann@|menu/);
  });

  test('is changed by one of two members at once; the other is told', async () => {
    const version = (await current())?.version;
    const answers = await Promise.all([set({ version, note: 'One' }), set({ version, note: 'Two' }, aoife)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('outdated');
    expect((await set({})).body.code, 'set as if there were none').toBe('outdated');
    expect((await finish()).status).toBe(200);
    // The next one begins anew.
    const [first, second] = await Promise.all([set({ note: 'Next' }), set({ note: 'Next' }, aoife)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect((await current())?.note).toBe('Next');
  });

  test('needs a person, a day that exists, and a member of the team', async () => {
    expect((await set({ email: 'nobody@example.ie' })).status).toBe(404);
    const version = (await current())?.version;
    for (const change of [{ dueOn: '2026-02-30' }, { dueOn: '' }, { note: 'x'.repeat(301) }])
      expect((await set({ version, ...change })).status).toBe(400);
    expect((await set({ version, assignee: 'nobody' })).body.code).toBe('no-member');
    expect((await daniel.post('/api/staff/person/follow-up/done', { id: 'other', version: 0 })).status).toBe(404);
    expect((await finish(eve)).status).toBe(403);
  });

  test('is reached and erased after all else of the person is deleted, also under another address of their mailbox', async () => {
    const [alone, plus] = ['alone@example.ie', 'alone+shop@example.ie'];
    await insertMessage(server, { email: plus, idempotency_key: 'another' });
    expect((await set({ email: plus })).status).toBe(200);
    await server.database.deleteFrom('messages').where('email', '=', plus).execute();
    const page = await eve.get(`/api/staff/person?email=${encodeURIComponent(plus)}`);
    expect(page).toMatchObject({ status: 200, body: { followUp: { note: 'Ask about the menu.' } } });
    const { database, context } = server;
    await database.transaction().execute(async (transaction) => {
      await erasePerson(context, transaction, await personOf(transaction, alone));
    });
    expect(await database.selectFrom('follow_ups').selectAll().where('address', '=', plus).execute()).toEqual([]);
  });

  test('is deleted a year after its day', async () => {
    await deleteExpired(server.database, server.clock.now, '2027-11-22');
    expect(await current()).not.toBeNull();
    await deleteExpired(server.database, server.clock.now, '2027-11-23');
    expect(await current()).toBeNull();
  });

  test('is anyone’s once its member has left the team', async () => {
    const at = server.clock.now.toISOString();
    const { id } = await server.database
      .insertInto('staff')
      .values({ id: 'leaver', address: 'leaver@agency.example', role: 'staff', created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await set({ assignee: id })).status).toBe(200);
    await server.database.deleteFrom('staff').where('id', '=', id).execute();
    expect(await current()).toMatchObject({ dueOn: '2026-11-22', assignee: null });
    await finish();
  });
});
