import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Notice } from '../../../src/domain/answerPages.ts';
import { nextInstalment } from '../../../src/domain/balance.ts';
import { moneyOf } from '../../orders/money.ts';
import { endingOf } from '../../orders/orderStatus.ts';
import { orderById } from '../../orders/orders.ts';
import type { BalanceRequestRow } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import { writeLimit } from '../../platform/http/rateLimit.ts';
import { sendAnswer } from '../../platform/site/answer.ts';
import { paymentOrigins } from '../payLink.ts';
import { acceptPayButtons, endedNotices } from '../payPages.ts';
import { hashOfBalanceToken } from './link.ts';
import { balancePage, balancePaid, balancePaused, balancePending, balanceWithdrawn, unknownBalance } from './pages.ts';
import { isBalancePayable, openPlanOf } from './requests.ts';
import { balanceCheckoutUrl, refreshRequest } from './session.ts';

type Visit = FastifyRequest<{ Params: { token: string } }>;

/** The page of a requested balance, without scripts. Its button opens the checkout. */
export async function balanceRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings, database } = context;
  const config = writeLimit(settings);
  const say = (reply: FastifyReply, notice: Notice) => sendAnswer(context, reply, ['notice', notice]);
  const requestOf = ({ params }: Visit): Promise<BalanceRequestRow | undefined> =>
    database
      .selectFrom('balance_requests')
      .selectAll()
      .where('token_hash', '=', hashOfBalanceToken(params.token))
      .executeTakeFirst();

  await app.register(async (scope) => {
    acceptPayButtons(scope, context);

    scope.get('/balance/:token', { config }, async (request: Visit, reply) => {
      const stored = await requestOf(request);
      if (!stored) return say(reply.code(404), unknownBalance);
      if (stored.withdrawn_at)
        return say(reply.code(410), balanceWithdrawn(await orderById(database, stored.order_id)));
      const { request: current, order, payments } = await refreshRequest(context, stored);
      const view = { order, money: moneyOf(order, payments), plan: openPlanOf(current, order, payments) };
      const ending = endingOf(order);
      if (ending !== null) return say(reply.code(410), endedNotices[ending]);
      if (!isBalancePayable(order)) return say(reply, balancePaused(view));
      if (current.paid_at) return say(reply, balancePaid(view));
      if (!nextInstalment(view.plan)) return say(reply, balancePending(view));
      const targets = [new URL(order.success_url).origin, ...paymentOrigins(settings)];
      return sendAnswer(context, reply, ['payment', balancePage(view, settings, today(context))], targets);
    });

    scope.post('/balance/:token', { config }, async (request: Visit, reply) => {
      const stored = await requestOf(request);
      const url = stored && (await balanceCheckoutUrl(context, stored.id));
      return reply.redirect(url ?? request.url, 303);
    });
  });
}
