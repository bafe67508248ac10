import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { enqueueEmails } from '../mail/outbox.ts';
import type { Issue } from './issue.ts';
import { issueEmail } from './issueEmail.ts';

/** The parts of the server's context that sending needs, and the origin for links. */
export type NewsletterContext = Pick<Context, 'database' | 'settings' | 'now'> & { origin: string };

/** Number of confirmed subscribers. */
export async function countReaders({ database }: Pick<NewsletterContext, 'database'>): Promise<number> {
  const { count } = await database
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'subscribed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When an issue was sent; undefined if it wasn't. */
export async function sentOn(
  { database }: Pick<NewsletterContext, 'database'>,
  { name }: Issue,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('newsletter_issues')
    .select('sent_at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.sent_at;
}

/**
 * Adds an e-mail for every subscriber to the outbox, in one transaction; the running server sends them.
 * An issue is sent once, even when it is asked for twice at the same time.
 * @returns the number of e-mails, or why there are none; without readers, it can still be sent later
 */
export async function sendIssue(
  { database, settings, origin, now }: NewsletterContext,
  issue: Issue,
): Promise<number | 'sentBefore' | 'noReaders'> {
  const at = now().toISOString();
  return database.transaction().execute(async (transaction) => {
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
    const emails = readers.map((reader) => issueEmail(issue, reader, settings, origin));
    await enqueueEmails(transaction, emails, at);
    return readers.length;
  });
}

/** Adds a test copy for one address to the outbox. Its unsubscribe link has no effect. */
export async function sendTrial(
  { database, settings, origin, now }: NewsletterContext,
  issue: Issue,
  email: string,
): Promise<void> {
  const copy = issueEmail(issue, { id: randomUUID(), email }, settings, origin);
  await database
    .transaction()
    .execute((transaction) =>
      enqueueEmails(transaction, [{ ...copy, subject: `Trial: ${copy.subject}` }], now().toISOString()),
    );
}
