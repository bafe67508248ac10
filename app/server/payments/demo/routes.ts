import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withSessionId } from '../../checkout/addresses.ts';
import { fulfil } from '../../checkout/fulfil.ts';
import { isPaidFor } from '../../checkout/orderStatus.ts';
import { isSessionOver, orderBySession } from '../../checkout/orders.ts';
import type { Context } from '../../context.ts';
import type { OrderRow } from '../../db/tables/orders.ts';
import { pageOptions, sendPage } from '../../html/sendPage.ts';
import { asHttpError } from '../../http/errors.ts';
import { writeLimit } from '../../http/rateLimit.ts';
import { currency } from '../provider.ts';
import { checkoutPage, endedPage, errorPage, unknownPage } from './page.ts';

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
      const order = await orderBySession(context.database, request.params.id);
      if (order && isPaidFor(order)) return reply.redirect(successOf(order), 303);
      const options = optionsFor(request);
      if (!order) return show(context, reply.code(404), unknownPage(options));
      if (isSessionOver(order, context.now())) return show(context, reply.code(410), endedPage(order, options));
      return show(context, reply, checkoutPage(order, request.query.card === 'declined', options), order);
    });

    scope.post(path, { config: writeLimit(context.settings) }, async (request: Visit, reply) => {
      const order = await orderBySession(context.database, request.params.id);
      const here = request.url.split('?', 1)[0] ?? '/';
      if (!order || isPaidFor(order) || isSessionOver(order, context.now())) return reply.redirect(here, 303);
      switch (request.body?.choice) {
        case 'pay':
          await pay(context, order);
          return reply.redirect(successOf(order), 303);
        case 'decline':
          return reply.redirect(`${here}?card=declined`, 303);
        case 'cancel':
          return reply.redirect(order.cancel_url, 303);
        default:
          return reply.redirect(here, 303);
      }
    });
  });
}

/** Applies the event that a card provider would send after a payment. */
async function pay(
  context: Context,
  { id: orderId, provider_session_id, deposit_cents: amount }: OrderRow,
): Promise<void> {
  const sessionId = provider_session_id ?? '';
  const id = `${sessionId}:paid`;
  await fulfil(context, { id, kind: 'paid', sessionId, orderId, intentId: `${sessionId}:payment`, amount, currency });
}

function successOf({ success_url, provider_session_id }: OrderRow): string {
  return withSessionId(success_url, provider_session_id ?? '');
}

function show({ settings }: Context, reply: FastifyReply, page: string, order?: OrderRow) {
  // `form-action` covers redirects after a form too, and this one leads back to the order's site.
  const formTargets = order ? [order.success_url, order.cancel_url].map((url) => new URL(url).origin) : [];
  return sendPage(reply, settings, page, formTargets);
}
