import type { FastifyInstance } from 'fastify';
import { previewDraft } from '../../../src/domain/contract/staff/newsletter.ts';
import type { Context } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { ownOrigin } from '../../platform/http/ownOrigin.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { darkScheme } from '../../platform/mail/look.ts';
import { issueEmail } from '../issueEmail.ts';
import { issueIn, requireDraft } from './drafts.ts';

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
