import { getMigrations } from 'better-auth/db/migration';
import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { authTables } from './authLibrary.ts';

describe.each(databaseKinds)('the tables of the library, on $name', ({ name, create }) => {
  test('have all that it wants: nothing is left to be made or added', async () => {
    const server = await startTestServer({ environment: await create() });
    const type = name === 'SQLite' ? 'sqlite' : 'postgres';
    const { toBeCreated, toBeAdded } = await getMigrations({
      ...authTables,
      secret: server.settings.secret,
      database: { db: server.database, type },
      // It would rather have its own types for instants and flags, and says so each time.
      logger: { disabled: true },
    });
    expect([toBeCreated, toBeAdded]).toEqual([[], []]);
    await server.close();
  });
});
