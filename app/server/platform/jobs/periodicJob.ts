import type { Context } from '../context.ts';

/** Work that is done at the start and after every pause, never twice at a time. A failure is logged, and the next run tries again. */
export class PeriodicJob {
  readonly #work: (stopping: AbortSignal) => Promise<unknown>;
  readonly #pause: number;
  readonly #log: Context['log'];
  readonly #failure: string;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> | undefined;

  readonly #stopping = new AbortController();

  /**
   * @param work gets a signal that the server stops
   * @param pause milliseconds between two runs
   * @param failure what the log says of a run that failed
   */
  constructor(
    work: (stopping: AbortSignal) => Promise<unknown>,
    pause: number,
    { log }: Pick<Context, 'log'>,
    failure: string,
  ) {
    this.#work = work;
    this.#pause = pause;
    this.#log = log;
    this.#failure = failure;
  }

  start(): void {
    this.#timer = setInterval(() => this.#run(), this.#pause).unref();
    this.#run();
  }

  /** Waits for the current run. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#running;
  }

  #run(): void {
    this.#running ??= this.#work(this.#stopping.signal)
      .catch((error: unknown) => this.#log.error({ err: error }, this.#failure))
      .finally(() => {
        this.#running = undefined;
      });
  }
}
