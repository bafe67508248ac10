import type { MailAbout } from '../../src/domain/contract/staff/history.ts';
import type { StaffMailRow } from '../../src/domain/contract/staff/mails.ts';
import { commandLine } from '../platform/cli/command.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import { type HealthCheck, throttleProbe } from '../platform/http/healthCheck.ts';
import { checkOutboxFolder, recipientOf } from '../platform/mail/mailer.ts';
import { hasUndelivered, oldestWaitingSince } from '../platform/mail/outbox.ts';
import type { OutboxRow } from '../platform/mail/table.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type ActionWords, loggedOf } from '../platform/subject.ts';

/** An e-mail as a row of the list. */
export const toMailRow = (mail: OutboxRow, settings: Settings): StaffMailRow => ({
  id: mail.id,
  to: recipientOf(mail, settings),
  toAgency: mail.to_agency === 1,
  subject: mail.subject,
  status: mail.status,
  attempts: mail.attempts,
  at: mail.created_at,
  sentAt: mail.sent_at,
  nextTryAt: mail.status === 'waiting' ? mail.due_at : null,
  failure: mail.failure,
  cause: mail.failure_cause,
  resentAt: mail.resent_at,
});

/** The e-mails to the customer about an order or a consultation, oldest first. Their ids begin with its id. */
export async function mailsAbout(database: Database, id: string): Promise<MailAbout[]> {
  const mails = await database
    .selectFrom('outbox')
    .select(['id', 'subject', 'recipient', 'status', 'created_at'])
    .where('id', '>=', `${id}-`)
    .where('id', '<', `${id}.`)
    .where('to_agency', '=', 0)
    .orderBy('created_at')
    .execute();
  return mails.map(({ id, subject, recipient, status, created_at }) => ({
    id,
    subject,
    to: recipient,
    status,
    at: created_at,
  }));
}

/** Longer parts of a path are secrets: links in e-mails open what belongs to their recipient. */
const longestWord = 20;

/**
 * Shortens the links of an e-mail, so that no one who reads it on the desk can use them: a link to set a password would open
 * its recipient's account.
 */
export function shortenLinks(text: string): string {
  return text.replace(/https?:\/\/[^\s"'<>]+/g, (link) => {
    const [path = ''] = link.split(/[?#]/, 1);
    const parts = path.split('/').map((part, at) => (at > 2 && part.length >= longestWord ? '…' : part));
    return parts.join('/') + (link.length > path.length ? '?…' : '');
  });
}

export const mailWords: ActionWords = {
  'mail.resend': () => 'E-mail sent again',
  'mail.resend.undone': () => 'E-mail not sent again after all',
  'mail.readdress': ({ before, after }) =>
    `Address corrected from ${loggedOf(before).to} to ${loggedOf(after).to}, and an e-mail sent again`,
};

/** A busy mail server accepts an e-mail within the hour. */
const maxWait = 60 * 60_000;
/** Undelivered e-mails are reported for a week: operators check at least that often. */
const reportedFor = 7 * 24 * 60 * 60_000;

/** Problems with e-mail, while orders and bookings are still taken. */
export function mailHealth({ settings, database, now }: Context): HealthCheck[] {
  const canWrite = throttleProbe(now, () => checkOutboxFolder(settings));
  const outboxFolder: HealthCheck = {
    status: 'mail-not-writable',
    meaning:
      'E-mail can’t be written to DATA_DIR/outbox, so it waits. Free disk space, or give the server write access.',
    isFailing: () =>
      canWrite().then(
        () => false,
        () => true,
      ),
  };
  return [
    {
      status: 'mail-failed',
      meaning: `In the last seven days, the mail server permanently refused a notice to AGENCY_EMAIL, or no e-mail could be delivered for three days. Fix the cause, then run ${commandLine('mails resend --undelivered')}.`,
      isFailing: () => hasUndelivered(database, new Date(now().getTime() - reportedFor)),
    },
    {
      status: 'mail-stuck',
      meaning: `An e-mail has waited for more than an hour. Check the mail server; ${commandLine('mails')} shows its last answer.`,
      async isFailing() {
        const since = await oldestWaitingSince(database);
        return since !== null && now().getTime() - since.getTime() > maxWait;
      },
    },
    ...(settings.mailHost ? [] : [outboxFolder]),
  ];
}
