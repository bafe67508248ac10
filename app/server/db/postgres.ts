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
  // A connection that breaks fails the query under way, and the next one gets another; a break that nobody
  // listens for would end the process.
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

/** The connection, with every failure of a query named as the database's. */
function adapted(client: PoolClient): PostgresPoolClient {
  // The type also has cursors, which nobody hands in here.
  const query = ((text: string, values: readonly unknown[]) =>
    wrapDatabaseErrors(() => client.query(text, [...values]))) as unknown as PostgresPoolClient['query'];
  return { query, release: (destroy) => client.release(destroy) };
}
