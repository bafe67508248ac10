import {
  beginSession,
  parseSession,
  type SessionAction,
  type SessionState,
  session,
  signedOut,
  standingOf,
} from '../domain/session.ts';
import { readStored, writeStored } from './storage.ts';

/** The client: "Stored in the browser's local storage under the key user, as JSON." */
const key = 'user';

let current: SessionState | undefined;
const listeners = new Set<() => void>();

function restore(): SessionState {
  const user = parseSession(readStored('local', key));
  // What cannot be read is removed, and so is the word null: nobody is signed in.
  if (!user) writeStored('local', key, undefined);
  return beginSession(user);
}

/** Who is signed in, as far as this browser remembers. */
export function currentSession(): SessionState {
  current ??= restore();
  return current;
}

/** Whether this browser, or the server that sent the page, says that its visitor is signed in. */
export const mayBeSignedIn = () =>
  currentSession().user !== null || document.documentElement.dataset.user !== undefined;

/** What a prerendered page knows of it. */
export const unknownSession = () => signedOut;

/** Hears of every change, those made in another tab included. React reads it by `useSyncExternalStore`. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Something happened to the session: the record is written, or removed when nobody is signed in any more. */
export function dispatchSession(action: SessionAction): void {
  const next = session(currentSession(), action);
  writeStored('local', key, next.user ?? undefined);
  become(next);
}

/** Milliseconds after which a page that comes back into view asks whether the session has ended meanwhile. */
const longAway = 300_000;

/**
 * Shows on the page who is signed in, so that the header has the right buttons before any script draws, and follows what
 * happens elsewhere. Called once on every page.
 * @param ask has the server say who is signed in
 */
export function showSession(ask: () => void): void {
  // The server has looked at the session and marked the page. A record beside a page without the mark is left over from a
  // login that has ended: it goes at once, and the server is asked, since a page may also come out of a cache.
  if (currentSession().user) {
    if (document.documentElement.dataset.user !== undefined) say();
    else {
      dispatchSession({ type: 'LOGOUT' });
      ask();
    }
  }
  window.addEventListener('storage', (event) => {
    // No key: the whole storage was cleared.
    if (event.key === key || event.key === null) refresh();
  });
  const askAgain = () => {
    refresh();
    if (mayBeSignedIn()) ask();
  };
  // Restored as it was left, a page does not know what has ended since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askAgain();
  });
  let hiddenAt = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > longAway) askAgain();
  });
}

function become(next: SessionState): void {
  current = next;
  say();
  for (const listener of listeners) listener();
}

/** The style sheet reads it: no button appears or goes by script. */
function say(): void {
  const standing = standingOf(currentSession());
  if (standing === 'out') delete document.documentElement.dataset.user;
  else document.documentElement.dataset.user = standing;
}

function refresh(): void {
  const next = restore();
  if (JSON.stringify(next.user) !== JSON.stringify(currentSession().user)) become(next);
}
