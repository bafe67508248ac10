import { dehydrate, QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import { type Endpoint, type Filling, pathOf } from '../domain/contract/endpoint.ts';
import { listFilters } from '../domain/contract/staff/filters.ts';
import { getStaffSession } from '../domain/contract/staff/login.ts';
import { getMoneyOfMonth, getToday } from '../domain/contract/staff/today.ts';
import { Desk, DeskRoot } from './Desk';
import { queryOf } from './deskApi.ts';
import { ordersList } from './orders/OrdersPage';
import { listAt } from './parts/useList.ts';
import { sessionKey } from './session.ts';

/** Reads a path of the staff API with the rights of the member who requested the page. Rejects if access is refused. */
type ReadStaff = (path: string) => Promise<unknown>;

const asks =
  (read: ReadStaff) =>
  async <Answer extends z.ZodMiniType>({ route, answer }: Endpoint & { answer: Answer }, filling?: Filling) =>
    z.parse(answer, await read(pathOf(route, filling)));

/** Fills the query cache with what a page asks for. */
type Fill = (queries: QueryClient, query: URLSearchParams, ask: ReturnType<typeof asks>) => Promise<void>;

/** The pages rendered on the server: those that open first on a working day. The code of the others loads later. */
const pages: Readonly<Record<string, Fill>> = {
  // The navigation has asked for the rest.
  '/desk/today': async (queries, _query, ask) => {
    queries.setQueryData(queryOf(getMoneyOfMonth).queryKey, await ask(getMoneyOfMonth));
  },
  '/desk/orders': async (queries, address, ask) => {
    const { key, queryAfter } = listAt(ordersList, address);
    const [rows, filters] = await Promise.all([ask(ordersList.endpoint, { query: queryAfter('') }), ask(listFilters)]);
    queries.setQueryData(key, { pages: [rows], pageParams: [''] });
    queries.setQueryData(queryOf(listFilters).queryKey, filters);
  },
};

/**
 * Renders a page of the desk for the member who requested it, so that its first rows show before any script runs.
 * @param url its path and query: "/desk/orders?view=done"
 * @param now milliseconds since 1970
 * @returns the HTML, empty for the login and for pages that only the browser renders, and the data it was rendered with, as JSON
 */
export async function renderDesk(url: string, read: ReadStaff, now: number): Promise<{ html: string; state: string }> {
  const queries = new QueryClient();
  const ask = asks(read);
  const session = await ask(getStaffSession);
  queries.setQueryData(sessionKey, session);
  const { pathname, search, searchParams } = new URL(url, 'http://desk.invalid');
  const path = pathname.replace(/\/$/, '').replace(/^\/desk$/, '/desk/today');
  const fill = session.state === 'signed-in' ? pages[path] : undefined;
  if (fill) {
    const [today] = await Promise.all([ask(getToday), fill(queries, searchParams, ask)]);
    queries.setQueryData(queryOf(getToday).queryKey, today);
  }
  const html = fill
    ? renderToString(
        <DeskRoot queries={queries} renderedAt={now}>
          <StaticRouter basename="/desk" location={`${path}${search}`}>
            <Desk />
          </StaticRouter>
        </DeskRoot>,
      )
    : '';
  const state = JSON.stringify({ renderedAt: now, data: dehydrate(queries) });
  queries.clear();
  return { html, state };
}
