import '@agency-site/ui/theme.css';
import '@agency-site/ui/reset.css';
import './style/base.css.ts';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Desk, DeskRoot } from './Desk';
import { isFinalError } from './deskApi.ts';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && !isFinalError(error),
    },
  },
});

// What the server has put into the page, as renderDesk returns it. The development server puts nothing.
const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null');
if (state) hydrate(queries, state.data);

const root = document.getElementById('root');
const isRendered = root?.hasChildNodes();
// The server has rendered Today, where the browser would lead to it.
if (isRendered && /^\/desk\/?$/.test(location.pathname)) history.replaceState(null, '', '/desk/today');

const desk = (
  <DeskRoot queries={queries} renderedAt={state?.renderedAt ?? null}>
    <BrowserRouter basename="/desk">
      <Desk />
    </BrowserRouter>
  </DeskRoot>
);
if (root && isRendered) hydrateRoot(root, desk);
else if (root) createRoot(root).render(desk);
