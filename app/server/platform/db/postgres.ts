import { type Dialect, Kysely, PostgresDialect, type PostgresPoolClient, type TransactionBuilder } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { isConflict, wrapDatabaseErrors } from './databaseError.ts';
import type { Schema } from './schema.ts';

/** How often a transaction is begun at most. */
const mostTries = 5;

/**
 * A database whose transactions begin again when PostgreSQL ends them for the sake of others. What a transaction does may so
 * be done twice: it must keep to the database, and leave nothing outside that its end doesn't set.
 */
export class PostgresDatabase extends Kysely<Schema> {
  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await execute(work);
        } catch (error) {
          if (!isConflict(error) || tries >= mostTries) throw error;
        }
      }
    };
    return builder;
  }
}

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
