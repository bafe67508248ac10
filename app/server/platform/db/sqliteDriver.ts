import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { DatabaseError, wrapDatabaseError } from './databaseError.ts';

/** Back-off in milliseconds while another process holds the lock; doubled each time. */
const minPause = 2;
const maxPause = 100;

/** Lists of different lengths make different statements, so they could be any number. */
const keptStatements = 200;

/** The primary result code is the low byte of the extended one. */
const sqliteBusy = 5;

function isLocked(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { errcode } = error.cause as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === sqliteBusy;
}

/**
 * Runs Kysely on one synchronous `node:sqlite` connection. SQLite's own `busy_timeout` would block the event loop while
 * another process holds the lock; this driver retries a locked statement later instead.
 */
export class SqliteDriver implements Driver {
  readonly #open: () => DatabaseSync;
  readonly #lockTimeout: number;
  readonly #mutex = new Mutex();
  #raw: DatabaseSync | undefined;
  #statements: Statements | undefined;

  /** @param lockTimeout how long a statement waits for another process's lock, in milliseconds */
  constructor(open: () => DatabaseSync, lockTimeout: number) {
    this.#open = open;
    this.#lockTimeout = lockTimeout;
  }

  async init(): Promise<void> {
    this.#raw = wrapDatabaseError(this.#open);
    this.#statements = new Statements(this.#raw);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#raw || !this.#statements) throw new Error('The database is not open.');
    return new SqliteConnection(this.#raw, this.#statements, this.#mutex, this.#lockTimeout);
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

/** One caller's statements: single ones, or a transaction that holds the mutex until it ends. */
class SqliteConnection implements DatabaseConnection {
  readonly #raw: DatabaseSync;
  readonly #statements: Statements;
  readonly #mutex: Mutex;
  readonly #lockTimeout: number;
  /** Releases the mutex that the open transaction holds. */
  #release: (() => void) | undefined;

  constructor(raw: DatabaseSync, statements: Statements, mutex: Mutex, lockTimeout: number) {
    this.#raw = raw;
    this.#statements = statements;
    this.#mutex = mutex;
    this.#lockTimeout = lockTimeout;
  }

  /** Takes the write lock at once: a transaction that reads first and writes later may lose to another process. */
  async begin(): Promise<void> {
    await this.#whenUnlocked(async () => {
      const release = await this.#mutex.acquire();
      try {
        this.#exec('begin immediate');
      } catch (error) {
        release();
        throw error;
      }
      this.#release = release;
    });
  }

  async commit(): Promise<void> {
    await this.#whenUnlocked(() => this.#exec('commit'));
    this.#finish();
  }

  async rollback(): Promise<void> {
    try {
      // After some errors, such as a full disk, SQLite has rolled back already.
      if (this.#raw.isTransaction) this.#exec('rollback');
    } finally {
      this.#finish();
    }
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.#whenUnlocked(async () => {
      if (this.#release) return this.#run<R>(sql, parameters);
      const release = await this.#mutex.acquire();
      try {
        return this.#run<R>(sql, parameters);
      } finally {
        release();
      }
    });
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported.');
  }

  #run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    return wrapDatabaseError(() => {
      const { statement, returnsRows } = this.#statements.prepare(sql);
      const values = parameters as SQLInputValue[];
      if (returnsRows) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  #exec(sql: string): void {
    wrapDatabaseError(() => this.#raw.exec(sql));
  }

  /** Retries while the file is locked. Other callers go on between the tries, unless a transaction is open. */
  async #whenUnlocked<T>(run: () => T | Promise<T>): Promise<T> {
    const end = performance.now() + this.#lockTimeout;
    for (let wait = minPause; ; wait = Math.min(wait * 2, maxPause)) {
      try {
        return await run();
      } catch (error) {
        if (!isLocked(error) || performance.now() >= end) throw error;
      }
      await pause(wait);
    }
  }

  #finish(): void {
    this.#release?.();
    this.#release = undefined;
  }
}

interface Prepared {
  statement: StatementSync;
  returnsRows: boolean;
}

/** The statements used last: preparing one again takes longer than most of them run. */
class Statements {
  readonly #raw: DatabaseSync;
  readonly #kept = new Map<string, Prepared>();

  constructor(raw: DatabaseSync) {
    this.#raw = raw;
  }

  prepare(sql: string): Prepared {
    const prepared = this.#kept.get(sql) ?? this.#prepareNew(sql);
    this.#kept.delete(sql);
    this.#kept.set(sql, prepared);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > keptStatements && oldest !== undefined) this.#kept.delete(oldest);
    return prepared;
  }

  #prepareNew(sql: string): Prepared {
    const statement = this.#raw.prepare(sql);
    return { statement, returnsRows: statement.columns().length > 0 };
  }
}

/** One caller at a time, first come, first served. */
class Mutex {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  /** Resolves with the function that releases it. */
  async acquire(): Promise<() => void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken = false;
    };
  }
}
