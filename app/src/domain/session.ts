import type { AccountUser } from './contract/account.ts';
import { fieldsOf } from './record.ts';

/**
 * What the browser keeps of a session. The client: "The stored object has a nested user object carrying a boolean
 * isAdmin." It only decides what the screen shows: the server decides permissions by an HttpOnly cookie.
 */
export interface SessionRecord {
  user: AccountUser;
}

export interface SessionState {
  user: SessionRecord | null;
  loading: boolean;
  error: string | null;
}

export type SessionAction =
  | { type: 'LOGIN_START' }
  | { type: 'LOGIN_SUCCESS'; payload: SessionRecord }
  | { type: 'LOGIN_FAILURE'; payload: string }
  | { type: 'LOGOUT' };

/** The initial session from the stored record. */
export function beginSession(user: SessionRecord | null): SessionState {
  return { user, loading: false, error: null };
}

/** The state while prerendering: signed out. */
export const signedOut = beginSession(null);

/** The client's table of what each action does. */
export function session(_before: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'LOGIN_START':
      return { user: null, loading: true, error: null };
    case 'LOGIN_SUCCESS':
      return { user: action.payload, loading: false, error: null };
    case 'LOGIN_FAILURE':
      return { user: null, loading: false, error: action.payload };
    case 'LOGOUT':
      return signedOut;
  }
}

/** The client: "isLoggedIn (a user exists)". */
export const isLoggedIn = ({ user }: SessionState): boolean => user !== null;

/** The client: "isAdmin (nested isAdmin is true)". */
export const isAdmin = ({ user }: SessionState): boolean => user?.user.isAdmin === true;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** An http(s) URL; null for anything else. */
const webAddress = (value: unknown) => (/^https?:\/\//.test(text(value)) ? text(value) : null);

/**
 * Parses a stored record, or the server's session response, which has the same shape.
 * @returns null when signed out or unreadable
 */
export function parseSession(json: unknown): SessionRecord | null {
  const { user } = fieldsOf(json);
  if (typeof user !== 'object' || user === null || Array.isArray(user)) return null;
  const { name, email, isAdmin, emailVerified, adminUrl } = fieldsOf(user);
  return {
    user: {
      name: text(name),
      email: text(email),
      // Only `true` makes an admin, not "true".
      isAdmin: isAdmin === true,
      emailVerified: emailVerified === true,
      adminUrl: webAddress(adminUrl),
    },
  };
}

/** Which buttons the header shows. */
export type LoginLevel = 'out' | 'in' | 'admin';

/** @param state of the session */
export function loginLevelOf(state: SessionState): LoginLevel {
  if (!isLoggedIn(state)) return 'out';
  return isAdmin(state) ? 'admin' : 'in';
}
