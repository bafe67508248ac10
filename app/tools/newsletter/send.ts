import { randomUUID } from 'node:crypto';
import { CommandError } from '../../server/cli/command.ts';
import type { Context } from '../../server/context.ts';
import { enqueueEmails } from '../../server/mail/outbox.ts';
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
 * An issue is sent once, even with concurrent commands.
 * @returns the number of e-mails
 * @throws CommandError when it was sent before, or there are no subscribers (then it can still be sent later)
 */
export async function sendIssue({ database, settings, origin, now }: NewsletterContext, issue: Issue): Promise<number> {
  const at = now().toISOString();
  return database.transaction().execute(async (transaction) => {
    const mine = await transaction
      .insertInto('newsletter_issues')
      .values({ name: issue.name, subject: issue.subject, readers: 0, sent_at: at })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!mine) throw new CommandError(`"${issue.name}" was sent before. A new issue needs a file with another name.`);
    const readers = await transaction
      .selectFrom('subscribers')
      .select(['id', 'email'])
      .where('status', '=', 'subscribed')
      .execute();
    if (readers.length === 0) throw new CommandError('Nothing was sent: nobody has confirmed a subscription yet.');
    const emails = readers.map((reader) => issueEmail(issue, reader, settings, origin));
    await enqueueEmails(transaction, emails, at);
    await transaction
      .updateTable('newsletter_issues')
      .set({ readers: readers.length })
      .where('name', '=', issue.name)
      .execute();
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
