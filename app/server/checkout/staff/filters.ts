import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addFilter,
  listFilters,
  maxFilters,
  removeFilter,
  type SavedFilter,
} from '../../../src/domain/contract/staff/filters.ts';
import type { narrowQuery } from '../../../src/domain/contract/staff/list.ts';
import type { OrderView } from '../../../src/domain/contract/staff/orders.ts';
import type { Context } from '../../platform/context.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { tokenNotAllowed } from '../../team/access.ts';
import { answerAction } from '../../team/actions.ts';

const narrowingIn = (json: string) => JSON.parse(json) as Pick<SavedFilter, keyof typeof narrowQuery>;

const nameUsed = () =>
  new HttpError(409, 'name-used', 'You already have a filter with this name. Choose another name.');
const tooMany = () =>
  new HttpError(409, 'too-many', `You already have ${maxFilters} filters. Remove one of them first.`);
const noFilter = () => new HttpError(404, 'not-found', 'There is no such filter.');

/** Filters of the list of orders that members keep for themselves. No member sees those of another. */
export function filterRoutes(app: FastifyInstance, context: Context): void {
  const { database, settings, now } = context;
  const serve = serveOn(app, settings);
  const memberOf = ({ actor }: FastifyRequest) => {
    if (actor.kind !== 'member') throw tokenNotAllowed();
    return actor.id;
  };

  serve(listFilters, 'One’s own filters of the orders', async (request) => {
    const rows = await database
      .selectFrom('kept_filters')
      .select(['id', 'name', 'view', 'search', 'narrowing'])
      .where('member', '=', memberOf(request))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return {
      filters: rows.map(({ narrowing, ...row }) => ({
        ...row,
        ...narrowingIn(narrowing),
        view: row.view as OrderView,
      })),
    };
  });

  serve(addFilter, 'Keeps a filter of the orders', async (request) => {
    const member = memberOf(request);
    const { name, view, search = '', ...narrowing } = request.body;
    // The search words may be a name, so they aren't logged.
    return answerAction(context, request, { name: 'filter.keep', subject: 'filters' }, async (transaction) => {
      const kept = await transaction.selectFrom('kept_filters').select('id').where('member', '=', member).execute();
      if (kept.length >= maxFilters) throw tooMany();
      const id = randomUUID();
      const added = await transaction
        .insertInto('kept_filters')
        .values({
          id,
          member,
          name,
          view,
          search,
          narrowing: JSON.stringify(narrowing),
          created_at: now().toISOString(),
        })
        .onConflict((conflict) => conflict.columns(['member', 'name']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) throw nameUsed();
      return { before: {}, after: { filter: id, view } };
    });
  });

  serve(removeFilter, 'Removes one of one’s own filters', async (request) => {
    const member = memberOf(request);
    const { id } = request.params;
    return answerAction(context, request, { name: 'filter.remove', subject: `filter:${id}` }, async (transaction) => {
      const removed = await transaction
        .deleteFrom('kept_filters')
        .where('id', '=', id)
        .where('member', '=', member)
        .returning('view')
        .executeTakeFirst();
      if (!removed) throw noFilter();
      return { before: { view: removed.view }, after: { filter: null } };
    });
  });
}
