import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nextInstalment } from '../../../src/domain/balance.ts';
import { moneyOf } from '../../orders/money.ts';
import { orderById } from '../../orders/orders.ts';
import type { BalanceRequestRow } from '../../orders/table.ts';
import type { Context } from '../../platform/context.ts';
import { pageOptions, sendPage } from '../../platform/html/sendPage.ts';
import { writeLimit } from '../../platform/http/rateLimit.ts';
import { paymentOrigins } from '../payLink.ts';
import { acceptPayButtons } from '../payPages.ts';
import { hashOfBalanceToken } from './link.ts';
import {
  balancePage,
  balancePaidPage,
  balancePausedPage,
  balancePendingPage,
  unknownBalancePage,
  withdrawnPage,
} from './pages.ts';
import { isBalancePayable, openPlanOf } from './requests.ts';
import { balanceCheckoutUrl, refreshRequest } from './session.ts';

type Visit = FastifyRequest<{ Params: { token: string } }>;

/** The page of a requested balance, without scripts. Its button opens the checkout. */
export async function balanceRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { settings, database } = context;
  const config = writeLimit(settings);
  const requestOf = ({ params }: Visit): Promise<BalanceRequestRow | undefined> =>
    database
      .selectFrom('balance_requests')
      .selectAll()
      .where('token_hash', '=', hashOfBalanceToken(params.token))
      .executeTakeFirst();

  await app.register(async (scope) => {
    acceptPayButtons(scope, context);

    scope.get('/balance/:token', { config }, async (request: Visit, reply) => {
      const options = pageOptions(context, request);
      const stored = await requestOf(request);
      if (!stored) return sendPage(reply.code(404), settings, unknownBalancePage(options));
      if (stored.withdrawn_at) {
        const order = await orderById(database, stored.order_id);
        return sendPage(reply.code(410), settings, withdrawnPage(options, order));
      }
      const { request: current, order, payments } = await refreshRequest(context, stored);
      const view = { order, money: moneyOf(order, payments), plan: openPlanOf(current, order, payments) };
      if (!isBalancePayable(order)) return sendPage(reply, settings, balancePausedPage(view, options));
      if (current.paid_at) return sendPage(reply, settings, balancePaidPage(view, options));
      if (!nextInstalment(view.plan)) return sendPage(reply, settings, balancePendingPage(view, options));
      const targets = [new URL(order.success_url).origin, ...paymentOrigins(settings)];
      return sendPage(reply, settings, balancePage(view, options), targets);
    });

    scope.post('/balance/:token', { config }, async (request: Visit, reply) => {
      const stored = await requestOf(request);
      const url = stored && (await balanceCheckoutUrl(context, stored.id));
      return reply.redirect(url ?? request.url, 303);
    });
  });
}
