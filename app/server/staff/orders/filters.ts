import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { filtersSchema, maxFilters, newFilterSchema } from '../../../src/domain/contract/staff/filters.ts';
import { actionResultSchema } from '../../../src/domain/contract/staff/list.ts';
import type { OrderView } from '../../../src/domain/contract/staff/orders.ts';
import type { Context } from '../../context.ts';
import { HttpError } from '../../http/httpError.ts';
import { writeLimit } from '../../http/rateLimit.ts';
import { tokenNotAllowed } from '../access.ts';
import { performAction } from '../actions.ts';

const params = z.object({ id: z.string().check(z.maxLength(100)) });

const nameUsed = () =>
  new HttpError(409, 'name-used', 'You already have a filter with this name. Choose another name.');
const tooMany = () =>
  new HttpError(409, 'too-many', `You already have ${maxFilters} filters. Remove one of them first.`);
const noFilter = () => new HttpError(404, 'not-found', 'There is no such filter.');

/** Filters of the list of orders that members keep for themselves. No member sees those of another. */
export function filterRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const own = { staff: { role: 'read-only', area: null } } as const;
  const memberOf = ({ actor }: FastifyRequest) => {
    if (actor.kind !== 'member') throw tokenNotAllowed();
    return actor.id;
  };

  typed.get(
    '/api/staff/filters',
    { schema: { summary: 'One’s own filters of the orders', response: { 200: filtersSchema } }, config: own },
    async (request) => {
      const rows = await database
        .selectFrom('kept_filters')
        .select(['id', 'name', 'view', 'search'])
        .where('member', '=', memberOf(request))
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return { filters: rows.map((row) => ({ ...row, view: row.view as OrderView })) };
    },
  );

  typed.post(
    '/api/staff/filters',
    {
      schema: { summary: 'Keeps a filter of the orders', body: newFilterSchema, response: { 200: actionResultSchema } },
      config: { ...writeLimit(settings), ...own },
    },
    async (request) => {
      const member = memberOf(request);
      const { name, view, search = '' } = request.body;
      // The search words may be a name, so they aren't logged.
      const action = { name: 'filter.keep', subject: 'filters' };
      const entry = await performAction(context, request, action, async (transaction) => {
        const kept = await transaction.selectFrom('kept_filters').select('id').where('member', '=', member).execute();
        if (kept.length >= maxFilters) throw tooMany();
        const id = randomUUID();
        const added = await transaction
          .insertInto('kept_filters')
          .values({ id, member, name, view, search, created_at: now().toISOString() })
          .onConflict((conflict) => conflict.columns(['member', 'name']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) throw nameUsed();
        return { before: {}, after: { filter: id, view } };
      });
      return { entry };
    },
  );

  typed.post(
    '/api/staff/filters/:id/remove',
    {
      schema: {
        summary: 'Removes one of one’s own filters',
        params,
        body: z.strictObject({}),
        response: { 200: actionResultSchema },
      },
      config: { ...writeLimit(settings), ...own },
    },
    async (request) => {
      const member = memberOf(request);
      const { id } = request.params;
      const action = { name: 'filter.remove', subject: `filter:${id}` };
      const entry = await performAction(context, request, action, async (transaction) => {
        const removed = await transaction
          .deleteFrom('kept_filters')
          .where('id', '=', id)
          .where('member', '=', member)
          .returning('view')
          .executeTakeFirst();
        if (!removed) throw noFilter();
        return { before: { view: removed.view }, after: { filter: null } };
      });
      return { entry };
    },
  );
}
