import type { Context } from '../context.ts';
import { QueueWorker } from '../jobs/queueWorker.ts';
import { failureOf } from './deliveryFailure.ts';
import type { MailAttachment, Mailer } from './mailer.ts';
import { markSent, rescheduleEmail, takeNextEmail } from './outbox.ts';
import type { OutboxRow } from './table.ts';

type WorkerContext = Pick<Context, 'database' | 'settings' | 'now' | 'log'>;
/** Makes the files that are attached to an e-mail. */
export type AttachmentsOf = (
  where: Pick<Context, 'database' | 'settings'>,
  mail: OutboxRow,
) => Promise<readonly MailAttachment[]>;

/** Sends the e-mails in the outbox, each once; twice only if the server dies between sending and storing that. */
export class MailWorker {
  readonly #context: WorkerContext;
  readonly #mailer: Mailer;
  readonly #attachmentsOf: AttachmentsOf;
  readonly #queue: QueueWorker<OutboxRow>;
  /** E-mails sent while the database couldn't store it: they come up again and must not be sent twice. */
  readonly #sent = new Set<string>();

  /** @param pause milliseconds between polls of the outbox, unless the worker is woken before */
  constructor(context: WorkerContext, mailer: Mailer, attachmentsOf: AttachmentsOf, pause: number) {
    const { database, now, log } = context;
    this.#context = context;
    this.#mailer = mailer;
    this.#attachmentsOf = attachmentsOf;
    this.#queue = new QueueWorker({
      log,
      name: 'the outbox',
      pause,
      atOnce: 1,
      take: () => takeNextEmail(database, now()),
      work: (mail) => this.#send(mail),
    });
  }

  /** Sends what is due now, and looks again after every pause. Resolves after a look into the outbox that began after this call. */
  wake(): Promise<void> {
    return this.#queue.wake();
  }

  start(): void {
    void this.wake();
  }

  /** Finishes the current e-mail and takes no more. */
  async stop(): Promise<void> {
    await this.#queue.stop();
    this.#mailer.close();
  }

  async #send(mail: OutboxRow): Promise<void> {
    const { database, now, log } = this.#context;
    try {
      if (!this.#sent.has(mail.id)) await this.#mailer.send(mail, await this.#attachmentsOf(this.#context, mail));
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
