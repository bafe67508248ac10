import type { Context } from '../context.ts';
import type { OutboxRow } from '../db/tables/outbox.ts';
import { failureOf } from './deliveryFailure.ts';
import type { Mailer } from './mailer.ts';
import { markSent, rescheduleEmail, takeNextEmail } from './outbox.ts';

type WorkerContext = Pick<Context, 'database' | 'now' | 'log'>;

/** Sends the e-mails in the outbox, each once; twice only if the server dies between sending and storing that. */
export class MailWorker {
  readonly #context: WorkerContext;
  readonly #mailer: Mailer;
  readonly #pause: number;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #wokenAgain = false;
  #stopped = false;
  /** E-mails sent while the database couldn't store it: they come up again and must not be sent twice. */
  readonly #sent = new Set<string>();

  /** @param pause milliseconds between two looks into the outbox when nobody wakes the worker */
  constructor(context: WorkerContext, createMailer: Mailer, pause: number) {
    this.#context = context;
    this.#mailer = createMailer;
    this.#pause = pause;
  }

  /** Sends what is due now, and looks again after every pause. Resolves after the current look into the outbox. */
  async wake(): Promise<void> {
    if (this.#stopped) return;
    if (this.#round) {
      this.#wokenAgain = true;
      return this.#round;
    }
    clearTimeout(this.#timer);
    this.#round = this.#sendAllDue().finally(() => {
      this.#round = undefined;
      if (this.#wokenAgain) void this.wake();
      else if (!this.#stopped) this.#timer = setTimeout(() => void this.wake(), this.#pause).unref();
    });
    return this.#round;
  }

  /** Finishes the current e-mail and takes no more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round;
    this.#mailer.close();
  }

  async #sendAllDue(): Promise<void> {
    const { database, now, log } = this.#context;
    this.#wokenAgain = false;
    try {
      while (!this.#stopped) {
        const mail = await takeNextEmail(database, now());
        if (!mail) return;
        await this.#send(mail);
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be read');
    }
  }

  async #send(mail: OutboxRow): Promise<void> {
    const { database, now, log } = this.#context;
    try {
      if (!this.#sent.has(mail.id)) await this.#mailer.send(mail);
    } catch (error) {
      log.error({ mail: mail.id, attempt: mail.attempts, ...codesOf(error) }, 'an e-mail was not accepted');
      return rescheduleEmail(database, mail, failureOf(error), now());
    }
    this.#sent.add(mail.id);
    await markSent(database, mail.id, now());
    this.#sent.delete(mail.id);
  }
}

const withoutTls =
  'The mail server could not be reached with encryption, so its password was not sent. Use smtps:// in SMTP_URL, or a mail server that offers STARTTLS.';

/** What may be logged: the mail server's message may contain an address. */
function codesOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { code, command, responseCode } = error as Error & {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  return { error: error.name, code, command, responseCode, ...(code === 'ETLS' ? { hint: withoutTls } : {}) };
}
