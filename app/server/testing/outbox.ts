import { attachmentsOf } from '../checkout/attachments.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { type Email, enqueueEmails } from '../platform/mail/outbox.ts';
import { MailWorker } from '../platform/mail/worker.ts';
import { sqlite } from './databases.ts';
import { mailServer, type Refusals } from './mailServer.ts';
import { closeAfter, openTestServer } from './openTestServer.ts';
import type { TestServer } from './startTestServer.ts';

export const newEmail = (change: Partial<Email> = {}): Email => ({
  id: crypto.randomUUID(),
  recipient: 'ann@example.ie',
  replyTo: 'office@agency.example',
  subject: 'Your receipt: €396',
  text: 'Hello Ann',
  html: '<p>Hello Ann</p>',
  ...change,
});

/** Waits until a condition holds, up to 20 seconds. */
export const until = async (done: () => boolean | Promise<boolean>) => {
  for (let tries = 1000; tries > 0 && !(await done()); tries -= 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Starts servers, workers and mail servers for a test, and stops them after it. */
export function outboxTests({ create } = sqlite) {
  /** A server with its own worker turned off, and a worker to test. */
  async function start(smtp?: { url: string }, environment: Record<string, string> = {}) {
    const server = await openTestServer({
      environment: {
        ...(await create()),
        ...(smtp ? { SMTP_URL: smtp.url, MAIL_FROM: 'Trinity Works <hello@agency.example>' } : {}),
        ...environment,
      },
      timing: { cardProviderTimeout: 1_000, outboxInterval: 3_600_000 },
    });
    const worker = (pause = 3_600_000) => {
      const made = new MailWorker(server.context, createMailer(server.settings), attachmentsOf, pause);
      closeAfter(() => made.stop());
      return made;
    };
    return { server, worker };
  }

  /** Queues e-mails. */
  const put = (server: TestServer, ...emails: Email[]) =>
    server.database
      .transaction()
      .execute((transaction) => enqueueEmails(transaction, emails, server.clock.now.toISOString()));
  /** The stored e-mails. */
  const rows = (server: TestServer) => server.database.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  /** Starts a mail server that is closed after the test. */
  const startMailServer = async (refusals?: Refusals) => {
    const smtp = await mailServer(refusals);
    closeAfter(smtp.close);
    return smtp;
  };

  return { start, startMailServer, put, rows };
}
