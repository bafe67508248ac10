/**
 * `undelivered`: the mail server rejected it permanently, or for too long. `stopped`: its newsletter issue was stopped, or it
 * expired before it could be sent.
 */
export type MailStatus = 'waiting' | 'sent' | 'undelivered' | 'stopped';

export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

export interface OutboxRow {
  id: string;
  /** For a notice to the agency, AGENCY_EMAIL at the time. */
  recipient: string;
  /** 1 for a notice to the agency, which is sent to the current AGENCY_EMAIL. */
  to_agency: 0 | 1;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  status: MailStatus;
  /** Attempts since it was queued or resent. */
  attempts: number;
  /** Don't send before: a back-off, or the lock of the worker that is sending it. For an undelivered e-mail, its last attempt. */
  due_at: string;
  created_at: string;
  /** When the team last resent it. */
  resent_at: string | null;
  sent_at: string | null;
  /** Error message of the last attempt; may contain the address. */
  failure: string | null;
  failure_cause: 'recipient' | 'transport' | null;
  /** The iTIP method of an attached calendar entry, and the entry as iCalendar text. */
  calendar_method: CalendarMethod | null;
  calendar: string | null;
  /** JSON: further headers by name. */
  headers: string | null;
  /** The name of the newsletter issue, for an e-mail of one. */
  issue: string | null;
  /** It isn't sent from then on: a reminder of a call that has begun. Null for most. */
  expires_at: string | null;
  /** The id of the attached invoice or credit note. */
  invoice: string | null;
  /** The version of the attached terms. */
  terms: string | null;
  /** 1 when its recipient is erased, and only the e-mail still had to go. */
  erase_when_sent: 0 | 1;
}
