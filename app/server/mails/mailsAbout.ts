import type { MailAbout } from '../../src/domain/contract/staff/history.ts';
import type { Database } from '../platform/db/open.ts';

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
