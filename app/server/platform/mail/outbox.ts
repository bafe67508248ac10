import type { ExpressionBuilder } from 'kysely';
import { day, hour } from '../../../src/domain/durations.ts';
import { instant } from '../context.ts';
import type { Database, Transaction } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { HttpError } from '../http/httpError.ts';
import type { MailFailure } from './deliveryFailure.ts';
import type { CalendarMethod, OutboxRow } from './table.ts';

/** An e-mail before it is queued. */
export interface Email {
  /** Idempotency key: an e-mail with a known id isn't queued again. */
  id: string;
  recipient: string;
  /** A notice to the agency: sent to the current AGENCY_EMAIL, and reported by the health check when undelivered. */
  toAgency?: true;
  /** Reply-To, if it isn't the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** A calendar entry. */
  invitation?: CalendarAttachment;
  /** Further headers by name: `Auto-Submitted`. */
  headers?: Readonly<Record<string, string>>;
  /** The issue of the newsletter that it is. */
  issue?: string;
  /** When it loses its meaning: it isn't sent from then on. */
  expiresAt?: string;
  /** The id of the invoice or credit note to attach. */
  invoice?: string | undefined;
  /** The version of the terms to attach. */
  terms?: string | undefined;
}

export interface CalendarAttachment {
  method: CalendarMethod;
  /** iCalendar text (RFC 5545). */
  text: string;
}

/**
 * Whether a late or undelivered e-mail needs the operator. A rejected address of a visitor doesn't: anyone could raise an
 * alarm by mistyping.
 */
const needsOperator = ({ eb, or }: ExpressionBuilder<Schema, 'outbox'>) =>
  or([eb('to_agency', '=', 1), eb('failure_cause', '=', 'transport')]);

/** Since when the oldest e-mail has waited; null when none does. */
export async function oldestWaitingSince(database: Database): Promise<Date | null> {
  const { since } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.min(fn.coalesce('resent_at', 'created_at')).as('since'))
    .where('status', '=', 'waiting')
    .where((row) => row.or([row('failure_cause', 'is', null), needsOperator(row)]))
    .executeTakeFirstOrThrow();
  return since === null ? null : new Date(since);
}

/** Whether an e-mail that needs the operator became undelivered since then. */
export async function hasUndelivered(database: Database, since: Date): Promise<boolean> {
  const found = await database
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'undelivered')
    .where('due_at', '>=', since.toISOString())
    .where(needsOperator)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Longer than sending may take: the lock of a worker that died expires after that. */
const lockMilliseconds = 120_000;
const firstPause = 5_000;
const longestPause = hour;

/** Back-off before the next try, in milliseconds. */
const pauseAfter = (attempts: number) => Math.min(firstPause * 2 ** (attempts - 1), longestPause);

/** Number of tries within a period. Tries count, not hours, because a server that is off doesn't try. */
function attemptsIn(milliseconds: number): number {
  let attempts = 1;
  for (let tried = 0; tried < milliseconds; attempts += 1) tried += pauseAfter(attempts);
  return attempts;
}

/** Three days of tries; one day for a notice to the agency whose address is rejected: it may be mistyped. */
const maxAttempts = attemptsIn(3 * day);
const maxAttemptsWhenRejected = attemptsIn(day);

/**
 * Queues e-mails in the transaction of the change they are about: both are stored, or neither.
 * @param dueAt when they may be sent: later than now while the change can still be undone
 */
export async function enqueueEmails(
  transaction: Transaction,
  emails: readonly Email[],
  at: string,
  dueAt = at,
): Promise<void> {
  for (const email of emails) {
    const { id, recipient, toAgency, replyTo, subject, text, html, invitation, headers, issue, expiresAt } = email;
    for (const header of [recipient, replyTo ?? '', subject, ...Object.values(headers ?? {})])
      rejectControlCharacters(header);
    await transaction
      .insertInto('outbox')
      .values({
        id,
        recipient,
        to_agency: toAgency ? 1 : 0,
        reply_to: replyTo,
        subject,
        text,
        html,
        status: 'waiting',
        attempts: 0,
        due_at: dueAt,
        created_at: at,
        calendar_method: invitation?.method ?? null,
        calendar: invitation?.text ?? null,
        headers: headers ? JSON.stringify(headers) : null,
        issue: issue ?? null,
        expires_at: expiresAt ?? null,
        invoice: email.invoice ?? null,
        terms: email.terms ?? null,
        erase_when_sent: 0,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

/** A line break in a header would inject another header. */
function rejectControlCharacters(header: string): void {
  if (/\p{Cc}/u.test(header)) throw new Error('An e-mail header must not contain control characters.');
}

/**
 * Deletes e-mails that still wait, because what they say no longer holds.
 * @param id of one, or the prefix of the ids of several
 * @returns the ids of those that nobody can have got. One that was tried may arrive all the same, and one that is sent again has arrived before.
 */
export async function deleteWaitingEmails(
  transaction: Transaction,
  id: string | { prefix: string },
): Promise<string[]> {
  const deleted = await transaction
    .deleteFrom('outbox')
    .where(({ eb }) => (typeof id === 'string' ? eb('id', '=', id) : eb('id', 'like', `${id.prefix}%`)))
    .where('status', '=', 'waiting')
    .returning(['id', 'attempts', 'resent_at'])
    .execute();
  return deleted.flatMap((email) => (email.attempts === 0 && email.resent_at === null ? [email.id] : []));
}

/** Lets e-mails that wait for an undo be sent at once, before those that are queued now. */
export async function sendUndelayed(transaction: Transaction, idPrefix: string): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set((row) => ({ due_at: row.ref('created_at') }))
    .where('id', 'like', `${idPrefix}%`)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('resent_at', 'is', null)
    .execute();
}

/**
 * Deletes an e-mail that hasn't left, to undo what it is about.
 * @param advice what can still be done if it has
 * @throws HttpError 409 when it has left, or may have
 */
export async function unsendEmail(transaction: Transaction, id: string, advice = ''): Promise<void> {
  if ((await deleteWaitingEmails(transaction, id)).length === 0)
    throw new HttpError(409, 'too-late', `The e-mail has already been sent. ${advice}`.trim());
}

/** Marks e-mails that expired while they waited. */
export async function stopExpiredEmails(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ status: 'stopped' })
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', now.toISOString())
    .execute();
}

/** Takes the next due e-mail and locks it for a while; one of several workers gets it. */
export async function takeNextEmail(database: Database, now: Date): Promise<OutboxRow | undefined> {
  const at = now.toISOString();
  // Nothing is due later than the longest back-off, unless the clock has been set back.
  const latest = instant(now.getTime() + longestPause);
  const isDue = ({ eb, or, and }: ExpressionBuilder<Schema, 'outbox'>) =>
    and([
      or([eb('due_at', '<=', at), eb('due_at', '>', latest)]),
      or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]),
    ]);
  return database
    .updateTable('outbox')
    .set((row) => ({ attempts: row('attempts', '+', 1), due_at: instant(now.getTime() + lockMilliseconds) }))
    .where('id', '=', (oldest) =>
      oldest.selectFrom('outbox').select('id').where('status', '=', 'waiting').where(isDue).orderBy('due_at').limit(1),
    )
    .where('status', '=', 'waiting')
    .where(isDue)
    .returningAll()
    .executeTakeFirst();
}

export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: now.toISOString(), failure: null, failure_cause: null })
    .where('id', '=', id)
    .execute();
}

/** Schedules the next try with a growing back-off; after the last try, marks the e-mail as undelivered. */
export async function rescheduleEmail(
  database: Database,
  mail: OutboxRow,
  failure: MailFailure,
  now: Date,
): Promise<void> {
  const isLastTry = mail.attempts >= attemptsFor(mail, failure);
  await database
    .updateTable('outbox')
    .set({
      status: isLastTry ? 'undelivered' : 'waiting',
      due_at: instant(now.getTime() + (isLastTry ? 0 : pauseAfter(mail.attempts))),
      failure: failure.message,
      failure_cause: failure.cause,
    })
    .where('id', '=', mail.id)
    // Its issue may have been stopped while it was tried.
    .where('status', '=', 'waiting')
    .execute();
}

function attemptsFor({ to_agency }: OutboxRow, { isPermanent }: MailFailure): number {
  if (!isPermanent) return maxAttempts;
  return to_agency ? maxAttemptsWhenRejected : 1;
}

/**
 * Queues e-mails again as if they were new: those with the given ids, or all undelivered ones.
 * @param dueAt when to send them; at once by default
 * @returns their ids
 */
export async function requeueEmails(
  transaction: Transaction,
  ids: readonly string[] | 'undelivered',
  now: Date,
  dueAt: Date = now,
): Promise<string[]> {
  const at = now.toISOString();
  const queued = await transaction
    .updateTable('outbox')
    .set({
      status: 'waiting',
      attempts: 0,
      due_at: dueAt.toISOString(),
      resent_at: at,
      sent_at: null,
      failure_cause: null,
    })
    .where(({ eb }) => (ids === 'undelivered' ? eb('status', '=', 'undelivered') : eb('id', 'in', ids)))
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .returning('id')
    .execute();
  return queued.map(({ id }) => id);
}
