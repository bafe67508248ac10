import { expect, test } from 'vitest';
import {
  beginSession,
  isAdmin,
  isLoggedIn,
  loginLevelOf,
  parseSession,
  type SessionAction,
  type SessionRecord,
  type SessionState,
  session,
  signedOut,
} from './session.ts';

const record = (change: Partial<SessionRecord['user']> = {}): SessionRecord => ({
  user: { name: 'Ann', email: 'ann@example.ie', isAdmin: false, emailVerified: true, adminUrl: null, ...change },
});
test.each<[SessionAction, SessionState]>([
  [{ type: 'LOGIN_START' }, { user: null, loading: true, error: null }],
  [
    { type: 'LOGIN_SUCCESS', payload: record() },
    { user: record(), loading: false, error: null },
  ],
  [
    { type: 'LOGIN_FAILURE', payload: 'Please try again.' },
    { user: null, loading: false, error: 'Please try again.' },
  ],
  [{ type: 'LOGOUT' }, { user: null, loading: false, error: null }],
])('$type, whatever was before', (action, after) => {
  for (const state of [signedOut, beginSession(record()), { user: null, loading: true, error: 'Wrong.' }])
    expect(session(state, action)).toEqual(after);
});

test.each<[string, SessionState, boolean, boolean, string]>([
  ['no user', signedOut, false, false, 'out'],
  ['a customer', beginSession(record()), true, false, 'in'],
  ['an admin', beginSession(record({ isAdmin: true })), true, true, 'admin'],
])('%s', (_, state, loggedIn, admin, level) => {
  expect([isLoggedIn(state), isAdmin(state), loginLevelOf(state)]).toEqual([loggedIn, admin, level]);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['the word null, as an effect would write it', { user: null }],
  ['a number', 5],
  ['a text', 'ann'],
  ['a list', [{ user: {} }]],
  ['an object without a user', { isAdmin: true }],
  ['a user that is a text', { user: 'ann' }],
  ['a user that is a list', { user: [] }],
])('%s is not a session', (_, stored) => {
  expect(parseSession(stored)).toBeNull();
});

test.each([
  [true, true],
  [false, false],
  ['true', false],
  [1, false],
  [{}, false],
  [undefined, false],
])('isAdmin %j makes an admin: %j', (stored, admin) => {
  expect(isAdmin(beginSession(parseSession({ user: { isAdmin: stored } })))).toBe(admin);
});

test('an empty user object counts as signed in', () => {
  expect(parseSession({ user: {} })).toEqual(record({ name: '', email: '', emailVerified: false }));
});

test('reads back what it writes', () => {
  const written = record({ isAdmin: true, adminUrl: 'https://admin.example/' });
  expect(parseSession(JSON.parse(JSON.stringify(written)))).toEqual(written);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/admin', 7])(
  'an admin site at %s is ignored',
  (adminUrl) => {
    expect(parseSession({ user: { adminUrl } })?.user.adminUrl).toBeNull();
  },
);
