import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAgreedOrder } from '../orders/order.ts';
import { isPaidFor } from '../orders/orderStatus.ts';
import type { OrderRow } from '../orders/table.ts';
import type { Context } from '../platform/context.ts';
import { pageOptions, sendPage } from '../platform/html/sendPage.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import { orderIdIn, payableDays, paymentOrigins } from './payLink.ts';
import { acceptPayButtons, cancelledPage, expiredPage, paidPage, payPage, unknownPage } from './payPages.ts';
import { refreshOrder } from './refresh.ts';
import { checkoutPageUrl } from './startCheckout.ts';

/** `payableDays` in milliseconds. */
const maxAge = payableDays * 24 * 3_600_000;

type Visit = FastifyRequest<{ Params: { token: string } }>;

/** The page of the link in the e-mail about a failed payment. Its button opens the checkout. */
export async function payRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings, database, now } = context;
  const config = writeLimit(settings);
  const orderOf = async ({ params }: Visit): Promise<OrderRow | undefined> => {
    const id = orderIdIn(params.token, settings);
    if (id === null) return undefined;
    return database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  };
  const isTooOld = (order: OrderRow) =>
    !isAgreedOrder(order) && now().getTime() - Date.parse(order.created_at) > maxAge;

  await app.register(async (scope) => {
    acceptPayButtons(scope, context);

    scope.get('/pay/:token', { config }, async (request: Visit, reply) => {
      const options = pageOptions(context, request);
      const stored = await orderOf(request);
      if (!stored) return sendPage(reply.code(404), settings, unknownPage(options));
      const order = await refreshOrder(context, stored);
      if (isPaidFor(order) || order.status === 'processing') return sendPage(reply, settings, paidPage(order, options));
      if (order.cancelled_at) return sendPage(reply.code(410), settings, cancelledPage(options));
      if (isTooOld(order)) return sendPage(reply.code(410), settings, expiredPage(options));
      return sendPage(reply, settings, payPage(order, options), [
        new URL(order.success_url).origin,
        ...paymentOrigins(settings),
      ]);
    });

    scope.post('/pay/:token', { config }, async (request: Visit, reply) => {
      const order = await orderOf(request);
      if (!order || order.cancelled_at || isTooOld(order)) return reply.redirect(request.url, 303);
      return reply.redirect(await checkoutPageUrl(context, order), 303);
    });
  });
}
