import { withdrawConsent } from './consent.ts';
import { cookieNames, deleteCookie } from './cookies.ts';
import { forgetScheme } from './scheme.ts';
import { deleteKey, storedKeys } from './storage.ts';

/** The names of everything stored in this browser, by place; no values. */
export interface StoredNow {
  local: readonly string[];
  session: readonly string[];
  cookie: readonly string[];
  /** The tag manager: not set up, not loaded, or loaded. */
  tagManager: 'none' | 'waiting' | 'loaded';
}

/** Reads the browser's storage. HttpOnly cookies are not visible. */
export function storedNow(): StoredNow {
  const container = document.querySelector('meta[name=tag-manager]');
  const script = document.querySelector('script[src^="https://www.googletagmanager.com/"]');
  return {
    local: storedKeys('local'),
    session: storedKeys('session'),
    cookie: cookieNames(document.cookie),
    tagManager: container ? (script ? 'loaded' : 'waiting') : 'none',
  };
}

/** Deletes what is stored under a name, in any place. Both consent entries are deleted together. */
export function deleteStored(name: string): void {
  if (name === 'consent' || name === 'consent-meta') withdrawConsent();
  if (name === 'scheme') forgetScheme();
  deleteKey(name);
  deleteCookie(name);
}
