import { getMigrations } from 'better-auth/db/migration';
import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { authTables } from './authLibrary.ts';

describe.each(databaseKinds)('the auth library’s tables, on $name', ({ name, create }) => {
  test('match its schema: no table or column is missing', async () => {
    const server = await openTestServer({ environment: await create() });
    const type = name === 'SQLite' ? 'sqlite' : 'postgres';
    const { toBeCreated, toBeAdded } = await getMigrations({
      ...authTables,
      secret: server.settings.secret,
      database: { db: server.database, type },
      // It warns about our column types for instants and flags.
      logger: { disabled: true },
    });
    expect([toBeCreated, toBeAdded]).toEqual([[], []]);
  });
});
