import { afterEach } from 'vitest';
import { deleteExpired } from '../people/deleteExpired.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

/** Milliseconds. */
export const day = 24 * 3_600_000;

/** Starts servers whose jobs run once at start only, and closes them after each test. */
export function idleServers(): () => Promise<TestServer> {
  const open: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });
  return async () => {
    const timing = { cardProviderTimeout: 1_000, outboxInterval: 3_600_000 };
    const server = await startTestServer({ timing });
    open.push(server.close);
    return server;
  };
}

/** So many days after the server's start. */
export const daysLater = ({ clock }: TestServer, days: number) => new Date(clock.now.getTime() + days * day);

/** Runs the retention rules at that time. */
export const runAfter = (server: TestServer, days: number) => {
  const now = daysLater(server, days);
  return deleteExpired(server.database, now, now.toISOString().slice(0, 10));
};

export const idsOf = async (
  server: TestServer,
  table: 'outbox' | 'saved_quotes' | 'subscribers' | 'messages' | 'bookings' | 'orders',
) => (await server.database.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
