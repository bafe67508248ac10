import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { Mailer } from './mailer.ts';
import { markSent, putBack, takeNext } from './outbox.ts';

export interface PostmanParts {
  database: Database;
  mailer: Mailer;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds between two looks into the outbox when nobody calls. */
  pause: number;
}

/** Carries the outbox to the mail server: at least once, also when a server dies in between. */
export class Postman {
  readonly #parts: PostmanParts;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #calledAgain = false;
  #stopped = false;

  constructor(parts: PostmanParts) {
    this.#parts = parts;
  }

  /** There is mail, or there may be: goes now, and again after every pause. */
  call(): void {
    if (this.#stopped) return;
    if (this.#round) {
      this.#calledAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#round = this.#goRound().finally(() => {
      this.#round = undefined;
      if (this.#calledAgain) this.call();
      else if (!this.#stopped) this.#timer = setTimeout(() => this.call(), this.#parts.pause).unref();
    });
  }

  /** Finishes the mail in hand and takes no other. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round;
    this.#parts.mailer.close();
  }

  async #goRound(): Promise<void> {
    const { database, now, log } = this.#parts;
    this.#calledAgain = false;
    try {
      while (!this.#stopped) {
        const mail = await takeNext(database, now());
        if (!mail) return;
        await this.#deliver(mail);
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be read');
    }
  }

  async #deliver(mail: OutboxRow): Promise<void> {
    const { database, mailer, now, log } = this.#parts;
    try {
      await mailer.send(mail);
    } catch (error) {
      log.error({ mail: mail.id, attempt: mail.attempts, ...wordsOf(error) }, 'a mail was not taken');
      return putBack(database, mail, isHopeless(error), now());
    }
    return markSent(database, mail.id, now());
  }
}

/** The mail server's own sentence may hold an address, so it stays out of the log. */
function wordsOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return { error: error.name, code, responseCode };
}

/** The mail server knows the recipient will never take mail: asking again would not help. */
function isHopeless(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}
