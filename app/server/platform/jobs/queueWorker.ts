import type { Context } from '../context.ts';

interface QueueOptions<Row> {
  log: Context['log'];
  /** For the log: "the outbox". */
  name: string;
  /** Milliseconds between polls of the queue, unless the worker is woken before. */
  pause: number;
  /** How many rows it works on at once. */
  atOnce: number;
  /** Takes the next due row and locks it; undefined when none is due. */
  take: () => Promise<Row | undefined>;
  /** Works on a row, and stores how that went. */
  work: (row: Row) => Promise<void>;
}

/** Works on the rows of a queue in the database, by locks that expire: other processes may work on it too. */
export class QueueWorker<Row> {
  readonly #options: QueueOptions<Row>;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  /** The round after the current one. */
  #next: Promise<void> | undefined;
  #stopped = false;

  constructor(options: QueueOptions<Row>) {
    this.#options = options;
  }

  /**
   * Works on what is due now, and looks again after every pause. Resolves after a look into the queue that began after this
   * call: one that is under way may have missed what is due now.
   */
  wake(): Promise<void> {
    if (!this.#round) return this.#look();
    this.#next ??= this.#round.then(() => this.#look());
    return this.#next;
  }

  start(): void {
    void this.wake();
  }

  async #look(): Promise<void> {
    this.#next = undefined;
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#round = this.#workOnAllDue().finally(() => {
      this.#round = undefined;
      if (this.#next || this.#stopped) return;
      this.#timer = setTimeout(() => void this.wake(), this.#options.pause).unref();
    });
    return this.#round;
  }

  /** Finishes the current rows and takes no more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  async #workOnAllDue(): Promise<void> {
    const { atOnce, take, work, log, name } = this.#options;
    const running = new Set<Promise<void>>();
    let broken = false;
    const fail = (error: unknown) => {
      broken = true;
      log.error({ err: error }, `${name} cannot be read`);
    };
    while (!this.#stopped && !broken) {
      const row = await take().catch(fail);
      if (!row) break;
      const done: Promise<void> = work(row)
        .catch(fail)
        .finally(() => running.delete(done));
      running.add(done);
      if (running.size >= atOnce) await Promise.race(running);
    }
    await Promise.all(running);
  }
}
