import {
  beginSession,
  loginLevelOf,
  parseSession,
  type SessionAction,
  type SessionState,
  session,
  signedOut,
} from '../domain/session.ts';
import { createListeners } from '../lib/listeners.ts';
import { readStored, writeStored } from './storage.ts';

/** The client: "Stored in the browser's local storage under the key user, as JSON." */
const key = 'user';

let current: SessionState | undefined;
const listeners = createListeners();

function restore(): SessionState {
  const user = parseSession(readStored('local', key));
  // Removes an unreadable record, and the string "null".
  if (!user) writeStored('local', key, undefined);
  return beginSession(user);
}

/** The signed-in user according to this browser. */
export function currentSession(): SessionState {
  current ??= restore();
  return current;
}

/** Whether the browser's record or the server's mark on the page says that the visitor is signed in. */
export const mayBeSignedIn = () =>
  currentSession().user !== null || document.documentElement.dataset.user !== undefined;

/** The state while prerendering. */
export const unknownSession = () => signedOut;

/** Subscribes to changes, including those in other tabs. For `useSyncExternalStore`. */
export const onSessionChange = listeners.subscribe;

/** Applies an action, and writes the record, or removes it after a logout. */
export function dispatchSession(action: SessionAction): void {
  const next = session(currentSession(), action);
  writeStored('local', key, next.user ?? undefined);
  setCurrent(next);
}

/** Milliseconds hidden after which a page checks the session again. */
const longHidden = 300_000;

/**
 * Marks the page with the session state, so that the header shows the right buttons before hydration, and follows changes.
 * Called once per page.
 * @param ask requests the session from the server
 */
export function showSession(ask: () => void): void {
  // The server marks pages of signed-in visitors. A record without the mark is left over from an
  // ended session, so it is removed. The server is asked as well, because the page may come from a cache.
  if (currentSession().user) {
    if (document.documentElement.dataset.user !== undefined) markPage();
    else {
      dispatchSession({ type: 'LOGOUT' });
      ask();
    }
  }
  window.addEventListener('storage', (event) => {
    // No key: the whole storage was cleared.
    if (event.key === key || event.key === null) refresh();
  });
  const refreshFromServer = () => {
    refresh();
    if (mayBeSignedIn()) ask();
  };
  // Restored from the back/forward cache, the page may have missed a logout.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshFromServer();
  });
  let hiddenAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > longHidden) refreshFromServer();
  });
}

function setCurrent(next: SessionState): void {
  current = next;
  markPage();
  listeners.notify();
}

/** Sets the attribute by which CSS shows the right buttons. */
function markPage(): void {
  const level = loginLevelOf(currentSession());
  if (level === 'out') delete document.documentElement.dataset.user;
  else document.documentElement.dataset.user = level;
}

function refresh(): void {
  const next = restore();
  if (JSON.stringify(next.user) !== JSON.stringify(currentSession().user)) setCurrent(next);
}
