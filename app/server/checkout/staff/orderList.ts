import { randomUUID } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readClock } from '../../../src/domain/booking/clock.ts';
import { addressLines } from '../../../src/domain/business.ts';
import {
  addFilter,
  listFilters,
  maxFilters,
  removeFilter,
  type SavedFilter,
} from '../../../src/domain/contract/staff/filters.ts';
import { type narrowQuery, pageSize } from '../../../src/domain/contract/staff/list.ts';
import {
  downloadOrders,
  type OrdersCsvQuery,
  type OrdersQuery,
  type OrderView,
  type StaffOrderRow,
} from '../../../src/domain/contract/staff/orders.ts';
import { decimals } from '../../../src/domain/money.ts';
import { moneyWords } from '../../../src/domain/staff/moneyWords.ts';
import { stageWords } from '../../../src/domain/staff/stages.ts';
import { detailsOf } from '../../orders/order.ts';
import type { OrderRow } from '../../orders/table.ts';
import { type Context, today } from '../../platform/context.ts';
import { csvFile, sendCsv } from '../../platform/http/csv.ts';
import { HttpError, noSuch } from '../../platform/http/httpError.ts';
import { positionBy, toPage } from '../../platform/http/paging.ts';
import { serveOn } from '../../platform/http/serve.ts';
import { tokenNotAllowed } from '../../team/access.ts';
import { answerAction, performAction, serveActionsOn } from '../../team/actions.ts';
import { findOrders } from './findOrders.ts';
import { toOrderRows } from './orderRow.ts';

async function findPage(context: Context, query: OrdersQuery) {
  const orders = await findOrders(context, query);
  return toPage(orders, query.limit, positionBy(query.sort), (order) => order);
}

/** A page of the list of orders. */
export async function pageOfOrders(context: Context, query: OrdersQuery) {
  const page = await findPage(context, query);
  return { ...page, rows: await toOrderRows(context, page.rows) };
}

type Cell = (row: StaffOrderRow & Omit<OrderRow, keyof StaffOrderRow>, context: Context) => string;

const columns: Readonly<Record<string, Cell>> = {
  Reference: ({ reference }) => reference,
  Ordered: ({ createdAt }, { opening }) => readClock(Date.parse(createdAt), opening.timeZone).day,
  Name: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Company: ({ company }) => company ?? '',
  'VAT number': ({ vat_number }) => vat_number ?? '',
  Address: ({ business }) => (business ? addressLines(business.address).join(', ') : ''),
  Order: ({ title }) => title,
  Stage: stageWords,
  Status: (row) => moneyWords(row).text,
  Currency: () => 'EUR',
  Total: ({ money }) => decimals(money.total),
  Deposit: ({ deposit }) => decimals(deposit),
  Received: ({ money }) => decimals(money.received),
  Returned: ({ money }) => decimals(money.returned),
  Disputed: ({ money }) => decimals(money.disputed),
  Pending: ({ money }) => decimals(money.pending),
  Due: ({ money }) => decimals(money.due),
  'Discount code': ({ discount_code }) => discount_code ?? '',
  'Chosen and written': (order, { catalogue }) =>
    detailsOf(catalogue, order)
      .map(({ name, value }) => `${name}: ${oneLine(value)}`)
      .join('; '),
};

/** Lines in one: csv-stringify doesn't quote every line break. */
const oneLine = (text: string) =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');

/** Every order of a view, a page at a time. */
async function* recordsOf(context: Context, query: OrdersCsvQuery): AsyncGenerator<string[]> {
  let after: string | undefined;
  do {
    const page = await findPage(context, { ...query, limit: pageSize.most, after });
    const rows = await toOrderRows(context, page.rows);
    for (const [at, order] of page.rows.entries()) {
      const row = rows[at];
      if (row) yield Object.values(columns).map((cell) => cell({ ...order, ...row }, context));
    }
    after = page.next ?? undefined;
  } while (after !== undefined);
}

/** The list of orders as a file for the accountant. */
export function csvRoute(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  serve(downloadOrders, 'The orders of a view as CSV, in the order of the list', async (request, reply) => {
    const { view, search } = request.query;
    const action = { name: 'orders.csv', subject: 'orders', reads: true } as const;
    await performAction(context, request, action, async () => ({
      before: {},
      // The words searched for may be a name.
      after: { view, searched: Boolean(search) },
    }));
    const file = csvFile(Object.keys(columns));
    pipeline(Readable.from(recordsOf(context, request.query)), file, (error) => {
      if (error) request.log.error({ err: error }, 'the orders could not be written');
    });
    return sendCsv(reply, `orders-${today(context)}`, file);
  });
}

const narrowingIn = (json: string) => JSON.parse(json) as Pick<SavedFilter, keyof typeof narrowQuery>;

const nameUsed = () =>
  new HttpError(409, 'name-used', 'You already have a filter with this name. Choose another name.');
const tooMany = () =>
  new HttpError(409, 'too-many', `You already have ${maxFilters} filters. Remove one of them first.`);
const noFilter = noSuch('There is no such filter.');

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
      await transaction
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
        .executeTakeFirstOrThrow(nameUsed);
      return { before: {}, after: { filter: id, view } };
    });
  });

  const act = serveActionsOn(app, context, (id) => `filter:${id}`);

  act(removeFilter, 'Removes one of one’s own filters', 'filter.remove', async (transaction, id, request) => {
    const removed = await transaction
      .deleteFrom('kept_filters')
      .where('id', '=', id)
      .where('member', '=', memberOf(request))
      .returning('view')
      .executeTakeFirstOrThrow(noFilter);
    return { before: { view: removed.view }, after: { filter: null } };
  });
}
