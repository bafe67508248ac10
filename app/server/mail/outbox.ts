import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Database } from '../db/open.ts';
import type { CalendarMethod, OutboxRow, Schema } from '../db/schema.ts';
import type { MailFailure } from './deliveryFailure.ts';

/** A mail before it is posted. */
export interface Email {
  /** The same letter has the same id, so that it is posted once. */
  id: string;
  recipient: string;
  /** A notice to the agency itself: it goes to today's AGENCY_EMAIL, and one that is not delivered shows in health. */
  toAgency?: true;
  /** Whom an answer goes to, when that is not the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** An entry for the recipient's calendar. */
  invitation?: CalendarAttachment;
  /** Further headers, by their names: `Auto-Submitted`. */
  headers?: Readonly<Record<string, string>>;
}

export interface CalendarAttachment {
  method: CalendarMethod;
  /** iCalendar, as RFC 5545 has it. */
  text: string;
}

/**
 * Whether a mail that is late, or was not delivered, needs the operator. A visitor's address that the mail server refuses
 * does not: anyone could raise the alarm by typing a bad address.
 */
const needsOperator = ({ eb, or }: ExpressionBuilder<Schema, 'outbox'>) =>
  or([eb('to_agency', '=', 1), eb('failure_cause', '=', 'transport')]);

/** Since when the mail waits that has waited longest; null when none waits. */
export async function oldestWaitingSince(database: Database): Promise<Date | null> {
  const { since } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.min(fn.coalesce('resent_at', 'created_at')).as('since'))
    .where('status', '=', 'waiting')
    .where((row) => row.or([row('failure_cause', 'is', null), needsOperator(row)]))
    .executeTakeFirstOrThrow();
  return since === null ? null : new Date(since);
}

/** Whether a mail that needs the operator was given up since then. */
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

/** Longer than a mail server may take: the mail of a worker that died is free again after that. */
const lockMilliseconds = 120_000;
const firstPause = 5_000;
const longestPause = 3_600_000;
const day = 24 * 3_600_000;

/** Milliseconds before the next try. */
const pauseAfter = (attempts: number) => Math.min(firstPause * 2 ** (attempts - 1), longestPause);

/** How many tries it takes to try for so long. Tries are counted, not hours: a server that was off has not tried. */
function attemptsIn(milliseconds: number): number {
  let attempts = 1;
  for (let tried = 0; tried < milliseconds; attempts += 1) tried += pauseAfter(attempts);
  return attempts;
}

/** Any mail is tried for three days, an agency's notice to an address that is refused for one: it may be mistyped. */
const mostAttempts = attemptsIn(3 * day);
const mostAttemptsRefused = attemptsIn(day);

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Puts letters beside the change they speak of, in its transaction: both are stored, or neither. */
export async function enqueueEmails(
  transaction: Transaction<Schema>,
  letters: readonly Email[],
  at: string,
): Promise<void> {
  for (const { id, recipient, toAgency, replyTo, subject, text, html, invitation, headers } of letters) {
    for (const header of [recipient, replyTo ?? '', subject, ...Object.values(headers ?? {})]) refuseControls(header);
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
        due_at: at,
        created_at: at,
        resent_at: null,
        sent_at: null,
        failure: null,
        failure_cause: null,
        calendar_method: invitation?.method ?? null,
        calendar: invitation?.text ?? null,
        headers: headers ? JSON.stringify(headers) : null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

/** A line break in a header would begin another header. */
function refuseControls(header: string): void {
  if (/\p{Cc}/u.test(header)) throw new Error('A header of a mail must not hold control characters.');
}

/** Takes the next mail that is due and holds it for a while; of several workers, one gets it. */
export async function takeNextEmail(database: Database, now: Date): Promise<OutboxRow | undefined> {
  const at = now.toISOString();
  // Nothing is ever due later than after the longest pause, unless the clock has been set back since.
  const latest = instant(now.getTime() + longestPause);
  const isDue = ({ eb, or }: ExpressionBuilder<Schema, 'outbox'>) =>
    or([eb('due_at', '<=', at), eb('due_at', '>', latest)]);
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

/** Puts a mail back to be tried later, each time later than before, until it counts as undelivered. */
export async function rescheduleEmail(
  database: Database,
  mail: OutboxRow,
  failure: MailFailure,
  now: Date,
): Promise<void> {
  const isOver = mail.attempts >= attemptsFor(mail, failure);
  await database
    .updateTable('outbox')
    .set({
      status: isOver ? 'undelivered' : 'waiting',
      due_at: instant(now.getTime() + (isOver ? 0 : pauseAfter(mail.attempts))),
      failure: failure.words,
      failure_cause: failure.cause,
    })
    .where('id', '=', mail.id)
    .execute();
}

function attemptsFor({ to_agency }: OutboxRow, { isPermanent }: MailFailure): number {
  if (!isPermanent) return mostAttempts;
  return to_agency ? mostAttemptsRefused : 1;
}

/**
 * Has mails sent again, as if they had just been written: those of these ids, or all that are undelivered.
 * @returns their ids
 */
export async function requeueEmails(
  transaction: Transaction<Schema>,
  ids: readonly string[] | 'undelivered',
  now: Date,
): Promise<string[]> {
  const at = now.toISOString();
  const queued = await transaction
    .updateTable('outbox')
    .set({
      status: 'waiting',
      attempts: 0,
      due_at: at,
      resent_at: at,
      sent_at: null,
      failure: null,
      failure_cause: null,
    })
    .where(({ eb }) => (ids === 'undelivered' ? eb('status', '=', 'undelivered') : eb('id', 'in', ids)))
    .returning('id')
    .execute();
  return queued.map(({ id }) => id);
}
