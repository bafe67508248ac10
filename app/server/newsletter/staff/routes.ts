import type { FastifyInstance } from 'fastify';
import { getNewsletter } from '../../../src/domain/contract/staff/newsletter.ts';
import type { Context } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import type { Undo } from '../../platform/subject.ts';
import { actorNames } from '../../team/names.ts';
import { deleteUnsentIssue, issuesWithResults, resumeIssue } from '../issues.ts';
import { draftRoutes } from './draftRoutes.ts';
import { idOf, noDraft, toStaffIssue } from './drafts.ts';
import { countReaders, previewRoute, sendRoutes } from './sendRoutes.ts';

/** As many as one looks back at. */
const maxIssues = 50;

/** Undoes changes of an issue. */
export const newsletterUndos: Readonly<Record<string, Undo>> = {
  async 'newsletter.remove'(transaction, { subject }) {
    const back = await transaction
      .updateTable('newsletter_drafts')
      .set({ removed_at: null })
      .where('id', '=', idOf(subject))
      .where('removed_at', 'is not', null)
      .returning('version')
      .executeTakeFirst();
    if (!back) throw noDraft();
    return { before: {}, after: { version: back.version } };
  },
  async 'newsletter.send'(transaction, { subject }) {
    if (!(await deleteUnsentIssue(transaction, idOf(subject)))) {
      throw new HttpError(409, 'too-late', 'The first e-mail has already been sent. You can still stop the others.');
    }
    return { before: {}, after: { sent: false } };
  },
  async 'newsletter.stop'(transaction, { subject }) {
    return { before: {}, after: { queued: await resumeIssue(transaction, idOf(subject)) } };
  },
};

/** The newsletter for the team: its readers, drafts and issues. */
export function newsletterRoutes(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  const { database } = context;
  draftRoutes(app, context);
  previewRoute(app, context);
  sendRoutes(app, context);
  serve(getNewsletter, 'Readers, drafts and the latest issues of the newsletter', async () => {
    const [readers, { unconfirmed }, drafts, issues, nameOf] = await Promise.all([
      countReaders(context),
      database
        .selectFrom('subscribers')
        .select(({ fn }) => fn.countAll().as('unconfirmed'))
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow(),
      database
        .selectFrom('newsletter_drafts')
        .leftJoin('newsletter_issues', 'newsletter_issues.name', 'newsletter_drafts.id')
        .select(['id', 'newsletter_drafts.subject', 'author', 'updated_at', 'version', 'name as issue'])
        .where('removed_at', 'is', null)
        .orderBy('updated_at', 'desc')
        .execute(),
      issuesWithResults(database, { limit: maxIssues }),
      actorNames(database),
    ]);
    return {
      readers,
      unconfirmed: Number(unconfirmed),
      drafts: drafts
        .filter(({ issue }) => issue === null)
        .map((draft) => ({
          id: draft.id,
          subject: draft.subject,
          author: nameOf(draft.author),
          updatedAt: draft.updated_at,
          version: draft.version,
        })),
      issues: issues.map((issue) =>
        toStaffIssue(
          issue,
          drafts.some(({ id }) => id === issue.name),
        ),
      ),
    };
  });
}
