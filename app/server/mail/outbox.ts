import type { Transaction } from 'kysely';
import type { Database } from '../db/open.ts';
import type { CalendarMethod, OutboxRow, Schema } from '../db/schema.ts';

/** A mail before it is posted. */
export interface Letter {
  /** The same letter has the same id, so that it is posted once. */
  id: string;
  recipient: string;
  /** Whom an answer goes to, when that is not the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** An entry for the recipient's calendar. */
  invitation?: Invitation;
  /** Further headers, by their names: `Auto-Submitted`. */
  headers?: Readonly<Record<string, string>>;
}

export interface Invitation {
  method: CalendarMethod;
  /** iCalendar, as RFC 5545 has it. */
  text: string;
}

/** When the mail was posted that has waited longest; null when none waits. */
export async function oldestWaiting(database: Database): Promise<Date | null> {
  const { since } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('created_at').as('since'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return since === null ? null : new Date(since);
}

/** Longer than a mail server may take: a worker that died gives its mail back after that. */
const leaseMilliseconds = 120_000;
const firstPause = 5_000;
const longestPause = 3_600_000;
const givenUpAfter = 3 * 24 * 3_600_000;

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Puts letters beside the change they speak of, in its transaction: both are stored, or neither. */
export async function post(transaction: Transaction<Schema>, letters: readonly Letter[], at: string): Promise<void> {
  for (const { id, recipient, replyTo, subject, text, html, invitation, headers } of letters) {
    for (const header of [recipient, replyTo ?? '', subject, ...Object.values(headers ?? {})]) refuseControls(header);
    await transaction
      .insertInto('outbox')
      .values({
        id,
        recipient,
        reply_to: replyTo,
        subject,
        text,
        html,
        status: 'waiting',
        attempts: 0,
        due_at: at,
        created_at: at,
        sent_at: null,
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
export async function takeNext(database: Database, now: Date): Promise<OutboxRow | undefined> {
  const at = now.toISOString();
  return database
    .updateTable('outbox')
    .set((row) => ({ attempts: row('attempts', '+', 1), due_at: instant(now.getTime() + leaseMilliseconds) }))
    .where('id', '=', (oldest) =>
      oldest
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 'waiting')
        .where('due_at', '<=', at)
        .orderBy('due_at')
        .limit(1),
    )
    .where('status', '=', 'waiting')
    .where('due_at', '<=', at)
    .returningAll()
    .executeTakeFirst();
}

export async function markSent(database: Database, id: string, now: Date): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/**
 * Puts a mail back to be tried later, each time later than before.
 * After three days, or when the address will never take it, nobody tries again.
 */
export async function putBack(database: Database, mail: OutboxRow, hopeless: boolean, now: Date): Promise<void> {
  const late = now.getTime() - Date.parse(mail.created_at) >= givenUpAfter;
  const pause = Math.min(firstPause * 2 ** (mail.attempts - 1), longestPause);
  await database
    .updateTable('outbox')
    .set({ status: hopeless || late ? 'given-up' : 'waiting', due_at: instant(now.getTime() + pause) })
    .where('id', '=', mail.id)
    .execute();
}
