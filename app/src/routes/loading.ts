import { pageIsThere } from '../api/reachable.ts';
import { readStored, writeStored } from '../api/storage.ts';
import { isLeaving } from '../shell/leaving.ts';
import { preload, routeOf } from './table';

/** Fetches a page's code when a pointer or the focus comes to a link to it, or into a form that opens it. */
export function prefetchOnIntent(): void {
  const prefetch = ({ target }: Event) => {
    const way = target instanceof Element ? target.closest('a, form') : null;
    const address = way?.getAttribute('href') ?? way?.getAttribute('action');
    if (!address) return;
    const { origin, pathname } = new URL(address, location.href);
    // A page that cannot be fetched now is asked for again when it is opened, and fails there with words.
    if (origin === location.origin) preload(routeOf(pathname)).catch(() => {});
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

/** After a new release an open page may ask for a file that is gone: load the page anew, once for each address. */
export function reloadOnceAfterRelease(): void {
  const reloaded = () => readStored('session', 'reloaded') === location.href;
  window.addEventListener('vite:preloadError', async () => {
    // A page that stands is worth more than the browser's word that the server is away.
    if (isLeaving() || reloaded() || !(await pageIsThere())) return;
    // To load this page anew would end the way to another.
    if (isLeaving()) return;
    writeStored('session', 'reloaded', location.href);
    // A browser that cannot remember it would load the page anew for ever.
    if (reloaded()) location.reload();
  });
}
