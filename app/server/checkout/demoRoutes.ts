import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import { currency } from '../platform/payments/provider.ts';
import { answerErrors, failure, sendAnswer } from '../platform/site/answer.ts';
import { type DemoCheckout, demoCheckoutOf } from './demoCheckout.ts';
import { demoPage, endedNotice, unknownCheckout } from './demoPage.ts';
import { fulfil } from './fulfil.ts';

const path = '/demo-checkout/:id';

type Visit = FastifyRequest<{
  Params: { id: string };
  Querystring: { card?: string };
  Body: { choice?: string } | null;
}>;

/** The demo checkout's page and its form. */
export async function demoCheckoutRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 1024 });
    answerErrors(scope, context, (message) => ['notice', failure(message)]);

    scope.get(path, async (request: Visit, reply) => {
      const checkout = await demoCheckoutOf(context, request.params.id);
      if (!checkout) return sendAnswer(context, reply.code(404), ['notice', unknownCheckout]);
      const { state, successUrl, cancelUrl, isBalance } = checkout;
      if (state === 'paid') return reply.redirect(successUrl, 303);
      if (state === 'over') return sendAnswer(context, reply.code(410), ['notice', endedNotice(cancelUrl, isBalance)]);
      const declined = request.query.card === 'declined';
      const page = demoPage({ ...checkout, declined }, context.settings);
      // `form-action` covers redirects after a form too, and this one leads back to the order's site.
      const targets = [successUrl, cancelUrl].map((url) => new URL(url).origin);
      return sendAnswer(context, reply, ['payment', page], targets);
    });

    scope.post(path, { config: writeLimit(context.settings) }, async (request: Visit, reply) => {
      const checkout = await demoCheckoutOf(context, request.params.id);
      const here = request.url.split('?', 1)[0] ?? '/';
      if (checkout?.state !== 'open') return reply.redirect(here, 303);
      switch (request.body?.choice) {
        case 'pay':
          await pay(context, checkout);
          return reply.redirect(checkout.successUrl, 303);
        case 'decline':
          return reply.redirect(`${here}?card=declined`, 303);
        case 'cancel':
          return reply.redirect(checkout.cancelUrl, 303);
        default:
          return reply.redirect(here, 303);
      }
    });
  });
}

/** Applies the event that a card provider would send after a payment. */
async function pay(context: Context, { sessionId, order, amount }: DemoCheckout): Promise<void> {
  const about = { sessionId, orderId: order.id, intentId: `${sessionId}:payment`, amount, currency };
  await fulfil(context, { id: `${sessionId}:paid`, kind: 'paid', ...about });
}
