import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { newFormToken, readFormToken } from '../../platform/crypto/hmac.ts';
import { pageOptions, sendPage } from '../../platform/html/sendPage.ts';
import { asHttpError } from '../../platform/http/errors.ts';
import { formText } from '../../platform/http/formText.ts';
import { formLimit, readLimit } from '../../platform/http/rateLimit.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { withdrawalIn, withdrawalProblems } from './fields.ts';
import { confirmWithdrawalPage, withdrawalPage, withdrawnPage } from './pages.ts';
import { receiveWithdrawal } from './receive.ts';

type Post = FastifyRequest<{ Body: unknown }>;

const form = 'withdrawal';
/** A confirmation left open for longer is asked again. Milliseconds. */
const longest = 24 * 3_600_000;

/** The function to withdraw from a contract: a form, and a page to confirm it. */
export async function withdrawalRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings, now } = context;

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 16 * 1024 });

    scope.setErrorHandler((error: FastifyError, request: Post, reply) => {
      const { status, code, message } = asHttpError(error, request);
      if (status >= 500) request.log.error({ err: error }, code);
      const entered = withdrawalIn(request.body);
      return sendPage(
        reply.code(status),
        settings,
        withdrawalPage(entered, {}, message, pageOptions(context, request)),
      );
    });

    scope.get('/withdraw', { config: readLimit(settings) }, async (request, reply) => {
      const reference = formText(request.query, 'order');
      const entered = { name: '', email: '', reference: /^[\dA-F]{8}$/.test(reference) ? reference : '' };
      return sendPage(reply, settings, withdrawalPage(entered, {}, null, pageOptions(context, request)));
    });

    scope.get('/withdraw/sent', { config: readLimit(settings) }, async (request, reply) =>
      sendPage(reply, settings, withdrawnPage(pageOptions(context, request))),
    );

    scope.post('/withdraw', { config: formLimit(settings) }, async (request: Post, reply) => {
      const options = pageOptions(context, request);
      const entered = withdrawalIn(request.body);
      const problems = withdrawalProblems(entered);
      if (Object.keys(problems).length > 0)
        return sendPage(reply.code(422), settings, withdrawalPage(entered, problems, null, options));
      const token = readFormToken(formText(request.body, 'formToken'), form, settings.secret);
      if (!token || now().getTime() - token.openedAt > longest) {
        const fresh = newFormToken(form, now(), settings.secret);
        return sendPage(reply, settings, confirmWithdrawalPage(entered, fresh, options));
      }
      await receiveWithdrawal(context, entered, token.id, { key: networkOf(request, settings) });
      return reply.redirect('/withdraw/sent', 303);
    });
  });
}
