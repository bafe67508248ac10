import { describe, expect, test } from 'vitest';
import type { StaffMail, StaffMailRow } from '../../src/domain/contract/staff/mails.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { member } from '../testing/accounts.ts';
import { openDesk } from '../testing/desk.ts';
import { newEmail } from '../testing/outbox.ts';
import { order } from '../testing/request.ts';
import { changeRows, rowOf } from '../testing/serverState.ts';

describe('e-mails on the desk', async () => {
  const { server, daniel, aoife } = await openDesk(
    { daniel: 'staff', aoife: 'owner' },
    { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@agency.example' },
  );

  /** Puts an e-mail into the outbox as one that its address refused. */
  async function undelivered(change: Parameters<typeof newEmail>[0]): Promise<string> {
    const mail = newEmail(change);
    const at = server.clock.now.toISOString();
    await server.database.transaction().execute((transaction) => enqueueEmails(transaction, [mail], at));
    const refused = { attempts: 1, failure: '550 5.1.2 No such domain', failure_cause: 'recipient' } as const;
    await changeRows(server, 'outbox', { status: 'undelivered', ...refused }, { id: mail.id });
    return mail.id;
  }
  const list = async (query: string) =>
    (await daniel.get(`/api/staff/mails?${query}`)).body as unknown as { rows: StaffMailRow[]; next: string | null };
  const one = async (id: string) => (await daniel.get(`/api/staff/mails/${id}`)).body as unknown as StaffMail;
  const row = (id: string) => rowOf(server, 'outbox', { id });

  test('are listed by state, and found by recipient and subject', async () => {
    const id = await undelivered({ recipient: 'paul@exmaple.ie', subject: 'Your receipt: 100%' });
    expect((await list('view=undelivered')).rows).toMatchObject([
      { id, to: 'paul@exmaple.ie', status: 'undelivered', failure: '550 5.1.2 No such domain', nextTryAt: null },
    ]);
    expect((await list('search=PAUL@')).rows.map((mail) => mail.id)).toEqual([id]);
    const first = await list('limit=1');
    const second = await list(`limit=1&after=${first.next}`);
    expect(second.rows[0]?.id).not.toBe(first.rows[0]?.id);
  });

  test('contain no link that the team could use, and show markup as text', async () => {
    await member(server, 'ann@example.ie');
    const { rows } = await list('search=ann@example.ie');
    const mails = await Promise.all(rows.map(({ id }) => one(id)));
    const [signUp] = mails.filter(({ subject }) => subject.startsWith('Please confirm'));
    expect(signUp?.text).toContain(`${server.url}/verify-email?…`);
    expect(JSON.stringify(mails)).not.toMatch(/token=|\/manage\/[\w.-]{20}/);
    const id = await undelivered({
      text: 'Move it: https://agency.example/booking/manage/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa. Read https://agency.example/booking',
      html: '<script>alert(1)</script><a href="https://agency.example/quote/aaaaaaaaaaaaaaaaaaaaaaaaaaaa">Quote</a>',
    });
    const answer = await daniel.get(`/api/staff/mails/${id}`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.body).toMatchObject({
      text: 'Move it: https://agency.example/booking/manage/… Read https://agency.example/booking',
      html: '<script>alert(1)</script><a href="https://agency.example/quote/…">Quote</a>',
      about: null,
    });
  });

  test('one is sent again, once, and not after an undo', async () => {
    const id = await undelivered({});
    const url = `/api/staff/mails/${id}/resend`;
    const before = await row(id);
    const sent = await daniel.post(url, { resentAt: null });
    expect(sent.status).toBe(200);
    expect(await row(id)).toMatchObject({ status: 'waiting', attempts: 0, failure_cause: null });
    expect((await row(id)).due_at > server.clock.now.toISOString(), 'leaves time for the undo').toBe(true);
    const late = await aoife.post(url, { resentAt: null });
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated' } });
    expect(late.body.message).toContain('Daniel Roche');
    expect((await daniel.post('/api/staff/undo', { entry: sent.body.entry })).status).toBe(200);
    expect(await row(id)).toEqual(before);
    const again = await daniel.post(url, { resentAt: null });
    await server.database.updateTable('outbox').set({ attempts: 1 }).where('id', '=', id).execute();
    expect(await daniel.post('/api/staff/undo', { entry: again.body.entry })).toMatchObject({
      status: 409,
      body: { code: 'too-late' },
    });
  });

  test('a corrected address is stored in the order, but not in the account', async () => {
    await member(server, 'pual@example.ie');
    await order(server, { email: 'pual@example.ie' });
    const { id: orderId } = await rowOf(server, 'orders', { email: 'pual@example.ie' });
    const id = await undelivered({ id: `${orderId}-receipt`, recipient: 'pual@example.ie' });
    expect(await one(id)).toMatchObject({ about: { kind: 'order', id: orderId } });
    const answer = await daniel.post(`/api/staff/mails/${id}/resend`, { resentAt: null, email: 'paul@example.ie' });
    expect(answer.status).toBe(200);
    expect(await row(id)).toMatchObject({ recipient: 'paul@example.ie', status: 'waiting' });
    const stored = await daniel.get(`/api/staff/orders/${orderId}`);
    expect(stored.body).toMatchObject({ email: 'paul@example.ie', version: 1 });
    expect(JSON.stringify(stored.body.events)).toContain('Address corrected from p…@example.ie to p…@example.ie');
    const account = server.database.selectFrom('accounts').select('email').where('email', '=', 'pual@example.ie');
    expect(await account.execute()).toHaveLength(1);
    const log = await server.database.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toMatch(/paul@|pual@/);
  });

  test('an e-mail that opens an account, or goes to the agency, keeps its address', async () => {
    const account = await undelivered({ id: `account-reset-${crypto.randomUUID()}`, recipient: 'ann@example.ie' });
    const notice = await undelivered({ toAgency: true, recipient: 'old@agency.example' });
    for (const id of [account, notice]) {
      const answer = await daniel.post(`/api/staff/mails/${id}/resend`, { resentAt: null, email: 'thief@example.ie' });
      expect(answer).toMatchObject({ status: 409, body: { code: 'not-correctable' } });
      expect((await row(id)).recipient).not.toBe('thief@example.ie');
    }
    expect((await list('search=old@agency')).rows[0]?.to, 'the agency’s address of today').toBe('hello@agency.example');
  });

  test('unknown ids and fields are refused', async () => {
    expect((await daniel.get('/api/staff/mails/other')).status).toBe(404);
    expect((await daniel.post('/api/staff/mails/other/resend', { resentAt: null })).status).toBe(404);
    const id = await undelivered({});
    const extra = { resentAt: null, subject: 'Mine' };
    expect((await daniel.post(`/api/staff/mails/${id}/resend`, extra)).status).toBe(400);
    expect((await row(id)).subject).toBe('Your receipt: €396');
  });

  test('several that didn’t arrive are sent again at once, each once and with its own log entry', async () => {
    const ids = [];
    for (const name of ['ann', 'ben', 'eva']) ids.push(await undelivered({ recipient: `${name}@several.ie` }));
    const [ann = '', ben = '', eva = ''] = ids;
    await daniel.post(`/api/staff/mails/${eva}/resend`, { resentAt: null });
    const mails = [...ids, 'unknown'].map((id) => ({ id, resentAt: null }));
    const again = (change: object = {}) =>
      daniel.post('/api/staff/mails/resend', { mails, ...change }, { 'idempotency-key': 'several' });
    for (const _ of ['first', 'repeated']) {
      expect(await again()).toMatchObject({ status: 200, body: { done: 2, skipped: 2 } });
    }
    const other = { mails: [{ id: ann, resentAt: null }] };
    expect(await again(other)).toMatchObject({ status: 409, body: { code: 'key-used' } });
    expect((await again({ mails: [] })).status).toBe(400);
    for (const id of [ann, ben]) expect(await row(id)).toMatchObject({ status: 'waiting', attempts: 0 });
    // Queued meanwhile, but not undelivered.
    const { resent_at: resentAt } = await row(eva);
    const queued = await daniel.post('/api/staff/mails/resend', { mails: [{ id: eva, resentAt }] });
    expect(queued.body).toEqual({ done: 0, skipped: 1 });
    const log = await server.database
      .selectFrom('audit_log')
      .select('subject')
      .where('action', '=', 'mail.resend')
      .where(
        'subject',
        'in',
        ids.map((id) => `mail:${id}`),
      )
      .execute();
    expect(log.map(({ subject }) => subject).sort()).toEqual(ids.map((id) => `mail:${id}`).sort());
  });
});
