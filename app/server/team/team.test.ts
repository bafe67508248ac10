import { describe, expect, test } from 'vitest';
import type { LogRow } from '../../src/domain/contract/staff/log.ts';
import type { CreatedToken, Logins, Team, Tokens } from '../../src/domain/contract/staff/team.ts';
import { subjects } from '../server.ts';
import { browser, password } from '../testing/accounts.ts';
import { openDesk } from '../testing/desk.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { order } from '../testing/request.ts';
import { rowOf } from '../testing/serverState.ts';
import { invite, type Member, staffMember, totp } from '../testing/staff.ts';
import { startTestServer } from '../testing/startTestServer.ts';

describe('the team', async () => {
  const { server, aoife: owner } = await openDesk({ aoife: 'owner' });

  const team = async () => ((await owner.get('/api/staff/team')).body as unknown as Team).members;
  const memberOf = async (email: string) => (await team()).find((member) => member.email === email);
  const change = async (email: string, path: string, body: object) =>
    owner.post(`/api/staff/team/${(await memberOf(email))?.id}/${path}`, body);

  test('is invited by an e-mail that explains how to log in, and contains no token', async () => {
    const answer = await owner.post('/api/staff/team', { email: 'Daniel@Agency.example', role: 'staff' });
    expect(answer.status).toBe(200);
    const mail = await rowOf(server, 'outbox', { recipient: 'daniel@agency.example' });
    expect(mail.subject).toBe('You are invited to the desk of Trinity Works');
    expect(mail.text).toContain('Aoife Nolan has invited you to the desk');
    expect(mail.text).toContain(`Open the desk: ${server.url}/desk`);
    expect(mail.text).toContain('the account you have on our site under this address, daniel@agency.example');
    expect(mail.text).not.toMatch(/token|[\w-]{36}/);
    expect(await memberOf('daniel@agency.example')).toMatchObject({
      role: 'staff',
      name: '',
      lastLoginAt: null,
      hasApp: false,
      invitedAt: expect.any(String),
    });
    expect(await owner.post('/api/staff/team', { email: 'daniel@agency.example', role: 'owner' })).toMatchObject({
      status: 409,
      body: { code: 'in-team' },
    });
    const more = { email: 'eve@agency.example', role: 'staff', invited_by: 'x' };
    expect((await owner.post('/api/staff/team', more)).status).toBe(400);
    expect((await owner.post('/api/staff/team', { email: 'eve@agency.example', role: 'admin' })).status).toBe(400);
  });

  test('a role changes at once, unless another owner has changed it meanwhile', async () => {
    const daniel = await staffMember(server, 'daniel@agency.example', 'Daniel Roche');
    expect(await memberOf('daniel@agency.example')).toMatchObject({ hasApp: true, lastLoginAt: expect.any(String) });
    expect((await change('daniel@agency.example', 'role', { role: 'read-only', was: 'staff' })).status).toBe(200);
    expect((await daniel.post('/api/staff/undo', { entry: 'x' })).body.code).toBe('NOT_ALLOWED');
    expect(await change('daniel@agency.example', 'role', { role: 'owner', was: 'staff' })).toMatchObject({
      status: 409,
      body: { code: 'outdated' },
    });
    expect((await owner.post('/api/staff/team/other/role', { role: 'staff', was: 'staff' })).status).toBe(404);
  });

  test('the last owner who has logged in stays', async () => {
    await owner.post('/api/staff/team', { email: 'typo@agency.exmaple', role: 'owner' });
    for (const [path, body] of [
      ['role', { role: 'staff', was: 'owner' }],
      ['remove', {}],
    ] as const) {
      expect(await change('aoife@agency.example', path, body)).toMatchObject({
        status: 409,
        body: { code: 'last-owner' },
      });
    }
    expect((await change('typo@agency.exmaple', 'remove', {})).status).toBe(200);
  });

  test('a removed member loses access and the second factor at once', async () => {
    await invite(server, 'gone@agency.example', 'owner');
    const gone = await staffMember(server, 'gone@agency.example', 'Gone');
    expect((await gone.get('/api/staff/team')).status).toBe(200);
    expect((await change('gone@agency.example', 'remove', {})).status).toBe(200);
    expect((await gone.get('/api/staff/team')).status).toBe(401);
    const again = browser(server);
    expect((await again.post('/api/staff/login', { email: 'gone@agency.example', password })).status).toBe(401);
    await invite(server, 'gone@agency.example', 'staff');
    const { body } = await again.post('/api/staff/login', { email: 'gone@agency.example', password });
    expect(body).toMatchObject({ state: 'set-up' });
  });

  test('members list and end their own logins, and owners those of others', async () => {
    await invite(server, 'siobhan@agency.example', 'read-only');
    const siobhan = await staffMember(server, 'siobhan@agency.example', 'Siobhán Boyle');
    const second = browser(server);
    await second.post('/api/staff/login', { email: 'siobhan@agency.example', password });
    expect((await second.post('/api/staff/login/code', { code: totp(siobhan.uri, 1) })).body.state).toBe('signed-in');
    const loginsOf = async (who: Pick<Member, 'get'>) =>
      ((await who.get('/api/staff/logins')).body as unknown as Logins).logins;
    const own = await loginsOf(siobhan);
    expect(own.map(({ isYours }) => isYours)).toEqual([true, true]);
    expect(own.filter(({ current }) => current)).toHaveLength(1);
    const [aoifes] = (await loginsOf(owner)).filter(({ current }) => current);
    const end = (who: Member, id = '') => who.post('/api/staff/logins/end', { id });
    expect((await end(siobhan, aoifes?.id)).status, 'another member’s').toBe(404);
    expect((await owner.get('/api/staff/team')).status).toBe(200);
    expect((await end(siobhan, own.find(({ current }) => !current)?.id)).status).toBe(200);
    expect((await second.get('/api/staff/team')).status).toBe(401);
    expect((await end(owner, own.find(({ current }) => current)?.id)).status).toBe(200);
    expect((await siobhan.get('/api/staff/team')).status).toBe(401);
    expect((await end(owner, 'other')).status).toBe(404);
  });

  test('an access token is shown once, works in its scopes, and no longer when revoked', async () => {
    const wanted = { name: 'Accounting', scopes: ['orders:read'] };
    const headers = { 'idempotency-key': 'a-token' };
    const created = (await owner.post('/api/staff/tokens', wanted, headers)).body as unknown as CreatedToken;
    expect(await owner.post('/api/staff/tokens', wanted, headers)).toMatchObject({
      status: 409,
      body: { code: 'shown-before' },
    });
    const program = browser(server);
    const authorization = `Bearer ${created.token}`;
    expect((await program.get('/api/staff/orders', { authorization })).status).toBe(200);
    expect((await program.get('/api/staff/people', { authorization })).body.code).toBe('TOKEN_NOT_ALLOWED');
    const listed = await owner.get('/api/staff/tokens');
    expect((listed.body as unknown as Tokens).tokens).toMatchObject([
      { ...wanted, createdBy: 'Aoife Nolan', lastUsedAt: expect.any(String), revokedAt: null },
    ]);
    const rows = await server.database.selectFrom('staff_tokens').selectAll().execute();
    expect(JSON.stringify([listed.body, rows])).not.toContain(created.token);
    for (const scopes of [[], ['orders:all'], ['orders:read', 'orders:read']]) {
      expect((await owner.post('/api/staff/tokens', { name: 'Wrong', scopes })).status).toBe(400);
    }
    expect((await owner.post(`/api/staff/tokens/${created.id}/revoke`)).status).toBe(200);
    expect((await owner.post(`/api/staff/tokens/${created.id}/revoke`)).status).toBe(404);
    expect((await program.get('/api/staff/orders', { authorization })).status).toBe(401);
  });

  test('the log is readable, in pages, by actor, action and subject, without addresses', async () => {
    await order(server, { email: 'buyer@example.ie' });
    const { id } = await server.database.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    await owner.post(`/api/staff/orders/${id}/stage`, { stage: 'done', version: 0 });
    const list = async (query: string) =>
      (await owner.get(`/api/staff/log?${query}`)).body as unknown as { rows: LogRow[]; next: string | null };
    const { rows, next } = await list('limit=100');
    expect(next).toBeNull();
    expect(rows[0]).toMatchObject({ who: 'Aoife Nolan', what: 'Stage set to Done', subject: `order:${id}` });
    const words = rows.map(({ what }) => what);
    expect(words).toContain('d…@agency.example invited as Staff');
    expect(words).toContain('d…@agency.example: role changed from Staff to Read-only');
    expect(words).toContain('Access token “Accounting” created: orders:read');
    expect(rows.filter(({ action }) => !subjects.some(({ words = {} }) => action in words))).toEqual([]);
    expect((await list(`subject=order:${id}`)).rows).toHaveLength(1);
    expect((await list('action=team.role')).rows).toHaveLength(1);
    const siobhans = rows.filter(({ who }) => who === 'Siobhán Boyle');
    expect((await list(`actor=${siobhans[0]?.actor}`)).rows).toEqual(siobhans);
    const first = await list('limit=3');
    expect((await list(`limit=100&after=${first.next}`)).rows).toEqual(rows.slice(3));
    expect(JSON.stringify(await server.database.selectFrom('audit_log').selectAll().execute())).not.toMatch(
      /(?<!member-)(daniel|aoife|gone|siobhan|typo|buyer)@/i,
    );
  });
});

test('an owner by ADMIN_EMAILS is changed only in the settings', async () => {
  const server = await openTestServer({ environment: { ADMIN_EMAILS: 'one@agency.example,two@agency.example' } });
  const one = await staffMember(server, 'one@agency.example');
  const { members } = (await one.get('/api/staff/team')).body as unknown as Team;
  expect(members).toMatchObject([
    { email: 'one@agency.example', role: 'owner', bySettings: true, isYou: true },
    { id: null, email: 'two@agency.example', role: 'owner', bySettings: true, lastLoginAt: null },
  ]);
  const url = `/api/staff/team/${members[0]?.id}`;
  for (const answer of [
    await one.post(`${url}/role`, { role: 'staff', was: 'owner' }),
    await one.post(`${url}/remove`),
  ]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'by-settings' } });
    expect(answer.body.message).toContain('ADMIN_EMAILS');
  }
  expect(await one.post('/api/staff/team', { email: 'Two@agency.example', role: 'staff' })).toMatchObject({
    body: { code: 'in-team' },
  });
});

test('an only owner who lost the second factor gets in again by another address in ADMIN_EMAILS', async () => {
  const [lost, other] = ['lost@agency.example', 'other@agency.example'];
  const first = await startTestServer({ environment: { ADMIN_EMAILS: lost } });
  await staffMember(first, lost);
  await first.app.close();
  const { dataDir } = first.settings;
  const second = await startTestServer({ environment: { DATA_DIR: dataDir, ADMIN_EMAILS: other } });
  const helper = await staffMember(second, other);
  const { members } = (await helper.get('/api/staff/team')).body as unknown as Team;
  const id = members.find(({ email }) => email === lost)?.id;
  expect((await helper.post(`/api/staff/team/${id}/remove`)).status).toBe(200);
  await second.app.close();
  const third = await openTestServer({ environment: { DATA_DIR: dataDir, ADMIN_EMAILS: lost } });
  const { body } = await browser(third).post('/api/staff/login', { email: lost, password });
  expect(body).toMatchObject({ state: 'set-up', user: { role: 'owner' } });
});
