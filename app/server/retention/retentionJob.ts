import { type Context, today } from '../context.ts';
import { deleteExpired } from './deleteExpired.ts';

const hour = 3_600_000;

/** Deletes once an hour what has been kept for as long as we say. */
export class RetentionJob {
  readonly #context: Context;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  start(): void {
    this.#timer = setInterval(() => this.#run(), hour).unref();
    this.#run();
  }

  /** Finishes the round under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  #run(): void {
    const { database, now, log } = this.#context;
    this.#round ??= deleteExpired(database, now(), today(this.#context))
      .catch((error: unknown) => log.error({ err: error }, 'expired records cannot be deleted'))
      .finally(() => {
        this.#round = undefined;
      });
  }
}
