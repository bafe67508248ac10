import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { StoredTopic, WatchChanges } from './changes.ts';

/** Polling interval, in milliseconds. */
const pause = 1_000;

/** SQLite: triggers count changes, also those of other processes. */
export const countChanges =
  ({ database, log }: Pick<Context, 'database' | 'log'>): WatchChanges =>
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
