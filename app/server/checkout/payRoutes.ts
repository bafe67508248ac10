import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Notice } from '../../src/domain/answerPages.ts';
import { missingOfFirst, moneyOf } from '../orders/money.ts';
import { endingOf, isPaidFor } from '../orders/orderStatus.ts';
import { paymentsOf } from '../orders/payments.ts';
import type { OrderRow } from '../orders/table.ts';
import type { Context } from '../platform/context.ts';
import { writeLimit } from '../platform/http/rateLimit.ts';
import { sendAnswer } from '../platform/site/answer.ts';
import { isPaidInAnother } from './duplicates.ts';
import { isPayable, isPayLinkOver, orderIdIn, paymentOrigins } from './payLink.ts';
import {
  acceptPayButtons,
  endedNotices,
  expiredNotice,
  paidNotice,
  partNotice,
  payPage,
  replacedNotice,
  unknownNotice,
} from './payPages.ts';
import { refreshOrder } from './refresh.ts';
import { checkoutPageUrl } from './startCheckout.ts';

type Visit = FastifyRequest<{ Params: { token: string } }>;

/** The page of the link in the e-mail about a failed payment. Its button opens the checkout. */
export async function payRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings, database, now } = context;
  const config = writeLimit(settings);
  const say = (reply: FastifyReply, notice: Notice) => sendAnswer(context, reply, ['notice', notice]);
  const orderOf = async ({ params }: Visit): Promise<OrderRow | undefined> => {
    const id = orderIdIn(params.token, settings);
    if (id === null) return undefined;
    return database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  };
  const missingOf = async (order: OrderRow) =>
    missingOfFirst(order, moneyOf(order, await paymentsOf(database, [order.id])));

  await app.register(async (scope) => {
    acceptPayButtons(scope, context);

    scope.get('/pay/:token', { config }, async (request: Visit, reply) => {
      const stored = await orderOf(request);
      if (!stored) return say(reply.code(404), unknownNotice);
      const order = await refreshOrder(context, stored);
      if (isPaidFor(order) || order.status === 'processing') return say(reply, paidNotice(order));
      const ending = endingOf(order);
      if (ending !== null) return say(reply.code(410), endedNotices[ending]);
      const missing = await missingOf(order);
      if (missing > 0) return say(reply, partNotice(order, missing, settings));
      if (await isPaidInAnother(database, order)) return say(reply, replacedNotice);
      if (isPayLinkOver(order, now())) return say(reply.code(410), expiredNotice);
      const targets = [new URL(order.success_url).origin, ...paymentOrigins(settings)];
      return sendAnswer(context, reply, ['payment', payPage(order, settings)], targets);
    });

    scope.post('/pay/:token', { config }, async (request: Visit, reply) => {
      const order = await orderOf(request);
      if (!order || !isPayable(order, await missingOf(order), now()) || (await isPaidInAnother(database, order)))
        return reply.redirect(request.url, 303);
      return reply.redirect(await checkoutPageUrl(context, order), 303);
    });
  });
}
