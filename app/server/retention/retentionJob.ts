import type { FastifyBaseLogger } from 'fastify';
import { readClock } from '../../src/domain/booking/clock.ts';
import type { Database } from '../db/open.ts';
import { deleteExpired } from './deleteExpired.ts';

export interface RetentionJobParts {
  database: Database;
  now: () => Date;
  /** Of the agency's calendar, "Europe/Dublin". */
  timeZone: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const hour = 3_600_000;

/** Deletes once an hour what has been kept for as long as we say. */
export class RetentionJob {
  readonly #parts: RetentionJobParts;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(parts: RetentionJobParts) {
    this.#parts = parts;
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
    const { database, now, timeZone, log } = this.#parts;
    const at = now();
    this.#round ??= deleteExpired(database, at, readClock(at.getTime(), timeZone).day)
      .catch((error: unknown) => log.error({ err: error }, 'expired records cannot be deleted'))
      .finally(() => {
        this.#round = undefined;
      });
  }
}
