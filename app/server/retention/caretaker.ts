import type { FastifyBaseLogger } from 'fastify';
import { readClock } from '../../src/domain/booking/clock.ts';
import type { Database } from '../db/open.ts';
import { forgetOld } from './forget.ts';

export interface CaretakerParts {
  database: Database;
  now: () => Date;
  /** Of the agency's calendar, "Europe/Dublin". */
  timeZone: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const hour = 3_600_000;

/** Looks once an hour whether anything is kept for longer than we say. */
export class Caretaker {
  readonly #parts: CaretakerParts;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(parts: CaretakerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), hour).unref();
    this.#look();
  }

  /** Finishes the round under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  #look(): void {
    const { database, now, timeZone, log } = this.#parts;
    const at = now();
    this.#round ??= forgetOld(database, at, readClock(at.getTime(), timeZone).day)
      .catch((error: unknown) => log.error({ err: error }, 'what is old cannot be removed'))
      .finally(() => {
        this.#round = undefined;
      });
  }
}
