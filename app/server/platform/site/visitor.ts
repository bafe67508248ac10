import { cookiesIn } from '../http/cookies.ts';

/** The colour scheme a visitor chose on the site. */
export type Scheme = 'light' | 'dark';

/** Reads the cookie `scheme`, which the switch in the footer sets; null follows the system. */
export function schemeOf(cookies: string | undefined): Scheme | null {
  const value = cookiesIn(cookies).get('scheme');
  return value === 'light' || value === 'dark' ? value : null;
}

/** What the server knows about the visitor of a page. */
export interface Visitor {
  scheme: Scheme | null;
  /** Whether the request has a valid session. */
  signedIn: boolean;
  /** Why the e-mail link that led here doesn't work: "dead", "used-reset"; null when it works, and on other pages. */
  invalidLink: string | null;
  /** Whether they were redirected to the home page from a page that needs a login. */
  isAskedToLogIn: boolean;
}

export const anonymous: Visitor = { scheme: null, signedIn: false, invalidLink: null, isAskedToLogIn: false };

/** Whether a request has a session cookie. The session may have ended. */
export function hasSessionCookie(cookies: string | undefined): boolean {
  const all = cookiesIn(cookies);
  return ['', '__Secure-'].some((prefix) => (all.get(`${prefix}agency.session_token`) ?? '') !== '');
}

/** Attributes of the page's root element, which say what is known about the visitor before any script runs. */
export function rootAttributes({ scheme, signedIn, invalidLink, isAskedToLogIn }: Visitor): string {
  const attributes = { theme: scheme, user: signedIn && 'in', link: invalidLink, asked: isAskedToLogIn && 'login' };
  return Object.entries(attributes)
    .map(([name, value]) => (value ? ` data-${name}="${value}"` : ''))
    .join('');
}
