import { Client } from 'pg';
import type { Context } from '../context.ts';
import { type StoredTopic, storedTopics, type WatchChanges } from './changes.ts';

/** Time between two attempts to connect, in milliseconds. */
const pause = 5_000;

const isTopic = (text: string | undefined): text is StoredTopic => storedTopics.some((topic) => topic === text);

/** PostgreSQL: triggers notify every process that listens, when a change is committed. Needs a connection of its own. */
export const listenForChanges =
  (url: string, log: Context['log']): WatchChanges =>
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
        timer = setTimeout(() => start(true), pause).unref();
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
