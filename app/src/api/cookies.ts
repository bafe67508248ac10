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
