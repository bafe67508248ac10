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

/** Whether this browser, or the server that sent the page, remembers that somebody has logged in. */
export const remembersSomebody = () =>
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

/**
 * Says on the page who is signed in, so that the header shows the right buttons before anything is drawn by scripts, and
 * follows what other tabs do. Called once on every page.
 */
export function showSession(): void {
  // Without a record the word of the server stands, who saw whether the request brought a session along; and against one
  // where it has just asked for a login.
  if (currentSession().user && document.getElementById('gate')?.hidden !== false) say();
  window.addEventListener('storage', (event) => {
    // No key: the whole storage was cleared.
    if (event.key === key || event.key === null) refresh();
  });
  // Brought back as it was left, a page does not know who has logged out since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
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
