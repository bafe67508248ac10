import { expect } from 'vitest';
import type { LinkPurpose } from '../db/tables/accounts.ts';
import { type Browser, browser, password } from './accounts.ts';
import { type DatabaseKind, sqlite } from './databases.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

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
 * Starts a server on its own database, for tests of attacks on accounts.
 * @param lines receives its log lines
 */
export const startAttacked = async (
  { create }: Pick<DatabaseKind, 'create'> = sqlite,
  lines: string[] = [],
): Promise<TestServer> =>
  startTestServer({
    environment: {
      ...(await create()),
      ADMIN_EMAILS: 'Boss@example.ie, later@example.ie',
      ADMIN_URL: 'https://admin.example',
    },
    logTo: { write: (line) => lines.push(line) },
  });

/** Helpers to attack a server's accounts, and to check the outcome. */
export const attackOn = (server: () => TestServer) => ({
  signIn: (email: string, change: object = {}, visitor: Browser = browser(server())) =>
    visitor.post('/api/auth/sign-in/email', { email, password, rememberMe: true, ...change }),
  whoIs: async (visitor: Browser) => (await visitor.get('/api/account/session')).body.user,
  later: (milliseconds: number) => {
    const { clock } = server();
    clock.now = new Date(clock.now.getTime() + milliseconds);
  },
  accountAt: (address: string) =>
    server().database.selectFrom('accounts').selectAll().where('email', '=', address).executeTakeFirst(),
});
