import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerPage, AnswerPages, Notice } from '../../../src/domain/answerPages.ts';
import type { Words } from '../../../src/domain/text/blocks.ts';
import type { Context } from '../context.ts';
import { asHttpError } from '../http/errors.ts';
import { Encoded, sendEncoded } from './encoded.ts';
import type { Page } from './page.ts';
import { anonymous, schemeOf, type Visitor } from './visitor.ts';

/** A page of the server's own, and what it says. */
export type PageAnswer = { [Name in AnswerPage]: readonly [Name, AnswerPages[Name]] }[AnswerPage];

/**
 * Answers with a page that works without scripts.
 * @param formTargets further origins for the CSP's `form-action`
 */
export async function sendAnswer(
  { site }: Context,
  reply: FastifyReply,
  [name, answer]: PageAnswer,
  formTargets: readonly string[] = [],
) {
  const page = await site.answer(name, answer, formTargets);
  // The development server renders it.
  if (!page) return reply.header('x-page', name).send(answer);
  return sendOnce(reply, page, { ...anonymous, scheme: schemeOf(reply.request.headers.cookie) });
}

/** Sends a page that was rendered for one request: it isn't cached or indexed. */
export function sendOnce(reply: FastifyReply, page: Page, visitor: Visitor) {
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': page.policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  return sendEncoded(reply.request, reply, new Encoded(Buffer.from(page.text(visitor))));
}

/** An error instead of the page. @param next what to do next */
export const failure = (
  problem: string,
  title = 'That didn’t work',
  next: Words = [{ text: 'Try again', to: '' }],
): Notice => ({ title, problem, text: [next] });

/** Answers errors of these routes with a page. */
export function answerErrors(
  scope: FastifyInstance,
  context: Context,
  pageOf: (message: string, request: FastifyRequest, error: { status: number; code: string }) => PageAnswer,
): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, code, message } = asHttpError(error, request);
    if (status >= 500) request.log.error({ err: error }, code);
    return sendAnswer(context, reply.code(status), pageOf(message, request, { status, code }));
  });
}
