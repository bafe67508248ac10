import { preload, routeOf } from './table';

/** Fetches a page's code when a pointer or the focus comes to a link to it. */
export function prefetchOnIntent(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A page that cannot be fetched now is asked for again when it is opened, and fails there with words.
    if (link?.origin === location.origin) preload(routeOf(link.pathname)).catch(() => {});
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

/** After a new release an open page may ask for a file that is gone: load the page anew, once for each address. */
export function reloadOnceAfterRelease(): void {
  window.addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem('reloaded') === location.href) return;
    sessionStorage.setItem('reloaded', location.href);
    location.reload();
  });
}
