import { type Context, today } from '../context.ts';
import { deleteExpired } from './deleteExpired.ts';

const hour = 3_600_000;

/** Runs `deleteExpired` once an hour. */
export class RetentionJob {
  readonly #context: Context;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  start(): void {
    this.#timer = setInterval(() => this.#run(), hour).unref();
    this.#run();
  }

  /** Waits for the current run. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  #run(): void {
    const { database, now, log } = this.#context;
    this.#running ??= deleteExpired(database, now(), today(this.#context))
      .catch((error: unknown) => log.error({ err: error }, 'expired records cannot be deleted'))
      .finally(() => {
        this.#running = undefined;
      });
  }
}
