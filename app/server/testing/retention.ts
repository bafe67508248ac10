import { deleteExpired } from '../people/deleteExpired.ts';
import { openTestServer } from './openTestServer.ts';
import type { TestServer } from './startTestServer.ts';

/** Milliseconds. */
export const day = 24 * 3_600_000;

/** Opens a server whose jobs run once at start only. */
export const openIdleServer = () => openTestServer({ timing: { outboxInterval: 3_600_000 } });

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
