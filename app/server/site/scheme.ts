/** The colour scheme a visitor chose on the site; null follows the system. */
export type Scheme = 'light' | 'dark';

/** The cookies of a request, by name; of several with one name the first counts. */
function cookiesIn(header = ''): ReadonlyMap<string, string> {
  const pairs = header.split(';').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return at < 0 ? ['', ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
  return new Map(pairs.reverse());
}

/** Reads the cookie `scheme` that the switch in the footer sets. */
export function schemeOf(cookies: string | undefined): Scheme | null {
  const value = cookiesIn(cookies).get('scheme');
  return value === 'light' || value === 'dark' ? value : null;
}

/** What a page is told of its visitor before it is sent. */
export interface Visitor {
  scheme: Scheme | null;
  /** The request brought a session along that still counts. */
  signedIn: boolean;
  /** Why the link in a mail does not work that led here: "dead", "used-reset". null where it works, and on other pages. */
  deadLink: string | null;
}

export const stranger: Visitor = { scheme: null, signedIn: false, deadLink: null };

/** Whether the cookie of a session is there. Whether the session still counts, the accounts know. */
export function hasSessionCookie(cookies: string | undefined): boolean {
  const all = cookiesIn(cookies);
  return ['', '__Secure-', '__Host-'].some((prefix) => (all.get(`${prefix}agency.session_token`) ?? '') !== '');
}

/** The page with what is known of its visitor on its root element, so that it is right before any script runs. */
export function withVisitor(html: string, { scheme, signedIn, deadLink }: Visitor): string {
  if (!scheme && !signedIn && !deadLink) return html;
  const start = html.search(/<html\b/i);
  const end = html.indexOf('>', start);
  if (start < 0 || end < 0) return html;
  const tag = html.slice(start, end);
  const others = scheme ? tag.replace(/\sdata-theme=("[^"]*"|'[^']*'|[^\s>]*)/i, '') : tag;
  const told = Object.entries({ theme: scheme, user: signedIn && 'in', link: deadLink });
  const marks = told.map(([name, value]) => (value ? ` data-${name}="${value}"` : ''));
  return [html.slice(0, start), others, ...marks, html.slice(end)].join('');
}
