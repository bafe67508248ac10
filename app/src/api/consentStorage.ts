import { cookieNames } from '../domain/consent/cookies.ts';
import { storedKeys } from './storage.ts';

/** The names of everything that this browser keeps of the site, by where it is kept; no values. */
export interface StoredNow {
  local: readonly string[];
  session: readonly string[];
  cookie: readonly string[];
  /** Of the tag manager: none is set, it is not here, or it is. */
  tagManager: 'none' | 'waiting' | 'loaded';
}

/** Looks into the browser's storage. Cookies that a server alone can read are not seen. */
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
