import { dehydrate, QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { filtersSchema } from '../domain/contract/staff/filters.ts';
import { staffSessionSchema } from '../domain/contract/staff/login.ts';
import { moneyOfMonthSchema, todaySchema } from '../domain/contract/staff/today.ts';
import { Desk, DeskRoot } from './Desk';
import { filtersKey } from './orders/KeptFilters';
import { ordersList } from './orders/OrdersPage';
import { firstPage } from './parts/ListPage';
import { sessionKey } from './session.ts';
import { moneyKey, todayKey } from './today/useToday.ts';

/** Reads from the staff API, below /api/staff, with the rights of who requested the page. Rejects when it is refused. */
export type ReadStaff = (path: string) => Promise<unknown>;

/** Puts the rows of a page where the page looks for them. */
type Fill = (queries: QueryClient, query: URLSearchParams, read: ReadStaff) => Promise<void>;

/** The pages that are drawn on the server: those that a day at the desk begins with. The code of all others comes later. */
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
 * Draws a page of the desk for who requested it, so that its first rows are seen before any script has run.
 * @param url its path and query: "/desk/orders?view=done"
 * @param now milliseconds since 1970
 * @returns its HTML, empty for the login and for pages that only the browser draws, and as JSON what it was drawn with
 */
export async function drawDesk(url: string, read: ReadStaff, now: number): Promise<{ html: string; state: string }> {
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
        <DeskRoot queries={queries} drawnAt={now}>
          <StaticRouter basename="/desk" location={`${path}${search}`}>
            <Desk />
          </StaticRouter>
        </DeskRoot>,
      )
    : '';
  const state = JSON.stringify({ drawnAt: now, data: dehydrate(queries) });
  queries.clear();
  return { html, state };
}
