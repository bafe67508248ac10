import { describe, expect, test } from 'vitest';
import { postgresKinds } from '../../testing/databases.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { send } from '../../testing/request.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { limits } from '../limits/limits.ts';

/** A mistake in the request counts too, and stores nothing else. */
const book = ({ url }: TestServer, from = '192.0.2.1') =>
  send(`${url}/api/meeting/book-meeting`, {}, { 'x-forwarded-for': from });

describe.each(postgresKinds)('limits of two servers, on $name', async ({ create }) => {
  const environment = { ...(await create()), RATE_LIMIT: '4', TRUST_PROXY: '1' };
  const servers = [await openTestServer({ environment }), await openTestServer({ environment })] as const;

  test('hold across both, for each network, also when all requests come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => book(servers[at % 2 === 0 ? 0 : 1])));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(16);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBe(60);
    expect((await book(servers[1], '192.0.2.2')).status).not.toBe(429);
  });

  test('of one route leave other routes free', async () => {
    await Promise.all(Array.from({ length: 5 }, () => book(servers[0], '192.0.2.3')));
    const headers = { 'x-forwarded-for': '192.0.2.3' };
    expect((await send(`${servers[1].url}/api/create-checkout-session`, {}, headers)).status).not.toBe(429);
  });

  test('on guessing the password of one account hold across both, from whatever networks', async () => {
    const guess = (at: number) =>
      send(
        `${servers[at % 2 === 0 ? 0 : 1].url}/api/auth/sign-in/email`,
        { email: 'ann@example.ie', password: `guess number ${at}`, rememberMe: false },
        { 'x-forwarded-for': `198.51.100.${at}` },
      );
    const answers = [];
    for (let at = 0; at < limits.loginsFromAnywhere.max + 2; at += 1) answers.push(await guess(at));
    expect(answers[0]?.status).toBe(401);
    const refused = answers.map(({ status }) => status === 429);
    expect(refused).toEqual([...Array(limits.loginsFromAnywhere.max).fill(false), true, true]);
  });

  test('begin again once their window is over', async () => {
    for (let times = 0; times < 5; times += 1) await book(servers[times % 2 === 0 ? 0 : 1], '192.0.2.4');
    for (const { clock } of servers) clock.pass(59_000);
    expect((await book(servers[0], '192.0.2.4')).status).toBe(429);
    for (const { clock } of servers) clock.pass(1_000);
    expect((await book(servers[0], '192.0.2.4')).status).not.toBe(429);
    expect((await book(servers[1], '192.0.2.4')).headers.get('x-ratelimit-remaining')).toBe('2');
  });

  test('are stored without addresses', async () => {
    await book(servers[0], '192.0.2.5');
    const rows = await servers[0].database.selectFrom('daily_counts').selectAll().execute();
    expect(rows.map(({ what }) => what)).toContain('requests');
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });
});

test('with SQLite, which one server uses, requests are not counted in the database', async () => {
  const server = await openTestServer({ environment: { RATE_LIMIT: '1', TRUST_PROXY: '1' } });
  for (const status of [400, 429]) expect((await book(server)).status).toBe(status);
  expect(await server.database.selectFrom('daily_counts').selectAll().execute()).toEqual([]);
});
