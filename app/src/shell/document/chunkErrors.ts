import { isPageReachable } from '../../api/browser.ts';
import { readStored, writeStored } from '../../api/storage.ts';
import { isLeaving } from './leaving.ts';

/**
 * After a release an open page may request a file that no longer exists: reloads the page, once per URL.
 * @returns false when a reload would not help
 */
async function reloadOnce(): Promise<boolean> {
  const reloaded = () => readStored('session', 'reloaded') === location.href;
  // Keep the rendered page when the server can't be reached.
  if (reloaded() || !(await isPageReachable())) return false;
  // Reloading now would cancel the navigation to another page.
  if (isLeaving()) return true;
  writeStored('session', 'reloaded', location.href);
  // Without storage, the reload would repeat for ever.
  if (reloaded()) location.reload();
  return reloaded();
}

/** Reloads the page when a lazily loaded part of a tool fails to load. */
export function reloadOnChunkError(): void {
  addEventListener('vite:preloadError', () => {
    if (!isLeaving()) void reloadOnce();
  });
}

/** Shows the error screen, which is prerendered in a template. */
export function showFailure(): void {
  const template = document.querySelector<HTMLTemplateElement>('#failed');
  const page = document.getElementById('page');
  if (!template || !page) return;
  page.replaceChildren(template.content.cloneNode(true));
  // Back would lead to a step that is no longer rendered.
  addEventListener('popstate', () => location.reload());
}

/** Reloads the page, or shows the error screen, when the code of a tool fails to load. */
async function recover(): Promise<void> {
  if (!isLeaving() && !(await reloadOnce())) showFailure();
}

/** Starts the tool of this page, if it is one. */
export function startToolOfPage(): void {
  const file = document.querySelector<HTMLLinkElement>('link[data-tool]')?.href;
  if (!file) return;
  const loaded: Promise<{ start: () => void | Promise<void> }> = import(/* @vite-ignore */ file);
  loaded.then(({ start }) => start()).catch(recover);
}
