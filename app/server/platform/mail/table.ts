import { integer, type Row, table, text } from '../db/table.ts';

/**
 * `undelivered`: the mail server rejected it permanently, or for too long. `stopped`: its newsletter issue was stopped, or it
 * expired before it could be sent.
 */
export type MailStatus = 'waiting' | 'sent' | 'undelivered' | 'stopped';

export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

export const outbox = table({
  keptAs: 'mails',
  columns: {
    id: text('internal', 'primary key'),
    /** For a notice to the agency, AGENCY_EMAIL at the time. */
    recipient: text('personal', 'not null').searched(),
    /** 1 for a notice to the agency, which is sent to the current AGENCY_EMAIL. */
    to_agency: integer('none', 'not null default 0').of<0 | 1>(),
    reply_to: text('internal'),
    subject: text('personal', 'not null').searched(),
    text: text('internal', 'not null'),
    html: text('internal', 'not null'),
    status: text('personal', 'not null').of<MailStatus>(),
    /** Attempts since it was queued or resent. */
    attempts: integer('internal', 'not null'),
    /** Don't send before: a back-off, or the lock of the worker that is sending it. For an undelivered e-mail, its last attempt. */
    due_at: text('internal', 'not null'),
    created_at: text('personal', 'not null'),
    /** When the team last resent it. */
    resent_at: text('internal'),
    sent_at: text('personal'),
    /** Error message of the last attempt; may contain the address. */
    failure: text('internal'),
    failure_cause: text('internal').of<'recipient' | 'transport'>(),
    /** The iTIP method of an attached calendar entry, and the entry as iCalendar text. */
    calendar_method: text('internal').of<CalendarMethod>(),
    calendar: text('internal'),
    /** JSON: further headers by name. */
    headers: text('internal'),
    /** The name of the newsletter issue, for an e-mail of one. */
    issue: text('none'),
    /** It isn't sent from then on: a reminder of a call that has begun. Null for most. */
    expires_at: text('internal'),
    /** The id of the attached invoice or credit note. */
    invoice: text('none'),
    /** The version of the attached terms. */
    terms: text('none'),
    /** 1 when its recipient is erased, and only the e-mail still had to go. */
    erase_when_sent: integer('none', 'not null default 0').of<0 | 1>(),
  },
  indexes: [
    "create index outbox_waiting on outbox (due_at) where status = 'waiting'",
    'create index outbox_recipient on outbox (lower(recipient))',
    "create index outbox_undelivered on outbox (due_at) where status = 'undelivered'",
    'create index outbox_latest on outbox (created_at, id)',
    'create index outbox_status on outbox (status, created_at, id)',
    'create index outbox_issue on outbox (issue, status) where issue is not null',
  ],
});
export type OutboxRow = Row<typeof outbox>;
