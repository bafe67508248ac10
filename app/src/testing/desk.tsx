import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { type Actions, ActionsContext } from '../desk/parts/Actions.ts';
import { ActionsProvider } from '../desk/parts/ActionsProvider';
import { sessionKey } from '../desk/session.ts';
import type { Role } from '../domain/staff/roles.ts';

interface OpenDesk {
  /** The address of the page, and the route of it. */
  at?: NonNullable<MemoryRouterProps['initialEntries']>[number];
  route?: string;
  role?: Role | undefined;
  /** What the server has answered, by the keys of its queries. */
  known?: readonly (readonly [QueryKey, object])[] | undefined;
  /** What stands in for the actions; without, they are sent to the server. */
  actions?: Partial<Record<keyof Actions, unknown>>;
}

/** Shows a part of the desk to a member of the team. @returns what the page knows, and its element */
export function openDesk(part: ReactNode, { at = '/', route, role = 'owner', known = [], actions }: OpenDesk = {}) {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  queries.setQueryData(sessionKey, { state: 'signed-in', user: { name: 'Aoife Nolan', role } });
  for (const [key, data] of known) queries.setQueryData(key, data);
  const standIns = { send: vi.fn(), performAction: vi.fn(), run: vi.fn(), ...actions } as Actions;
  const page = actions ? (
    <ActionsContext value={standIns}>{part}</ActionsContext>
  ) : (
    <ActionsProvider>{part}</ActionsProvider>
  );
  const { container } = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={route ?? (typeof at === 'string' ? at : '*')} element={page} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { queries, container };
}

/** What is published of a kind, while nothing is. */
export const nothingPublished = {
  version: 0,
  shown: 'never' as const,
  draft: null,
  problems: [],
  warnings: [],
  preview: null,
  history: [],
  firstAgain: [],
};
