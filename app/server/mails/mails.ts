import type { MailAbout } from '../../src/domain/contract/staff/history.ts';
import type { StaffMailRow } from '../../src/domain/contract/staff/mails.ts';
import type { Database } from '../platform/db/open.ts';
import { recipientOf } from '../platform/mail/mailer.ts';
import type { OutboxRow } from '../platform/mail/table.ts';
import type { Settings } from '../platform/settings/settings.ts';

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
