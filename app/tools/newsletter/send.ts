import { randomUUID } from 'node:crypto';
import { CommandError } from '../../server/cli/command.ts';
import type { Context } from '../../server/context.ts';
import { enqueueEmails } from '../../server/mail/outbox.ts';
import type { Issue } from './issue.ts';
import { issueLetter } from './letter.ts';

/** The server's context as far as sending needs it, and the origin of the links. */
export type NewsletterContext = Pick<Context, 'database' | 'settings' | 'now'> & { origin: string };

/** How many have confirmed that they want the newsletter. */
export async function countReaders({ database }: Pick<NewsletterContext, 'database'>): Promise<number> {
  const { count } = await database
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'subscribed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When an issue of this name went out; undefined when it has not. */
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
 * Puts a letter for everybody on the list into the outbox, all of them or none; the running server carries them out.
 * An issue goes out once, also when two send it at the same time.
 * @returns how many letters that makes
 * @throws CommandError when it was sent before, or has no reader; it can be sent later then
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
    const letters = readers.map((reader) => issueLetter(issue, reader, settings, origin));
    await enqueueEmails(transaction, letters, at);
    await transaction
      .updateTable('newsletter_issues')
      .set({ readers: readers.length })
      .where('name', '=', issue.name)
      .execute();
    return readers.length;
  });
}

/** Puts one letter to a single address into the outbox, to look at. Its link to unsubscribe belongs to nobody. */
export async function sendTrial(
  { database, settings, origin, now }: NewsletterContext,
  issue: Issue,
  email: string,
): Promise<void> {
  const letter = issueLetter(issue, { id: randomUUID(), email }, settings, origin);
  await database
    .transaction()
    .execute((transaction) =>
      enqueueEmails(transaction, [{ ...letter, subject: `Trial: ${letter.subject}` }], now().toISOString()),
    );
}
