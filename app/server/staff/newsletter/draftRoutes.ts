import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { actionResultSchema } from '../../../src/domain/contract/staff/list.ts';
import {
  createdDraftSchema,
  draftChangeSchema,
  draftSchema,
  draftVersionSchema,
  newDraftSchema,
} from '../../../src/domain/contract/staff/newsletter.ts';
import type { Context } from '../../context.ts';
import { ownOrigin } from '../../http/ownOrigin.ts';
import { writeLimit } from '../../http/rateLimit.ts';
import { issueEmail } from '../../newsletter/issueEmail.ts';
import { issuesWithResults } from '../../newsletter/issues.ts';
import { countReaders } from '../../newsletter/sendIssue.ts';
import { loggedOf, performAction } from '../actions.ts';
import { actorNames } from '../names.ts';
import { claimDraft, issueIn, requireDraft, subjectOf, toStaffIssue } from './drafts.ts';
import { sampleReader } from './preview.ts';
import { refusalOf } from './sendRoutes.ts';

const params = z.object({ id: z.string().check(z.maxLength(100)) });

/** Writing issues of the newsletter. */
export function draftRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { ...writeLimit(settings), staff: { role: 'staff', area: 'newsletter' } } as const;

  typed.get(
    '/api/staff/newsletter/drafts/:id',
    {
      schema: { summary: 'A draft of the newsletter, also once it is sent', params, response: { 200: draftSchema } },
      config: { staff: { role: 'read-only', area: 'newsletter' } },
    },
    async (request) => {
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
          read.problem === null
            ? issueEmail(read.issue, sampleReader, settings, ownOrigin(settings, request)).text
            : '',
        readers,
        refusal: refusalOf(settings),
        issue: issue ? toStaffIssue(issue, true) : null,
      };
    },
  );

  typed.post(
    '/api/staff/newsletter/drafts',
    {
      schema: { summary: 'Begins a draft', body: newDraftSchema, response: { 200: createdDraftSchema } },
      config,
    },
    async (request) => {
      const at = now().toISOString();
      const action = { name: 'newsletter.create', subject: 'newsletter' };
      const entry = await performAction(context, request, action, async (transaction) => {
        const id = randomUUID();
        const { subject, text } = request.body;
        const stamps = { created_at: at, updated_at: at, removed_at: null };
        await transaction
          .insertInto('newsletter_drafts')
          .values({ id, subject, text, version: 0, author: request.actor.id, ...stamps })
          .execute();
        return { before: {}, after: { draft: id } };
      });
      // A repeated request is answered with the draft of the first one.
      const { after } = await database
        .selectFrom('audit_log')
        .select('after')
        .where('id', '=', entry)
        .executeTakeFirstOrThrow();
      return { entry, id: String(loggedOf(after).draft) };
    },
  );

  typed.post(
    '/api/staff/newsletter/drafts/:id',
    {
      schema: { summary: 'Saves a draft', params, body: draftChangeSchema, response: { 200: actionResultSchema } },
      config,
    },
    async (request) => {
      const { id } = request.params;
      const { subject, text, version } = request.body;
      await requireDraft(database, id);
      const action = { name: 'newsletter.save', subject: subjectOf(id) };
      const entry = await performAction(context, request, action, async (transaction) => {
        const draft = await claimDraft(transaction, id, version);
        await transaction
          .updateTable('newsletter_drafts')
          .set({ subject, text, author: request.actor.id, updated_at: now().toISOString() })
          .where('id', '=', id)
          .execute();
        return { before: {}, after: { version: draft.version } };
      });
      return { entry };
    },
  );

  typed.post(
    '/api/staff/newsletter/drafts/:id/remove',
    {
      schema: { summary: 'Removes a draft', params, body: draftVersionSchema, response: { 200: actionResultSchema } },
      config,
    },
    async (request) => {
      const { id } = request.params;
      await requireDraft(database, id);
      const action = { name: 'newsletter.remove', subject: subjectOf(id) };
      const entry = await performAction(context, request, action, async (transaction) => {
        const draft = await claimDraft(transaction, id, request.body.version);
        const change = { removed_at: now().toISOString() };
        await transaction.updateTable('newsletter_drafts').set(change).where('id', '=', id).execute();
        return { before: {}, after: { version: draft.version } };
      });
      return { entry };
    },
  );
}
