import '@agency-site/ui/reset.css';
import '@agency-site/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { remembersSomebody } from './api/session.ts';
import { App } from './routes/App';
import { prefetchOnIntent, reloadOnceAfterRelease } from './routes/loading';
import { leavesFrame, preload, routeOf } from './routes/table';
import { pageObeys } from './shell/chosenBefore.ts';
import { frameObeys, leaveFrame } from './shell/Frame';
import './shell/global.css';
import { painted } from './shell/idle.ts';

reloadOnceAfterRelease();

const root = document.getElementById('root') as HTMLElement;
const path = location.pathname.replace(/(.)\/$/, '$1');
const route = routeOf(path);
// What the server sent: the page of this route, another one, or the empty shell.
const prerendered = root.dataset.path === route.path;

const framed = prerendered && leavesFrame(route);
if (framed) leaveFrame(path);

/** Not awaited at the top of the module: the page's own code imports what is bundled with this file. */
async function start() {
  // The page must be here before hydration, else React would draw a fallback over the prerendered HTML.
  // A page that cannot be fetched is asked for once more while it is drawn, and ends on the error screen.
  await preload(route, framed).catch(() => {});
  if (prerendered && !route.eager) await painted();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  if (prerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  prefetchOnIntent();
  // What the browser remembers is only a hint. A server that cannot be asked now leaves it as it is.
  if (remembersSomebody()) import('./api/account.ts').then(({ confirmSession }) => confirmSession()).catch(() => {});
}

/** Settled once React takes what is pressed in the page, be it by drawing the page for it. */
export const started = start();
export { pageObeys };
/** Settled once all that surrounds the page is heard too. */
export const surrounded = route.frame === 'site' ? frameObeys : pageObeys;
