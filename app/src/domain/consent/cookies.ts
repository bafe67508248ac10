import { type Choices, type Purpose, purposes } from '../consent.ts';

/** The cookies that Google's tags leave on the agency's own domain, by what they were allowed for. */
const cookiesOf: Readonly<Record<Purpose, readonly RegExp[]>> = {
  Personalization: [/^__gads$/, /^__gpi(_|$)/],
  Analytics: [/^_ga(_|$)/, /^_gid$/, /^_gat(_|$)/],
  Optimization: [/^_gcl_/, /^_gac_/],
  Enhancement: [],
};

/**
 * The cookies that must go because what they were for is not allowed.
 * @param cookies `document.cookie`
 */
export function unwantedCookies(cookies: string, choices: Choices): readonly string[] {
  const denied = purposes.filter((purpose) => !choices[purpose]).flatMap((purpose) => cookiesOf[purpose]);
  return cookieNames(cookies).filter((name) => denied.some((pattern) => pattern.test(name)));
}

/** @param cookies `document.cookie` */
export function cookieNames(cookies: string): readonly string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '')
    .filter(Boolean);
}

/** The domains a cookie of this host may belong to: a tag takes the widest that the browser lets it have. */
export function cookieDomains(host: string): readonly string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
}
