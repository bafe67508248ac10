import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { databaseFile } from '../settings/settings.ts';

test('deleted SQLite rows are overwritten in the file', async () => {
  const { settings, database, close } = await startTestServer();
  const marker = 'somebody@example.ie '.repeat(20);
  const checkpoint = () => sql`pragma wal_checkpoint(truncate)`.execute(database);
  const isInFile = () => readFileSync(databaseFile(settings)).includes(marker);
  const event = { id: marker, kind: 'paid', session_id: 'cs_1', received_at: '2026-11-20T10:00:00.000Z' };
  await database.insertInto('provider_events').values(event).execute();
  await checkpoint();
  expect(isInFile()).toBe(true);
  await database.deleteFrom('provider_events').execute();
  await checkpoint();
  expect(isInFile()).toBe(false);
  await close();
});
