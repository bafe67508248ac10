import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open.ts';
import type { OutboxRow } from '../db/schema.ts';
import { failureOf } from './failure.ts';
import type { Mailer } from './mailer.ts';
import { markSent, putBack, takeNext } from './outbox.ts';

export interface MailWorkerParts {
  database: Database;
  mailer: Mailer;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds between two looks into the outbox when nobody calls. */
  pause: number;
}

/** Sends what is in the outbox: once, or once more when the server dies before it has noted that a mail went out. */
export class MailWorker {
  readonly #parts: MailWorkerParts;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #calledAgain = false;
  #stopped = false;
  /** Mails that went out while the database could not note it: they come back, and must not go out again. */
  readonly #sent = new Set<string>();

  constructor(parts: MailWorkerParts) {
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
      if (!this.#sent.has(mail.id)) await mailer.send(mail);
    } catch (error) {
      log.error({ mail: mail.id, attempt: mail.attempts, ...codesOf(error) }, 'a mail was not taken');
      return putBack(database, mail, failureOf(error), now());
    }
    this.#sent.add(mail.id);
    await markSent(database, mail.id, now());
    this.#sent.delete(mail.id);
  }
}

const withoutTls =
  'The mail server could not be reached with encryption, so its password was not sent. Use smtps:// in SMTP_URL, or a mail server that offers STARTTLS.';

/** The mail server's own sentence may hold an address, so it stays out of the log. */
function codesOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { code, command, responseCode } = error as Error & {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  return { error: error.name, code, command, responseCode, ...(code === 'ETLS' ? { hint: withoutTls } : {}) };
}
