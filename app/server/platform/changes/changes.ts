import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { ChangeTopic } from '../../../src/domain/contract/staff/changes.ts';
import type { Database } from '../db/open.ts';
import type { Settings } from '../settings/settings.ts';

/** What the database reports. The topic `today` is derived from it. */
type StoredTopic = Exclude<ChangeTopic, 'today'>;
const storedTopics: readonly StoredTopic[] = ['orders', 'bookings', 'messages', 'mails', 'webhooks', 'team', 'log'];

/** Reports changes until it is stopped. */
type WatchChanges = (notify: (topics: readonly StoredTopic[]) => void) => { stop: () => Promise<void> };

type Listener = (topics: readonly ChangeTopic[]) => void;

/** Changes within this time are reported together. */
const batchMilliseconds = 200;

/**
 * Notifies listeners of changes in the database, by this process or another one. The database is watched only while there is
 * a listener.
 */
export class Changes {
  readonly #watch: WatchChanges;
  readonly #listeners = new Set<Listener>();
  readonly #pending = new Set<StoredTopic>();
  #watching: ReturnType<WatchChanges> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(watch: WatchChanges) {
    this.#watch = watch;
  }

  /** @returns stops listening */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#watching ??= this.#watch((topics) => this.#add(topics));
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) void this.stop();
    };
  }

  /** Stops watching, before the database is closed. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending.clear();
    const watching = this.#watching;
    this.#watching = undefined;
    await watching?.stop();
  }

  #add(topics: readonly StoredTopic[]): void {
    if (!this.#watching) return;
    for (const topic of topics) this.#pending.add(topic);
    if (this.#pending.size > 0) this.#timer ??= setTimeout(() => this.#notify(), batchMilliseconds).unref();
  }

  #notify(): void {
    this.#timer = undefined;
    const topics: ChangeTopic[] = [...this.#pending];
    this.#pending.clear();
    if (topics.some((topic) => topic !== 'log' && topic !== 'team')) topics.push('today');
    for (const listener of [...this.#listeners]) listener(topics);
  }
}

interface Place {
  database: Database;
  settings: Pick<Settings, 'databaseUrl'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Watches the database in use. */
export function createChanges(context: Place): Changes {
  const { databaseUrl } = context.settings;
  return new Changes(databaseUrl ? listenForChanges(databaseUrl, context.log) : countChanges(context));
}

/** Polling interval, in milliseconds. */
const pause = 1_000;

/** SQLite: triggers count changes, also those of other processes. */
const countChanges =
  ({ database, log }: Pick<Place, 'database' | 'log'>): WatchChanges =>
  (notify) => {
    let known: ReadonlyMap<string, number> | undefined;
    let looking: Promise<void> | undefined;
    const look = async () => {
      const { rows } = await sql<{ topic: StoredTopic; number: number }>`
        select topic, number from change_counts`.execute(database);
      const changed = rows.filter(({ topic, number }) => known && known.get(topic) !== number);
      known = new Map(rows.map(({ topic, number }) => [topic, number]));
      notify(changed.map(({ topic }) => topic));
    };
    const run = () => {
      looking ??= look()
        .catch((error: unknown) => log.error({ err: error }, 'the counts of changes cannot be read'))
        .finally(() => {
          looking = undefined;
        });
    };
    run();
    const timer = setInterval(run, pause).unref();
    return {
      async stop() {
        clearInterval(timer);
        await looking;
      },
    };
  };

/** Time between two attempts to connect, in milliseconds. */
const restartPause = 5_000;

const isTopic = (text: string | undefined): text is StoredTopic => storedTopics.some((topic) => topic === text);

/** PostgreSQL: triggers notify every process that listens, when a change is committed. Needs a connection of its own. */
const listenForChanges =
  (url: string, log: Place['log']): WatchChanges =>
  (notify) => {
    let stopped = false;
    let client: Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let connecting: Promise<void> = Promise.resolve();

    const connect = async (isAgain: boolean) => {
      const own = new Client({
        connectionString: url,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
        application_name: 'agency-site',
      });
      client = own;
      let isOver = false;
      const again = (error?: unknown) => {
        if (isOver) return;
        isOver = true;
        if (stopped) return;
        log.error({ err: error }, 'the connection that listens for changes is lost');
        void own.end().catch(() => {});
        timer = setTimeout(() => start(true), restartPause).unref();
      };
      own.on('error', again);
      own.on('end', again);
      own.on('notification', ({ payload }) => {
        if (isTopic(payload)) notify([payload]);
      });
      try {
        await own.connect();
        await own.query('listen desk');
        // Anything may have changed meanwhile.
        if (isAgain) notify(storedTopics);
      } catch (error) {
        again(error);
      }
    };
    const start = (isAgain: boolean) => {
      connecting = connect(isAgain);
    };
    start(false);
    return {
      async stop() {
        stopped = true;
        clearTimeout(timer);
        await connecting;
        await client?.end().catch(() => {});
      },
    };
  };
