import type { Database, Transaction } from '../platform/db/open.ts';
import type { MailStatus } from '../platform/mail/table.ts';
import type { NewsletterIssueRow } from './table.ts';

/** An issue with the number of its e-mails in each state. E-mails deleted since then aren't counted. */
export type IssueWithResults = NewsletterIssueRow & { results: Readonly<Record<MailStatus, number>> };

/** Issues with the states of their e-mails, latest first. @param name only the issue of this name */
export async function issuesWithResults(
  database: Database,
  { name, limit }: { name?: string; limit: number },
): Promise<IssueWithResults[]> {
  const issues = await database
    .selectFrom('newsletter_issues')
    .selectAll()
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .orderBy('sent_at', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
  if (issues.length === 0) return [];
  const names = issues.map((issue) => issue.name);
  const counts = await database
    .selectFrom('outbox')
    .select(['issue', 'status', ({ fn }) => fn.countAll().as('count')])
    .where('issue', 'in', names)
    .groupBy(['issue', 'status'])
    .execute();
  return issues.map((issue) => {
    const countOf = (status: MailStatus) =>
      Number(counts.find((each) => each.issue === issue.name && each.status === status)?.count ?? 0);
    const results = {
      waiting: countOf('waiting'),
      sent: countOf('sent'),
      undelivered: countOf('undelivered'),
      stopped: countOf('stopped'),
    };
    return { ...issue, results };
  });
}

/**
 * Stops the e-mails of an issue that haven't been sent. One that is being sent at this moment counts as sent.
 * @returns how many were stopped
 */
export async function stopIssue(transaction: Transaction, name: string, now: Date): Promise<number> {
  const stopped = await transaction
    .updateTable('outbox')
    .set({ status: 'stopped' })
    .where('issue', '=', name)
    .where('status', '=', 'waiting')
    .returning('id')
    .execute();
  if (stopped.length === 0) return 0;
  const change = { stopped_at: now.toISOString() };
  await transaction.updateTable('newsletter_issues').set(change).where('name', '=', name).execute();
  return stopped.length;
}

/** Queues the stopped e-mails of an issue again. @returns how many */
export async function resumeIssue(transaction: Transaction, name: string): Promise<number> {
  const queued = await transaction
    .updateTable('outbox')
    .set({ status: 'waiting' })
    .where('issue', '=', name)
    .where('status', '=', 'stopped')
    .returning('id')
    .execute();
  await transaction.updateTable('newsletter_issues').set({ stopped_at: null }).where('name', '=', name).execute();
  return queued.length;
}

/** Deletes an issue of which no e-mail was sent yet. @returns whether that was still possible */
export async function deleteUnsentIssue(transaction: Transaction, name: string): Promise<boolean> {
  await transaction
    .deleteFrom('outbox')
    .where('issue', '=', name)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
  const left = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('issue', '=', name)
    .limit(1)
    .executeTakeFirst();
  if (left) return false;
  await transaction.deleteFrom('newsletter_issues').where('name', '=', name).execute();
  return true;
}
