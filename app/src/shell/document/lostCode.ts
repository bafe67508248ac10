import { pageIsThere } from '../../api/reachable.ts';
import { readStored, writeStored } from '../../api/storage.ts';
import { isLeaving } from './leaving.ts';

/**
 * After a new release an open page may ask for a file that is gone: loads the page again, once for each address.
 * @returns false when that would not help
 */
async function reloadOnce(): Promise<boolean> {
  const reloaded = () => readStored('session', 'reloaded') === location.href;
  // A page that is drawn is worth more than the browser's word that the server is away.
  if (reloaded() || !(await pageIsThere())) return false;
  // Reloading now would cancel the navigation to another page.
  if (isLeaving()) return true;
  writeStored('session', 'reloaded', location.href);
  // A browser that cannot remember it would reload for ever.
  if (reloaded()) location.reload();
  return reloaded();
}

/** Reloads the page when a part of a tool that is loaded later cannot be fetched. */
export function reloadForLostParts(): void {
  addEventListener('vite:preloadError', () => {
    if (!isLeaving()) void reloadOnce();
  });
}

/** Shows the error screen in place of the page. It is drawn at build time, in a template. */
export function showFailure(): void {
  const template = document.querySelector<HTMLTemplateElement>('#failed');
  const page = document.getElementById('page');
  if (!template || !page) return;
  page.replaceChildren(template.content.cloneNode(true));
  // Back leads to a step that is no longer drawn.
  addEventListener('popstate', () => location.reload());
}

/** Reloads the page, or shows the error screen, where the code of a tool cannot be fetched. */
export async function recover(): Promise<void> {
  if (!isLeaving() && !(await reloadOnce())) showFailure();
}

/** Recovers when the script of the tool cannot be fetched. */
export function watchToolScript(): void {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.dataset.tool !== undefined) void recover();
  };
  addEventListener('error', hear, true);
}
