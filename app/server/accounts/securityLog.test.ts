import { expect, test } from 'vitest';
import { browser, member, password, tokenTo } from '../testing/accounts.ts';
import { another } from '../testing/attacks.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { invite, staffMember } from '../testing/staff.ts';

interface Line {
  security?: string;
  level: number;
  account?: string;
  network?: string;
}

const lines: string[] = [];
const server = await openTestServer({
  environment: { MAIL_FROM: 'hello@agency.example', RATE_LIMIT: '1000' },
  logTo: { write: (line) => lines.push(line) },
});

/** The events since the last call. */
function events(): Line[] {
  return lines
    .splice(0)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ security }) => security !== undefined);
}
const names = () => events().map(({ security }) => security);

test('logs each account event by name', async () => {
  const email = 'ann@example.ie';
  const owner = await member(server, email);
  expect(names()).toEqual(['account-opened', 'login']);

  const login = (text: string) =>
    browser(server).post('/api/auth/sign-in/email', { email, password: text, rememberMe: false });
  await login(another);
  expect(events()).toMatchObject([{ security: 'login-failed', level: 40 }]);
  await login(password);
  expect(events()).toMatchObject([{ security: 'login', level: 30 }]);

  const change = (currentPassword: string, newPassword: string) =>
    owner.post('/api/auth/change-password', { currentPassword, newPassword });
  await change(password, 'short');
  expect(names()).toEqual([]);
  await change(another, another);
  expect(names()).toEqual(['password-check-failed']);
  await change(password, another);
  expect(names()).toEqual(['password-changed']);

  await owner.post('/api/account/sessions/end', { others: true });
  await owner.get('/api/account/export');
  expect(names()).toEqual(['sessions-ended', 'data-exported']);

  await browser(server).post('/api/auth/request-password-reset', { email });
  await browser(server).post('/api/auth/reset-password', {
    token: await tokenTo(server, email, 'reset-password'),
    newPassword: password,
  });
  expect(names()).toEqual(['password-reset-requested', 'password-reset']);
});

test('logs address changes and deletions', async () => {
  const [old, next] = ['old@example.ie', 'next@example.ie'];
  const owner = await member(server, old);
  const [{ account: before } = {}] = events();
  await owner.post('/api/auth/change-email', { newEmail: next });
  await browser(server).post('/api/auth/verify-email', { token: await tokenTo(server, old, 'verify-email') });
  await browser(server).post('/api/auth/verify-email', { token: await tokenTo(server, next, 'verify-email') });
  const moved = events();
  expect(moved.map(({ security }) => security)).toEqual(['address-change-requested', 'address-changed']);
  expect(moved[0]?.account).toBe(before);
  expect(moved[1]?.account).not.toBe(before);

  await owner.post('/api/account/delete', { password: another });
  await owner.post('/api/account/delete', { password });
  await owner.post('/api/account/delete/confirm', { token: await tokenTo(server, next, 'delete-account') });
  expect(names()).toEqual(['password-check-failed', 'account-deletion-requested', 'account-deleted']);
});

test('logs guessing of one account across networks, and the limit', async () => {
  const email = 'guessed@example.ie';
  for (let tries = 0; tries < 40; tries += 1) {
    await browser(server).post('/api/auth/sign-in/email', { email, password: another, rememberMe: false });
  }
  const seen = events();
  expect(new Set(seen.map(({ account }) => account)).size).toBe(1);
  expect(new Set(seen.map(({ security }) => security))).toEqual(new Set(['login-failed', 'login-limited']));
});

test('logs no addresses, names or IP addresses', async () => {
  const email = 'nobody@example.ie';
  await browser(server).post('/api/auth/sign-in/email', { email, password: another, rememberMe: false });
  expect(lines.join('')).toMatch(/"account":"[\da-f]{16}","network":"[\da-f]{16}"/);
  expect(lines.join('')).not.toMatch(/example\.ie|127\.0\.0\.1|loaves/);
});

test('logs wrong codes on the desk, without naming the account at login', async () => {
  const email = 'owner@agency.example';
  await invite(server, email, 'owner');
  const desk = await staffMember(server, email);
  events();
  const wrong = { code: 'aaaaa-bbbbb' };
  await desk.post('/api/staff/prove', wrong);
  expect(events()).toMatchObject([{ security: 'login-failed', account: expect.any(String), level: 40 }]);
  const other = browser(server);
  await other.post('/api/staff/login', { email, password });
  await other.post('/api/staff/login/code', wrong);
  const [failed] = events();
  expect(failed).toMatchObject({ security: 'login-failed', network: expect.any(String) });
  expect(failed).not.toHaveProperty('account');
});
