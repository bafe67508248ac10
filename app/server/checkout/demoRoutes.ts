import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { pageOptions, sendPage } from '../platform/html/sendPage.ts';
import { asHttpError } from '../platform/http/errors.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import { currency } from '../platform/payments/provider.ts';
import { type DemoCheckout, demoCheckoutOf } from './demoCheckout.ts';
import { checkoutPage, endedPage, errorPage, unknownPage } from './demoPage.ts';
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
    const optionsFor = (request: FastifyRequest) => pageOptions(context, request);

    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, code, message } = asHttpError(error, request);
      if (status >= 500) request.log.error({ err: error }, code);
      return show(context, reply.code(status), errorPage(message, optionsFor(request)));
    });

    scope.get(path, async (request: Visit, reply) => {
      const options = optionsFor(request);
      const checkout = await demoCheckoutOf(context, request.params.id);
      if (!checkout) return show(context, reply.code(404), unknownPage(options));
      const { state, successUrl, cancelUrl, isBalance } = checkout;
      if (state === 'paid') return reply.redirect(successUrl, 303);
      if (state === 'over') return show(context, reply.code(410), endedPage(cancelUrl, isBalance, options));
      const declined = request.query.card === 'declined';
      return show(context, reply, checkoutPage({ ...checkout, declined }, options), [successUrl, cancelUrl]);
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

/** @param targets where its form leads */
function show({ settings }: Context, reply: FastifyReply, page: string, targets: readonly string[] = []) {
  // `form-action` covers redirects after a form too, and this one leads back to the order's site.
  return sendPage(
    reply,
    settings,
    page,
    targets.map((url) => new URL(url).origin),
  );
}
