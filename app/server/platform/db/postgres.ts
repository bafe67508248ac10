import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { wrapDatabaseErrors } from './databaseError.ts';

/** PostgreSQL, for any number of server processes. */
export function postgresDialect(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'agency-site',
  });
  // A broken connection fails its query, and the next query gets a new connection. Without listeners the error event
  // would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => adapted(await wrapDatabaseErrors(() => pool.connect())),
      end: () => pool.end(),
    },
  });
}

/** The connection, with every failed query as a DatabaseError. */
function adapted(client: PoolClient): PostgresPoolClient {
  // The type also covers cursors, which we don't use.
  const query = ((text: string, values: readonly unknown[]) =>
    wrapDatabaseErrors(() => client.query(text, [...values]))) as unknown as PostgresPoolClient['query'];
  return { query, release: (destroy) => client.release(destroy) };
}
