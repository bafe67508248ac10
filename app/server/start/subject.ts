import { tradeIds } from '../../src/domain/trades.ts';
import { startAction, startLink, startPath, sums, wantIds } from '../../src/orders/startLink.ts';
import type { Subject } from '../platform/subject.ts';

/** Leads on from the sentence of the start page: to the wizard that answers it. What isn't understood is left open. */
export const start: Subject = {
  routes(app) {
    app.get<{ Querystring: Readonly<Record<string, unknown>> }>(startAction, async ({ query }, reply) => {
      const trade = tradeIds.find((id) => id === query.trade) ?? tradeIds[0];
      const want = wantIds.find((id) => id === query.want);
      const spend = sums.find((euro) => `${euro}` === query.spend) ?? null;
      const to = want === undefined ? startPath : startLink({ trade, want, spend, plan: query.plan === 'yes' });
      return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').redirect(to, 303);
    });
  },
};
