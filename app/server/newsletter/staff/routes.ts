import type { FastifyInstance } from 'fastify';
import {
  addDraft,
  getDraft,
  getNewsletter,
  removeDraft,
  saveDraft,
} from '../../../src/domain/contract/staff/newsletter.ts';
import type { Context } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { ownOrigin } from '../../platform/http/ownOrigin.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { idIn, type Undo } from '../../platform/subject.ts';
import { idOfNew, performAction, serveActionsOn } from '../../team/actions.ts';
import { actorNames } from '../../team/names.ts';
import { issueEmail } from '../issueEmail.ts';
import { deleteUnsentIssue, issuesWithResults, resumeIssue } from '../issues.ts';
import { claimDraft, issueIn, noDraft, requireDraft, subjectOf, toStaffIssue } from './drafts.ts';
import { countReaders, previewRoute, refusalOf, sampleReader, sendRoutes } from './sendRoutes.ts';

/** As many as one looks back at. */
const maxIssues = 50;

/** Undoes changes of an issue. */
export const newsletterUndos: Readonly<Record<string, Undo>> = {
  async 'newsletter.remove'(transaction, { subject }) {
    const back = await transaction
      .updateTable('newsletter_drafts')
      .set({ removed_at: null })
      .where('id', '=', idIn(subject))
      .where('removed_at', 'is not', null)
      .returning('version')
      .executeTakeFirstOrThrow(noDraft);
    return { before: {}, after: { version: back.version } };
  },
  async 'newsletter.send'(transaction, { subject }) {
    if (!(await deleteUnsentIssue(transaction, idIn(subject)))) {
      throw new HttpError(409, 'too-late', 'The first e-mail has already been sent. You can still stop the others.');
    }
    return { before: {}, after: { sent: false } };
  },
  async 'newsletter.stop'(transaction, { subject }) {
    return { before: {}, after: { queued: await resumeIssue(transaction, idIn(subject)) } };
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
      issues: issues.map(toStaffIssue),
    };
  });
}

function draftRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(getDraft, 'A draft of the newsletter, also once it is sent', async (request) => {
    const { id } = request.params;
    const draft = await requireDraft(database, id);
    const [nameOf, readers, [issue]] = await Promise.all([
      actorNames(database),
      countReaders(context),
      issuesWithResults(database, { name: id, limit: 1 }),
    ]);
    const read = issueIn(draft);
    return {
      id,
      subject: draft.subject,
      text: draft.text,
      version: draft.version,
      author: nameOf(draft.author),
      updatedAt: draft.updated_at,
      problem: read.problem,
      plain:
        read.problem === null ? issueEmail(read.issue, sampleReader, settings, ownOrigin(settings, request)).text : '',
      readers,
      refusal: refusalOf(settings),
      issue: issue ? toStaffIssue(issue) : null,
    };
  });

  serve(addDraft, 'Begins a draft', async (request) => {
    const id = idOfNew(request, settings);
    const at = now().toISOString();
    const action = { name: 'newsletter.create', subject: 'newsletter' };
    const entry = await performAction(context, request, action, async (transaction) => {
      const { subject, text } = request.body;
      const stamps = { created_at: at, updated_at: at, removed_at: null };
      await transaction
        .insertInto('newsletter_drafts')
        .values({ id, subject, text, version: 0, author: request.actor.id, ...stamps })
        .execute();
      return { before: {}, after: { draft: id } };
    });
    return { entry, id };
  });

  const act = serveActionsOn(app, context, async (id) => subjectOf((await requireDraft(database, id)).id));

  act(saveDraft, 'Saves a draft', 'newsletter.save', async (transaction, id, { actor, body }) => {
    const { subject, text, version } = body;
    const draft = await claimDraft(transaction, id, version);
    await transaction
      .updateTable('newsletter_drafts')
      .set({ subject, text, author: actor.id, updated_at: now().toISOString() })
      .where('id', '=', id)
      .execute();
    return { before: {}, after: { version: draft.version } };
  });

  act(removeDraft, 'Removes a draft', 'newsletter.remove', async (transaction, id, { body }) => {
    const draft = await claimDraft(transaction, id, body.version);
    const change = { removed_at: now().toISOString() };
    await transaction.updateTable('newsletter_drafts').set(change).where('id', '=', id).execute();
    return { before: {}, after: { version: draft.version } };
  });
}
