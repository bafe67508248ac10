import { type Choices, type Purpose, purposes } from '../domain/consent/consent.ts';

/** Names of the cookies and storage entries that Google's tags set on the site's domain, by purpose. */
const namesOf: Readonly<Record<Purpose, readonly RegExp[]>> = {
  Personalization: [/^__gads$/, /^__gpi(_|$)/, /^google_/],
  Analytics: [/^_ga(_|$)/, /^_gid$/, /^_gat(_|$)/],
  Optimization: [/^_gcl_/, /^_gac_/],
  Enhancement: [],
};

/**
 * Names to remove because their purpose is not allowed.
 * @param names of cookies, or of entries in local or session storage
 */
export function unwantedNames(names: readonly string[], choices: Choices): readonly string[] {
  const denied = purposes.filter((purpose) => !choices[purpose]).flatMap((purpose) => namesOf[purpose]);
  return names.filter((name) => denied.some((pattern) => pattern.test(name)));
}

/** @param cookies `document.cookie` */
export function cookieNames(cookies: string): readonly string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
    .filter(Boolean);
}

/** The domains that a cookie on this host may belong to. Tags use the widest that the browser allows. */
export function cookieDomains(host: string): readonly string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
}

/** Deletes a cookie of any domain that it may belong to. */
export function deleteCookie(name: string): void {
  for (const domain of ['', ...cookieDomains(location.hostname).map((host) => `; domain=${host}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
