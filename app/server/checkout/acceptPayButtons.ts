import type { FastifyError, FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { pageOptions, sendPage } from '../platform/html/sendPage.ts';
import { asHttpError } from '../platform/http/errors.ts';
import { errorPage } from './payPages.ts';

/** Lets the routes of a scope take forms with a button and no fields: the body is ignored, and errors are pages. */
export function acceptPayButtons(scope: FastifyInstance, context: Context): void {
  const { settings } = context;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) => done(null));
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, code, message } = asHttpError(error, request);
    if (status >= 500) request.log.error({ err: error }, code);
    return sendPage(reply.code(status), settings, errorPage(message, pageOptions(context, request)));
  });
}
