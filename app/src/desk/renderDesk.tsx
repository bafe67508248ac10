import { dehydrate, QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { filtersSchema } from '../domain/contract/staff/filters.ts';
import { staffSessionSchema } from '../domain/contract/staff/login.ts';
import { moneyOfMonthSchema, todaySchema } from '../domain/contract/staff/today.ts';
import { Desk, DeskRoot } from './Desk';
import { ordersList } from './orders/OrdersPage';
import { filtersKey } from './orders/SavedFilters';
import { firstPage } from './parts/ListPage';
import { sessionKey } from './session.ts';
import { moneyKey, todayKey } from './today/useToday.ts';

/** Reads from the staff API, below /api/staff, with the rights of the member who requested the page. Rejects if access is refused. */
export type ReadStaff = (path: string) => Promise<unknown>;

/** Puts the rows of a page where the page looks for them. */
type Fill = (queries: QueryClient, query: URLSearchParams, read: ReadStaff) => Promise<void>;

/** The pages rendered on the server: those that open first on a working day. The code of the others loads later. */
const pages: Readonly<Record<string, Fill>> = {
  // Its needs and calls are those of the navigation.
  '/desk/today': async (queries, _query, read) => {
    queries.setQueryData(moneyKey, moneyOfMonthSchema.parse(await read('/money')));
  },
  '/desk/orders': async (queries, query, read) => {
    const { key, path } = firstPage(ordersList, query);
    const [rows, { filters }] = await Promise.all([
      read(path).then(ordersList.schema.parse),
      read('/filters').then(filtersSchema.parse),
    ]);
    queries.setQueryData(key, { pages: [rows], pageParams: [''] });
    queries.setQueryData(filtersKey, filters);
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
  const session = staffSessionSchema.parse(await read('/session'));
  queries.setQueryData(sessionKey, session);
  const { pathname, search, searchParams } = new URL(url, 'http://desk.invalid');
  const path = pathname.replace(/\/$/, '').replace(/^\/desk$/, '/desk/today');
  const fill = session.state === 'signed-in' ? pages[path] : undefined;
  if (fill) {
    const [today] = await Promise.all([read('/today'), fill(queries, searchParams, read)]);
    queries.setQueryData(todayKey, todaySchema.parse(today));
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
