import type { Database, Transaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/httpError.ts';
import { maskEmail } from '../platform/mail/mailbox.ts';
import { requeueEmails } from '../platform/mail/outbox.ts';
import type { MailStatus, OutboxRow } from '../platform/mail/table.ts';
import { type Change, idIn, loggedOf, type Undo } from '../platform/subject.ts';
import { outdated, undoTime } from '../team/actions.ts';

/** The order or consultation that an e-mail is about. */
export interface RelatedRecord {
  kind: 'order' | 'booking';
  id: string;
}

/** The order or consultation of an e-mail to its customer; null for any other. Their ids begin with its id, a UUID. */
export async function relatedRecord(
  database: Database,
  { id: mailId, to_agency }: OutboxRow,
): Promise<RelatedRecord | null> {
  const id = mailId.slice(0, 36);
  if (to_agency || mailId.charAt(36) !== '-') return null;
  for (const [kind, table] of [
    ['order', 'orders'],
    ['booking', 'bookings'],
  ] as const) {
    if (await database.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) return { kind, id };
  }
  return null;
}

/** Locks an e-mail in the state that the member saw. @throws HttpError also when it has lost its meaning */
async function claimMail(transaction: Transaction, id: string, resentAt: string | null, now: Date): Promise<OutboxRow> {
  const mail = await transaction
    .updateTable('outbox')
    .set({ id })
    .where('id', '=', id)
    .where('resent_at', resentAt === null ? 'is' : '=', resentAt)
    .returningAll()
    .executeTakeFirst();
  if (!mail) throw await outdated(transaction, `mail:${id}`);
  if (mail.expires_at !== null && mail.expires_at <= now.toISOString()) {
    throw new HttpError(409, 'expired', 'This is a reminder of a call that has begun, so it wasn’t sent again.');
  }
  return mail;
}

/** Queues an e-mail again, as `pnpm mails resend` does, but late enough for an undo. */
export async function resend(
  transaction: Transaction,
  id: string,
  resentAt: string | null,
  now: Date,
): Promise<Change> {
  const mail = await claimMail(transaction, id, resentAt, now);
  await requeueEmails(transaction, [id], now, new Date(now.getTime() + undoTime));
  const { status, attempts, due_at, sent_at, failure_cause } = mail;
  return {
    before: { status, attempts, dueAt: due_at, resentAt, sentAt: sent_at, cause: failure_cause },
    after: { resentAt: now.toISOString() },
  };
}

/** The same for one that didn't arrive. @throws HttpError when it is queued or was sent meanwhile */
export async function resendUndelivered(
  transaction: Transaction,
  { id, resentAt }: { id: string; resentAt: string | null },
  now: Date,
): Promise<Change> {
  const change = await resend(transaction, id, resentAt, now);
  if (change.before.status !== 'undelivered') throw await outdated(transaction, `mail:${id}`);
  return change;
}

/**
 * Sends an e-mail to a corrected address, which becomes that of its order or consultation. The account of the person, if
 * there is one, keeps its own address.
 * @throws HttpError
 */
export async function changeRecipient(
  transaction: Transaction,
  id: string,
  { kind, id: about }: RelatedRecord,
  resentAt: string | null,
  email: string,
  now: Date,
): Promise<Change> {
  const { recipient } = await claimMail(transaction, id, resentAt, now);
  await transaction.updateTable('outbox').set({ recipient: email }).where('id', '=', id).execute();
  if (kind === 'order') {
    await transaction
      .updateTable('orders')
      .set(({ eb }) => ({ email, version: eb('version', '+', 1) }))
      .where('id', '=', about)
      .execute();
  } else {
    await transaction.updateTable('bookings').set({ email }).where('id', '=', about).execute();
  }
  await requeueEmails(transaction, [id], now);
  return { before: { to: maskEmail(recipient) }, after: { mail: id, to: maskEmail(email) } };
}

/** The error for an address that can't be corrected from an e-mail. */
export const notCorrectable = ({ to_agency }: OutboxRow) =>
  new HttpError(
    409,
    'not-correctable',
    to_agency
      ? 'This notice goes to AGENCY_EMAIL. Please correct it in the settings of the server, then send the notice again.'
      : 'Only the address of an order or a consultation can be corrected. This e-mail belongs to its address.',
  );

/** Undoes a resend that hasn't been sent yet. */
export const mailUndos: Readonly<Record<string, Undo>> = {
  async 'mail.resend'(transaction, { subject, before, after }) {
    const [was, is] = [loggedOf(before), loggedOf(after)];
    const text = (value: (typeof was)[string] | undefined) => (typeof value === 'string' ? value : null);
    await transaction
      .updateTable('outbox')
      .set({
        status: was.status as MailStatus,
        attempts: Number(was.attempts),
        due_at: String(was.dueAt),
        resent_at: text(was.resentAt),
        sent_at: text(was.sentAt),
        failure_cause: text(was.cause) as OutboxRow['failure_cause'],
      })
      .where('id', '=', idIn(subject))
      .where('resent_at', '=', String(is.resentAt))
      .where('status', '=', 'waiting')
      .where('attempts', '=', 0)
      .returning('id')
      .executeTakeFirstOrThrow(() => new HttpError(409, 'too-late', 'This e-mail has already been sent.'));
    return { before: { resentAt: is.resentAt ?? null }, after: { resentAt: was.resentAt ?? null } };
  },
};
