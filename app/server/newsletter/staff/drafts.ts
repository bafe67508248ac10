import type { StaffIssue } from '../../../src/domain/contract/staff/newsletter.ts';
import type { Database, Transaction } from '../../platform/db/open.ts';
import { HttpError, noSuch } from '../../platform/http/httpError.ts';
import { claimVersion } from '../../team/actions.ts';
import { type Issue, issueOf } from '../issueEmail.ts';
import type { IssueWithResults } from '../issues.ts';
import type { NewsletterDraftRow } from '../table.ts';

export const subjectOf = (id: string) => `newsletter:${id}`;

export const noDraft = noSuch('There is no such draft.');

/** A draft, also one that was sent. @throws HttpError when there is none, or it was removed */
export function requireDraft(database: Database, id: string): Promise<NewsletterDraftRow> {
  return database
    .selectFrom('newsletter_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow(noDraft);
}

/** Claims a draft for a change, as `claimVersion` does. @throws HttpError 409 also when it is sent */
export async function claimDraft(transaction: Transaction, id: string, version: number): Promise<NewsletterDraftRow> {
  const sent = await transaction
    .selectFrom('newsletter_issues')
    .select('name')
    .where('name', '=', id)
    .executeTakeFirst();
  if (sent) throw new HttpError(409, 'sent', 'This issue is sent already, so nothing was changed.');
  return claimVersion(transaction, 'newsletter_drafts', { id, version }, subjectOf(id));
}

/** Parses a draft as the issue that would be sent, or says what to change first. */
export function issueIn({
  id,
  subject,
  text,
}: Pick<NewsletterDraftRow, 'id' | 'subject' | 'text'>): { issue: Issue; problem: null } | { problem: string } {
  if (subject.trim() === '') return { problem: 'It needs a subject.' };
  if (text.trim() === '') return { problem: 'It needs a text.' };
  try {
    return { issue: issueOf(id, subject.trim(), text), problem: null };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The same for a draft that is about to be sent. @throws HttpError */
export function requireIssue(draft: NewsletterDraftRow): Issue {
  const read = issueIn(draft);
  if (read.problem !== null) throw new HttpError(409, 'not-ready', `Nothing was sent. ${read.problem}`);
  return read.issue;
}

export const toStaffIssue = (issue: IssueWithResults): StaffIssue => ({
  name: issue.name,
  subject: issue.subject,
  sentAt: issue.sent_at,
  stoppedAt: issue.stopped_at,
  readers: issue.readers,
  queued: issue.results.waiting,
  sent: issue.results.sent,
  undelivered: issue.results.undelivered,
  stopped: issue.results.stopped,
});
