import type { FastifyInstance } from 'fastify';
import { sendDraft, stopIssueEmails, tryDraft } from '../../../src/domain/contract/staff/newsletter.ts';
import type { Context } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { ownOrigin } from '../../platform/http/ownOrigin.ts';
import { serveOn } from '../../platform/http/serve.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { isPublic } from '../../platform/settings/unsafe.ts';
import { tokenNotAllowed } from '../../team/access.ts';
import { answerAction, undoTime } from '../../team/actions.ts';
import { stopIssue } from '../issues.ts';
import { enqueueTestCopy, queueIssue } from '../sendIssue.ts';
import { claimDraft, requireDraft, requireIssue, subjectOf } from './drafts.ts';

/** Why the server refuses to send an issue: it can be sent only once, so it has to reach its readers. */
export const refusalOf = (settings: Settings): string | null =>
  isPublic(settings) && !settings.mailHost
    ? 'E-mail is written to files on this server, so no issue can be sent. Set SMTP_URL in its settings first.'
    : null;

/** Sending issues of the newsletter: to oneself, to all readers, and stopping it. */
export function sendRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);

  serve(tryDraft, 'Sends a draft to oneself alone', async (request) => {
    const { id } = request.params;
    const { actor } = request;
    if (actor.kind !== 'member') throw tokenNotAllowed();
    const origin = ownOrigin(settings, request);
    return answerAction(context, request, { name: 'newsletter.try', subject: subjectOf(id) }, async (transaction) => {
      const issue = requireIssue(await requireDraft(transaction, id));
      await enqueueTestCopy(transaction, { settings, now, origin }, issue, actor.account.email);
      return { before: {}, after: { version: request.body.version } };
    });
  });

  serve(sendDraft, 'Sends a draft once to every reader who has confirmed at this moment', async (request) => {
    const { id } = request.params;
    const refusal = refusalOf(settings);
    if (refusal !== null) throw new HttpError(409, 'not-sent', refusal);
    const origin = ownOrigin(settings, request);
    await requireDraft(database, id);
    return answerAction(context, request, { name: 'newsletter.send', subject: subjectOf(id) }, async (transaction) => {
      const draft = await claimDraft(transaction, id, request.body.version);
      const dueAt = new Date(now().getTime() + undoTime);
      const readers = await queueIssue(transaction, { settings, now, origin }, requireIssue(draft), dueAt);
      if (readers === 'noReaders') {
        throw new HttpError(409, 'no-readers', 'Nothing was sent: no one has confirmed a subscription yet.');
      }
      if (readers === 'sentBefore') throw new HttpError(409, 'sent', 'This issue is sent already.');
      return { before: {}, after: { readers, version: draft.version } };
    });
  });

  serve(stopIssueEmails, 'Stops the e-mails of an issue that haven’t gone yet', async (request) => {
    const { id } = request.params;
    return answerAction(context, request, { name: 'newsletter.stop', subject: subjectOf(id) }, async (transaction) => {
      const stopped = await stopIssue(transaction, id, now());
      if (stopped === 0)
        throw new HttpError(409, 'too-late', 'Nothing was stopped: the last e-mail has already been sent.');
      return { before: {}, after: { stopped } };
    });
  });
}
