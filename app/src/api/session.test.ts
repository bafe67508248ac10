import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { SessionRecord } from '../domain/session.ts';

const ann: SessionRecord = {
  user: { name: 'Ann', email: 'ann@example.ie', isAdmin: false, emailVerified: true, adminUrl: null },
};
const stored = () => localStorage.getItem('user');
const shown = () => document.documentElement.dataset.user;

/** Listeners of earlier pages stay registered, so only the last page counts. */
let ask = vi.fn();

/**
 * Simulates a page load.
 * @param record in local storage
 * @param marked whether the server saw a valid session
 */
async function load(record?: string, marked = record !== undefined) {
  vi.resetModules();
  ask = vi.fn();
  if (record !== undefined) localStorage.setItem('user', record);
  if (marked) document.documentElement.dataset.user = 'in';
  const session = await import('./session.ts');
  session.showSession(ask);
  return session;
}

/** Simulates a change by another tab. */
function elsewhere(record: string | null, key: string | null = 'user') {
  if (record === null) localStorage.removeItem('user');
  else localStorage.setItem('user', record);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

// The next file of this run loads modules of its own.
afterAll(() => vi.resetModules());
afterEach(() => {
  delete document.documentElement.dataset.user;
  document.body.replaceChildren();
});

test('reads the stored record at page load, and the header shows it', async () => {
  const session = await load(JSON.stringify(ann));
  expect(session.currentSession()).toEqual({ user: ann, loading: false, error: null });
  expect(shown()).toBe('in');
});

test('a stale record is removed before the first paint, and the server is asked', async () => {
  const session = await load(JSON.stringify(ann), false);
  expect(shown()).toBeUndefined();
  expect(stored()).toBeNull();
  expect(session.currentSession().user).toBeNull();
  expect(ask).toHaveBeenCalledOnce();
});

test('shows the Admin Panel button for an admin record', async () => {
  await load('{"user":{"isAdmin":true}}');
  expect(shown()).toBe('admin');
});

test.each(['{broken', 'null'])('%s is removed, and no user is signed in', async (record) => {
  const session = await load(record, false);
  expect(session.currentSession().user).toBeNull();
  expect(stored()).toBeNull();
  expect(shown()).toBeUndefined();
});

test('a login writes the record; a logout removes it without leaving "null"', async () => {
  const session = await load();
  session.dispatchSession({ type: 'LOGIN_SUCCESS', payload: ann });
  expect(JSON.parse(stored() ?? '')).toEqual(ann);
  session.dispatchSession({ type: 'LOGOUT' });
  expect(stored()).toBeNull();
  expect(shown()).toBeUndefined();
});

test.each<[string, string | null, string | null, boolean, typeof ann | null]>([
  ['logs in', JSON.stringify(ann), 'user', true, ann],
  ['logs out', null, 'user', true, null],
  ['clears everything', null, null, true, null],
  ['changes another entry', null, 'consent', false, ann],
])('follows when another tab %s', async (_, record, key, follows, user) => {
  const session = await load(record === null ? JSON.stringify(ann) : undefined);
  const listener = vi.fn();
  const stop = session.onSessionChange(listener);
  elsewhere(record, key);
  expect(listener).toHaveBeenCalledTimes(follows ? 1 : 0);
  expect(shown()).toBe(user ? 'in' : undefined);
  expect(session.currentSession().user).toEqual(user);
  stop();
});

test('a page restored from the back/forward cache notices a logout', async () => {
  await load(JSON.stringify(ann));
  localStorage.removeItem('user');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown()).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('a page restored from the back/forward cache asks the server for the session', async () => {
  await load(JSON.stringify(ann));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(ask).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(ask).toHaveBeenCalledOnce();
});

test('a page visible again after minutes asks the server for the session', async () => {
  vi.useFakeTimers();
  const come = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await load(JSON.stringify(ann));
  come(true);
  vi.advanceTimersByTime(300_000);
  come(false);
  expect(ask).not.toHaveBeenCalled();
  come(true);
  vi.advanceTimersByTime(300_001);
  come(false);
  expect(ask).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('trusts the server when there is no record', async () => {
  const session = await load(undefined, true);
  expect(shown()).toBe('in');
  expect(session.mayBeSignedIn()).toBe(true);
});
