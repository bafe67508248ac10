import { beforeAll, describe, expect, test } from 'vitest';
import {
  type MessagesWaiting,
  maxTemplates,
  type StaffMessage,
  type StaffMessageRow,
} from '../../src/domain/contract/staff/messages.ts';
import { write } from '../testing/contact.ts';
import { openDesk } from '../testing/desk.ts';
import { changeRows, mailsTo, rowsOf } from '../testing/serverState.ts';

interface Page {
  rows: StaffMessageRow[];
  next: string | null;
  waiting: MessagesWaiting;
}

describe('messages on the desk', async () => {
  const { server, aoife, daniel } = await openDesk({ aoife: 'staff', daniel: 'staff' });
  beforeAll(async () => {
    for (let number = 1; number <= 23; number += 1) {
      server.clock.pass(60_000);
      const message = number === 5 ? '<img src=x onerror="alert(1)"> 100% sure?' : `Question ${number}`;
      await write(server, { email: `writer-${number}@example.ie`, message });
    }
  });

  const list = async (query = '') => (await aoife.get(`/api/staff/messages?${query}`)).body as unknown as Page;
  const one = async (id: string) => (await aoife.get(`/api/staff/messages/${id}`)).body as unknown as StaffMessage;
  const found = async (search: string) => {
    const { rows } = await list(`search=${encodeURIComponent(search)}`);
    return rows.map(({ email }) => email);
  };

  test('are listed in pages, each once, and unanswered ones can be listed alone', async () => {
    const first = await list();
    expect(first.rows).toHaveLength(20);
    expect(first.rows[0]).toMatchObject({ email: 'writer-23@example.ie', status: 'unanswered', version: 0 });
    const second = await list(`after=${first.next}`);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(23);
    expect(second.next).toBeNull();
  });

  test('are found by name, address and words; markup is shown as text', async () => {
    expect(await found('WRITER-12@')).toEqual(['writer-12@example.ie']);
    expect(await found('question 17')).toEqual(['writer-17@example.ie']);
    const { rows } = await list('search=onerror');
    const answer = await aoife.get(`/api/staff/messages/${rows[0]?.id}`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.body.message).toBe('<img src=x onerror="alert(1)"> 100% sure?');
  });

  test('one is answered and undone, but not by a member who saw an older version', async () => {
    const [row] = (await list('search=writer-9@')).rows;
    const id = row?.id ?? '';
    const set = await daniel.post(`/api/staff/messages/${id}/status`, { status: 'answered', version: 0 });
    expect(set.status).toBe(200);
    expect(await one(id)).toMatchObject({
      status: 'answered',
      version: 1,
      events: [{ what: 'Message set to Answered', who: 'Daniel Roche' }],
    });
    expect((await list('view=answered')).rows.map((each) => each.id)).toEqual([id]);
    const late = await aoife.post(`/api/staff/messages/${id}/status`, { status: 'no-reply', version: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated' } });
    expect(late.body.message).toContain('Daniel Roche');
    const { entry } = set.body;
    expect((await daniel.post('/api/staff/undo', { entry })).status).toBe(200);
    expect(await one(id)).toMatchObject({ status: 'unanswered', version: 2 });
  });

  test('every view says how many wait, and since when the oldest does', async () => {
    const { rows, waiting } = await list('view=all&limit=100');
    const [oldest, second] = rows.toReversed();
    expect(waiting).toEqual({ count: 23, since: oldest?.at });
    const mark = (id: string | undefined) =>
      aoife.post(`/api/staff/messages/${id}/status`, { status: 'answered', version: 0 });
    const { entry } = (await mark(oldest?.id)).body;
    expect((await list('view=answered&search=nothing')).waiting).toEqual({ count: 22, since: second?.at });
    await aoife.post('/api/staff/undo', { entry });
    await changeRows(server, 'messages', { status: 'answered' }, { status: 'unanswered' });
    expect((await list()).waiting).toEqual({ count: 0, since: null });
    await changeRows(server, 'messages', { status: 'unanswered' });
  });

  test('unknown ids, statuses and fields are refused', async () => {
    const change = { status: 'answered', version: 0 };
    expect((await aoife.get('/api/staff/messages/other')).status).toBe(404);
    expect((await aoife.post('/api/staff/messages/other/status', change)).status).toBe(404);
    const [row] = (await list()).rows;
    const url = `/api/staff/messages/${row?.id}/status`;
    expect((await aoife.post(url, { ...change, status: 'gone' })).status).toBe(400);
    expect((await aoife.post(url, { ...change, email: 'me@example.ie' })).status).toBe(400);
    expect(await one(row?.id ?? '')).toMatchObject({ status: 'unanswered', version: 0 });
  });

  test('several are answered at once, but not those that someone else has changed; each has its own log entry', async () => {
    const { rows } = await list('view=unanswered&limit=3');
    const [first, second, third] = rows;
    await daniel.post(`/api/staff/messages/${first?.id}/status`, { status: 'no-reply', version: first?.version });
    const body = { messages: rows.map(({ id, version }) => ({ id, version })), status: 'answered' };
    for (const _ of ['first', 'repeated']) {
      const answer = await aoife.post('/api/staff/messages/status', body, { 'idempotency-key': 'several' });
      expect(answer).toMatchObject({ status: 200, body: { done: 2, skipped: 1 } });
    }
    expect(await one(first?.id ?? '')).toMatchObject({ status: 'no-reply', events: [{ who: 'Daniel Roche' }] });
    for (const row of [second, third]) {
      const events = [{ what: 'Message set to Answered', who: 'Aoife Nolan' }];
      expect(await one(row?.id ?? '')).toMatchObject({ status: 'answered', version: 1, events });
    }
  });
});

describe('an answer to a message', async () => {
  const { server, aoife, daniel } = await openDesk({ aoife: 'staff', daniel: 'staff' });
  const arrive = async (email: string) => {
    await write(server, { email, message: 'We open a café in March.\n\nCan you help?' });
    const row = server.database.selectFrom('messages').select('id').where('email', '=', email);
    return (await row.executeTakeFirstOrThrow()).id;
  };
  const one = async (id: string) => (await aoife.get(`/api/staff/messages/${id}`)).body as unknown as StaffMessage;
  const answersTo = async (email: string) => (await mailsTo(server, email)).filter(({ id }) => id.includes('-answer-'));
  const said = { text: 'Yes.\n\nMarch is fine.', quote: true };

  test('is shown, then sent once with the agency’s address for replies, and kept with the message', async () => {
    const id = await arrive('ann@example.ie');
    const url = `/api/staff/messages/${id}/answer`;
    const shown = await daniel.post(`${url}/preview`, said);
    expect(shown).toMatchObject({ status: 200, body: { to: 'ann@example.ie' } });
    expect(shown.body.text).toContain('Hello Ann,\n\nYes.\n\nMarch is fine.');
    expect(shown.body.text).toContain('you wrote:\n> We open a café in March.\n>\n> Can you help?');
    expect((await daniel.post(`${url}/preview`, { ...said, quote: false })).body.text).not.toContain('café');
    expect(await answersTo('ann@example.ie')).toEqual([]);
    expect((await daniel.post(url, { ...said, version: 0 })).status).toBe(200);
    const [mail, ...others] = await answersTo('ann@example.ie');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      reply_to: server.settings.agencyEmail,
      subject: shown.body.subject,
      text: shown.body.text,
    });
    expect(Date.parse(mail?.due_at ?? '') - Date.parse(mail?.created_at ?? '')).toBe(15_000);
    expect(await one(id)).toMatchObject({
      status: 'answered',
      answers: [{ text: said.text, who: 'Daniel Roche', mail: { status: 'waiting' } }],
      events: [{ what: 'Answered by e-mail', who: 'Daniel Roche' }],
    });
    // The log names nobody.
    const log = await rowsOf(server, 'audit_log', { action: 'message.answer' });
    expect(JSON.stringify(log)).not.toMatch(/ann@|Byrne|March/);
  });

  test('isn’t sent by a second member who answers at once', async () => {
    const id = await arrive('both@example.ie');
    const url = `/api/staff/messages/${id}/answer`;
    const sent = await Promise.all([aoife, daniel].map((member) => member.post(url, { ...said, version: 0 })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    const told = sent.find(({ status }) => status === 409);
    expect(told?.body).toMatchObject({
      code: 'outdated',
      message: expect.stringMatching(/^(Aoife Nolan|Daniel Roche) /),
    });
    expect(await answersTo('both@example.ie')).toHaveLength(1);
    expect((await one(id)).answers).toHaveLength(1);
  });

  test('is taken back while it waits, and not once it is sent', async () => {
    const id = await arrive('undo@example.ie');
    const send = async (version: number) =>
      (await daniel.post(`/api/staff/messages/${id}/answer`, { ...said, version })).body.entry;
    expect((await daniel.post('/api/staff/undo', { entry: await send(0) })).status).toBe(200);
    expect(await answersTo('undo@example.ie')).toEqual([]);
    expect(await one(id)).toMatchObject({ status: 'unanswered', answers: [], version: 2 });
    const entry = await send(2);
    await server.database.updateTable('outbox').set({ attempts: 1 }).where('id', 'like', `${id}-answer-%`).execute();
    expect(await daniel.post('/api/staff/undo', { entry })).toMatchObject({ status: 409, body: { code: 'too-late' } });
    expect(await one(id)).toMatchObject({ status: 'answered', answers: [{ text: said.text }], version: 3 });
  });

  test('that doesn’t arrive is on Today, and the message says so', async () => {
    const id = await arrive('nowhere@example.ie');
    await daniel.post(`/api/staff/messages/${id}/answer`, { ...said, version: 0 });
    await server.database
      .updateTable('outbox')
      .set({ status: 'undelivered', failure: '550 no such mailbox', due_at: server.clock.now.toISOString() })
      .where('id', 'like', `${id}-answer-%`)
      .execute();
    const { answers } = await one(id);
    expect(answers[0]?.mail?.status).toBe('undelivered');
    expect((await aoife.get('/api/staff/today')).body.needs).toContainEqual(
      expect.objectContaining({ kind: 'mail', id: answers[0]?.mail?.id }),
    );
  });

  test('needs a text, and a message', async () => {
    const id = await arrive('empty@example.ie');
    for (const text of ['', ' \n ', 'x'.repeat(5_001)])
      expect((await daniel.post(`/api/staff/messages/${id}/answer`, { ...said, text, version: 0 })).status).toBe(400);
    expect((await daniel.post('/api/staff/messages/other/answer', { ...said, version: 0 })).status).toBe(404);
    expect((await daniel.post('/api/staff/messages/other/answer/preview', said)).status).toBe(404);
    expect(await answersTo('empty@example.ie')).toEqual([]);
  });

  test('are answered with what the team keeps: one of each name, for all of it', async () => {
    const names = async () =>
      (await daniel.get('/api/staff/answer-templates')).body.templates as { id: string; name: string; text: string }[];
    const keep = (name: string, text: string) => aoife.post('/api/staff/answer-templates', { name, text });
    for (const [name, text] of [
      ['Hours', 'Nine to five.'],
      ['Ads', 'Five weeks.'],
    ] as const)
      expect((await keep(name, text)).status).toBe(200);
    // Nobody loses what a colleague keeps under the same name.
    expect((await keep('Hours', 'Ten to six.')).body.code).toBe('name-used');
    expect(await names()).toMatchObject([{ name: 'Ads' }, { name: 'Hours', text: 'Nine to five.' }]);
    expect((await keep('', 'Nothing')).status).toBe(400);
    const [ads] = await names();
    const remove = () => daniel.post(`/api/staff/answer-templates/${ads?.id}/remove`, {});
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect(await names()).toHaveLength(1);
    for (let number = 1; number < maxTemplates; number += 1) await keep(`Answer ${number}`, 'Yes.');
    expect((await keep('One more', 'No.')).body.code).toBe('too-many');
  });
});
