import type { StaffMailRow } from '../../src/domain/contract/staff/mails.ts';
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
