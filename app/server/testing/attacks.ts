import { expect } from 'vitest';
import type { LinkPurpose } from '../accounts/table.ts';
import { type Browser, browser, password } from './accounts.ts';
import { openTestServer } from './openTestServer.ts';

/** Not the account's password. */
export const another = 'four loaves of bread';
/** Milliseconds. */
export const hour = 3_600_000;
export const sessionToken = 'agency.session_token';
/** The answer to a used link. */
export const usedToken = (kind: LinkPurpose) => ({ status: 400, body: { code: `used-${kind}` } });

export const invalidToken = {
  status: 400,
  body: { code: 'INVALID_TOKEN', message: expect.stringContaining('request a new one') },
};

/**
 * A server for tests of attacks on accounts, which is closed after them, and helpers to attack it and to check the outcome.
 * @param lines receives its log lines
 */
export async function openAttacked(lines: string[] = []) {
  const server = await openTestServer({
    environment: { ADMIN_EMAILS: 'Boss@example.ie, later@example.ie', ADMIN_URL: 'https://admin.example' },
    logTo: { write: (line) => lines.push(line) },
  });
  return {
    server,
    signIn: (email: string, change: object = {}, visitor: Browser = browser(server)) =>
      visitor.post('/api/auth/sign-in/email', { email, password, rememberMe: true, ...change }),
    whoIs: async (visitor: Browser) => (await visitor.get('/api/account/session')).body.user,
    accountAt: (address: string) =>
      server.database.selectFrom('accounts').selectAll().where('email', '=', address).executeTakeFirst(),
  };
}
