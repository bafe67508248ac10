import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { DatabaseError, wrapDatabaseError } from './databaseError.ts';

/** Milliseconds between two tries while another process holds the lock: from the first, doubled, to the longest. */
const firstPause = 2;
const longestPause = 100;

/** SQLITE_BUSY; the higher bytes of an error code say why. */
const busy = 5;

function isLocked(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { errcode } = error.cause as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === busy;
}

/**
 * Runs Kysely on the one synchronous connection of `node:sqlite`. SQLite's own `busy_timeout` would wait for another
 * process's lock inside the event loop, and no page would be served meanwhile. Here a statement that finds the file locked
 * is tried again later, and the rest of the server works on.
 */
export class SqliteDriver implements Driver {
  readonly #open: () => DatabaseSync;
  readonly #longestWait: number;
  readonly #turns = new Turns();
  #raw: DatabaseSync | undefined;

  /** @param longestWait milliseconds a statement waits for another process's lock before it fails */
  constructor(open: () => DatabaseSync, longestWait: number) {
    this.#open = open;
    this.#longestWait = longestWait;
  }

  async init(): Promise<void> {
    this.#raw = wrapDatabaseError(this.#open);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#raw) throw new Error('The database is not open.');
    return new SqliteConnection(this.#raw, this.#turns, this.#longestWait);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#raw?.close();
  }
}

/** What one caller does with the database: single statements, or a transaction that no other caller's get into. */
class SqliteConnection implements DatabaseConnection {
  readonly #raw: DatabaseSync;
  readonly #turns: Turns;
  readonly #longestWait: number;
  /** Ends the turn that the open transaction holds. */
  #endTurn: (() => void) | undefined;

  constructor(raw: DatabaseSync, turns: Turns, longestWait: number) {
    this.#raw = raw;
    this.#turns = turns;
    this.#longestWait = longestWait;
  }

  /** Takes the lock for writing at once: a transaction that reads first and writes later loses against another process. */
  async begin(): Promise<void> {
    await this.#whenUnlocked(async () => {
      const endTurn = await this.#turns.take();
      try {
        this.#exec('begin immediate');
      } catch (error) {
        endTurn();
        throw error;
      }
      this.#endTurn = endTurn;
    });
  }

  async commit(): Promise<void> {
    await this.#whenUnlocked(() => this.#exec('commit'));
    this.#finish();
  }

  async rollback(): Promise<void> {
    try {
      // SQLite has already rolled back after some failures, such as a full disk.
      if (this.#raw.isTransaction) this.#exec('rollback');
    } finally {
      this.#finish();
    }
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.#whenUnlocked(async () => {
      if (this.#endTurn) return this.#run<R>(sql, parameters);
      const endTurn = await this.#turns.take();
      try {
        return this.#run<R>(sql, parameters);
      } finally {
        endTurn();
      }
    });
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Reading row by row is not supported.');
  }

  #run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    return wrapDatabaseError(() => {
      const statement = this.#raw.prepare(sql);
      const values = parameters as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  #exec(sql: string): void {
    wrapDatabaseError(() => this.#raw.exec(sql));
  }

  /** Between two tries others have their turn, unless a transaction is open. */
  async #whenUnlocked<T>(run: () => T | Promise<T>): Promise<T> {
    const end = performance.now() + this.#longestWait;
    for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
      try {
        return await run();
      } catch (error) {
        if (!isLocked(error) || performance.now() >= end) throw error;
      }
      await pause(wait);
    }
  }

  #finish(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

/** One caller at a time, in the order they came. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  /** Resolves with the function that ends the turn. */
  async take(): Promise<() => void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken = false;
    };
  }
}
