import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { previewDraft, sendDraft, stopIssueEmails, tryDraft } from '../../../src/domain/contract/staff/newsletter.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { ownOrigin } from '../../platform/http/ownOrigin.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { darkScheme } from '../../platform/mail/look.ts';
import { enqueueEmails } from '../../platform/mail/outbox.ts';
import { isPublic } from '../../platform/settings/addresses.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { tokenNotAllowed } from '../../team/access.ts';
import { afterUndo, answerAction, serveActionsOn } from '../../team/actions.ts';
import { type Issue, issueEmail } from '../issueEmail.ts';
import { stopIssue } from '../issues.ts';
import { claimDraft, issueIn, requireDraft, requireIssue, subjectOf } from './drafts.ts';

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
      const readers = await queueIssue(transaction, { settings, now, origin }, requireIssue(draft));
      return { before: {}, after: { readers, version: draft.version } };
    });
  });

  const act = serveActionsOn(app, context, subjectOf);

  act(
    stopIssueEmails,
    'Stops the e-mails of an issue that haven’t gone yet',
    'newsletter.stop',
    async (transaction, id) => {
      const stopped = await stopIssue(transaction, id, now());
      if (stopped === 0)
        throw new HttpError(409, 'too-late', 'Nothing was stopped: the last e-mail has already been sent.');
      return { before: {}, after: { stopped } };
    },
  );
}

/** Number of confirmed subscribers. */
export async function countReaders({ database }: Pick<Context, 'database'>): Promise<number> {
  const { count } = await database
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'subscribed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

type RenderContext = Pick<Context, 'settings' | 'now'> & {
  /** Where the links lead. */
  origin: string;
};

/**
 * Adds an e-mail for every current subscriber to the outbox; the running server sends them. An issue is sent once, even if
 * two requests arrive at the same time.
 * @returns the number of e-mails
 * @throws HttpError 409 without readers: it can still be sent later
 */
async function queueIssue(
  transaction: Transaction,
  { settings, origin, now }: RenderContext,
  issue: Issue,
): Promise<number> {
  const at = now();
  const readers = await transaction
    .selectFrom('subscribers')
    .select(['id', 'email'])
    .where('status', '=', 'subscribed')
    .execute();
  if (readers.length === 0)
    throw new HttpError(409, 'no-readers', 'Nothing was sent: no one has confirmed a subscription yet.');
  await transaction
    .insertInto('newsletter_issues')
    .values({ name: issue.name, subject: issue.subject, readers: readers.length, sent_at: at.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirstOrThrow(() => new HttpError(409, 'sent', 'This issue is sent already.'));
  const emails = readers.map((reader) => ({ ...issueEmail(issue, reader, settings, origin), issue: issue.name }));
  // Late enough for an undo.
  await enqueueEmails(transaction, emails, at.toISOString(), afterUndo(at));
  return readers.length;
}

/** Adds a test copy for one address to the outbox. Its unsubscribe link has no effect. */
async function enqueueTestCopy(
  transaction: Transaction,
  { settings, origin, now }: RenderContext,
  issue: Issue,
  email: string,
): Promise<void> {
  const copy = issueEmail(issue, { id: randomUUID(), email }, settings, origin);
  await enqueueEmails(transaction, [{ ...copy, subject: `Trial: ${copy.subject}` }], now().toISOString());
}

/** A reader who doesn't exist: the unsubscribe link has no effect. */
export const sampleReader = { id: 'preview', email: 'reader@example.ie' };

/** No scripts, nothing from other sites; links open in a new tab. Only the desk may frame it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The e-mail in one colour scheme, whatever the scheme of the system. */
function inLook(html: string, look: 'light' | 'dark'): string {
  return html
    .replace(darkScheme, look === 'dark' ? '@media all' : '@media not all')
    .replace('content="light dark"', `content="${look}"`)
    .replace('color-scheme:light dark', `color-scheme:${look}`)
    .replace('<head>', '<head><base target="_blank">');
}

/** Shows a draft as the e-mail that would be sent, rendered by the same code. */
export function previewRoute(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  const { database, settings } = context;
  serve(previewDraft, 'A draft of the newsletter as an e-mail in HTML', async (request, reply) => {
    const read = issueIn(await requireDraft(database, request.params.id));
    if (read.problem !== null) throw new HttpError(409, 'not-ready', read.problem);
    const { html } = issueEmail(read.issue, sampleReader, settings, ownOrigin(settings, request));
    return (
      reply
        // A sandboxed page has an opaque origin, and browsers log a warning about this header.
        .removeHeader('origin-agent-cluster')
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('x-robots-tag', 'noindex')
        .send(inLook(html, request.query.look))
    );
  });
}
