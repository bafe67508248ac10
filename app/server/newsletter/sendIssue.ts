import { randomUUID } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/open.ts';
import { enqueueEmails } from '../platform/mail/outbox.ts';
import { type Issue, issueEmail } from './issueEmail.ts';

/** Number of confirmed subscribers. */
export async function countReaders({ database }: Pick<Context, 'database'>): Promise<number> {
  const { count } = await database
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'subscribed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is needed to render the e-mails of an issue. */
type RenderContext = Pick<Context, 'settings' | 'now'> & {
  /** Where the links lead. */
  origin: string;
};

/**
 * Adds an e-mail for every current subscriber to the outbox; the running server sends them. An issue is sent once, even if
 * two requests arrive at the same time.
 * @param dueAt when the first may be sent: later than now while it can still be undone
 * @returns the number of e-mails, or why there are none; without readers, it can still be sent later
 */
export async function queueIssue(
  transaction: Transaction,
  { settings, origin, now }: RenderContext,
  issue: Issue,
  dueAt = now(),
): Promise<number | 'sentBefore' | 'noReaders'> {
  const at = now().toISOString();
  const readers = await transaction
    .selectFrom('subscribers')
    .select(['id', 'email'])
    .where('status', '=', 'subscribed')
    .execute();
  if (readers.length === 0) return 'noReaders';
  const mine = await transaction
    .insertInto('newsletter_issues')
    .values({ name: issue.name, subject: issue.subject, readers: readers.length, sent_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!mine) return 'sentBefore';
  const emails = readers.map((reader) => ({ ...issueEmail(issue, reader, settings, origin), issue: issue.name }));
  await enqueueEmails(transaction, emails, at, dueAt.toISOString());
  return readers.length;
}

/** Adds a test copy for one address to the outbox. Its unsubscribe link has no effect. */
export async function enqueueTestCopy(
  transaction: Transaction,
  { settings, origin, now }: RenderContext,
  issue: Issue,
  email: string,
): Promise<void> {
  const copy = issueEmail(issue, { id: randomUUID(), email }, settings, origin);
  await enqueueEmails(transaction, [{ ...copy, subject: `Trial: ${copy.subject}` }], now().toISOString());
}
