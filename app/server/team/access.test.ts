import { describe, expect, test } from 'vitest';
import { allowsTokens } from '../../src/domain/contract/endpoint.ts';
import { includesRole, type Role, roles } from '../../src/domain/staff/roles.ts';
import { browser, cookieOf, member, password } from '../testing/accounts.ts';
import { openDesk } from '../testing/desk.ts';
import { addRows } from '../testing/serverState.ts';
import { invite } from '../testing/staff.ts';
import { hashOfToken } from './access.ts';

/** Answers of the guard; others come from the route itself. */
const refusals = new Set(['NOT_SIGNED_IN', 'NOT_ALLOWED', 'PROOF_NEEDED', 'SET_UP_NEEDED', 'TOKEN_NOT_ALLOWED']);

describe('who may call which staff route', async () => {
  const { server, aoife: owner, daniel, eve } = await openDesk({ aoife: 'owner', daniel: 'staff', eve: 'read-only' });
  const members = { owner, staff: daniel, 'read-only': eve };

  const guarded = () =>
    server.app.routes.flatMap(({ pattern, methods, config }) =>
      methods
        .filter((method) => method !== 'HEAD' && config?.staff !== undefined && config.staff !== 'login')
        .map((method) => {
          const access = config?.staff;
          if (!access || access === 'login') throw new Error(pattern);
          return {
            method,
            pattern: pattern.replace('/api/staff/', ''),
            url: pattern.replace(/:\w+/g, 'unknown'),
            access,
          };
        }),
    );

  /** The code of the guard's refusal; null when the request reached the route. */
  async function refusal(method: string, url: string, headers: Record<string, string>): Promise<string | null> {
    const body = method === 'GET' ? null : '{}';
    const type = body === null ? {} : { 'content-type': 'application/json' };
    const response = await fetch(server.url + url, {
      method,
      body,
      headers: { origin: server.url, ...type, ...headers },
    });
    if (response.headers.get('content-type') === 'text/event-stream') {
      await response.body?.cancel();
      return null;
    }
    const { code } = (await response.json().catch(() => ({}))) as { code?: string };
    return code !== undefined && refusals.has(code) ? code : null;
  }

  test('every route under /api/staff says who may call it', () => {
    const routes = server.app.routes.filter(({ pattern }) => pattern.startsWith('/api/staff'));
    expect(routes.length).toBeGreaterThan(12);
    expect(routes.filter(({ config }) => config?.staff === undefined)).toEqual([]);
  });

  test('changes are for staff, those of money, rights and people for owners, and read-only members change what is their own', () => {
    const changes = guarded().filter(({ method }) => method === 'POST');
    const of = (role: Role, fresh?: true) =>
      changes
        .filter(({ access }) => access.role === role && access.fresh === fresh)
        .map(({ pattern }) => pattern)
        .sort();
    expect(of('owner', true)).toEqual([
      ...['calendar-feeds', 'calendar-feeds/:id/revoke', 'calendars', 'calendars/:id/remove', 'orders/:id/refunds'],
      ...['person/erase', 'person/export'],
      ...['settings/publish', 'settings/republish'],
      ...['team', 'team/:id/remove', 'team/:id/role', 'tokens', 'tokens/:id/revoke'],
      ...['webhooks', 'webhooks/:id/change', 'webhooks/:id/remove'],
    ]);
    expect(of('owner')).toEqual([
      ...['calendars/:id/invitations', 'calendars/account', 'calendars/check'],
      ...['catalogue/publish', 'catalogue/republish', 'discounts/publish', 'discounts/republish', 'hosts', 'hosts/:id'],
      ...[
        'hosts/:id/pause',
        'hosts/:id/remove',
        'newsletter/drafts/:id/send',
        'pages/publish',
        'pages/republish',
        'posts/:key/publish',
        'posts/:key/republish',
        'posts/:key/unpublish',
        'profiles/publish',
        'profiles/republish',
        'projects/:key/publish',
        'projects/:key/republish',
        'projects/:key/unpublish',
        'settings',
        'settings/discard',
      ],
      'webhooks/deliveries/:id/resend',
    ]);
    expect(of('read-only')).toEqual(['filters', 'filters/:id/remove', 'logins/end']);
    // Files with many people's data.
    const downloads = guarded().filter(({ pattern }) => /\.(csv|zip)$/.test(pattern));
    expect(new Set(downloads.map(({ access }) => access.role))).toEqual(new Set(['staff']));
  });

  test('a role may call the routes of its level and below, and none above', async () => {
    for (const { method, url, access } of guarded()) {
      for (const role of roles) {
        const expected = includesRole(role, access.role) ? null : 'NOT_ALLOWED';
        expect([method, url, role, await refusal(method, url, { cookie: cookieOf(members[role]) })]).toEqual([
          method,
          url,
          role,
          expected,
        ]);
      }
    }
  });

  test('a request without a login, with a visitor’s login or with only a password is refused', async () => {
    const visitor = await member(server, 'visitor@example.ie');
    await invite(server, 'new@agency.example', 'owner');
    await member(server, 'new@agency.example');
    const half = browser(server);
    await half.post('/api/staff/login', { email: 'new@agency.example', password });
    for (const { method, url } of guarded()) {
      expect([url, await refusal(method, url, {})]).toEqual([url, 'NOT_SIGNED_IN']);
      expect([url, await refusal(method, url, { cookie: cookieOf(visitor) })]).toEqual([url, 'NOT_SIGNED_IN']);
      expect([url, await refusal(method, url, { cookie: cookieOf(half) })]).toEqual([url, 'SET_UP_NEEDED']);
    }
  });

  test('an access token reaches the areas of its scopes, for reading or writing, until it is revoked', async () => {
    const token = 'a-token-of-a-program-in-this-test';
    const at = server.clock.now.toISOString();
    await addRows(server, 'staff_tokens', {
      id: 'token',
      name: 'Accounting',
      hash: hashOfToken(token),
      scopes: 'orders:read mail:write',
      created_by: 'member',
      created_at: at,
      last_used_at: null,
      revoked_at: null,
    });
    const authorization = `Bearer ${token}`;
    for (const { method, url, access } of guarded()) {
      const isAllowed =
        allowsTokens(access) && ((access.area === 'orders' && method === 'GET') || access.area === 'mail');
      expect([method, url, await refusal(method, url, { authorization })]).toEqual([
        method,
        url,
        isAllowed ? null : 'TOKEN_NOT_ALLOWED',
      ]);
    }
    await server.database.updateTable('staff_tokens').set({ revoked_at: at }).execute();
    expect(await refusal('GET', '/api/staff/orders', { authorization })).toBe('NOT_SIGNED_IN');
    expect(await refusal('GET', '/api/staff/orders', { authorization: 'Bearer of-nothing-at-all-here' })).toBe(
      'NOT_SIGNED_IN',
    );
  });

  test('an action that needs a fresh second factor accepts one of the last ten minutes', async () => {
    server.clock.pass(11 * 60_000);
    for (const { method, url, access } of guarded()) {
      expect([url, await refusal(method, url, { cookie: cookieOf(owner) })]).toEqual([
        url,
        access.fresh ? 'PROOF_NEEDED' : null,
      ]);
    }
  });
});
