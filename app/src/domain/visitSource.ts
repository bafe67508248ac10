/** Nothing led there: the address was typed, a bookmark, or a link in an app or e-mail. */
export const direct = 'direct';
/** What isn't told apart, so that there are never many. */
export const otherSource = 'other';

/** The hosts of search engines, "google.ie" and "search.yahoo.com", but not "mail.google.com". */
const engineHost =
  /^(?:(?:[a-z]{2}\.)?search\.|html\.|lite\.)?(?<engine>google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|brave|yandex|baidu)(?:\.[a-z]{2,3}){1,2}$/;

/** What a page tells the server, in the body of an opening and in this header. */
export const visitHeader = 'visit-source';
export const longestVisit = 300;

/**
 * Where a visit came from, as it is told: of our own pages the first part of the path, of other sites the host alone, and the
 * campaign of the link (`utm_source`).
 * @param referrer an address, or empty
 */
export function toldVisit(referrer: string, page: Pick<Location, 'host' | 'search'>): string {
  const campaign = new URLSearchParams(page.search).get('utm_source');
  const from = referrer === '' ? null : new URL(referrer);
  const place = from && (from.host === page.host ? `/${from.pathname.split('/')[1] ?? ''}` : from.hostname);
  const told = new URLSearchParams({ ...(campaign && { campaign }), ...(place && { from: place }) });
  return told.toString().slice(0, longestVisit);
}

/** What is counted of that: "campaign spring", "search google", "site example.ie", "page /blog", or one of the two above. */
export function sourceOf(told: string): string {
  const params = new URLSearchParams(told.slice(0, longestVisit));
  const [campaign, from] = ['campaign', 'from'].map((name) => (params.get(name) ?? '').trim().toLowerCase());
  if (campaign) return /^[a-z0-9][a-z0-9._-]{0,39}$/.test(campaign) ? `campaign ${campaign}` : otherSource;
  if (!from) return direct;
  // No digits: what follows in some of our paths is a secret.
  if (from.startsWith('/')) return /^\/[a-z-]{0,30}$/.test(from) ? `page ${from}` : otherSource;
  const host = from.replace(/^www\./, '');
  if (!/^(?=.{4,60}$)([a-z0-9-]+\.)+[a-z]{2,}$/.test(host)) return otherSource;
  const engine = engineHost.exec(host)?.groups?.engine;
  return engine ? `search ${engine}` : `site ${host}`;
}

const kinds: Readonly<Record<string, string>> = {
  campaign: 'Campaign',
  page: 'This site',
  search: 'Search',
  site: 'Site',
  [direct]: 'Typed, bookmarked or from an app',
  [otherSource]: 'Others',
};

/** "Campaign: spring" */
export function sourceInWords(source: string): string {
  const [kind = '', name] = source.split(' ');
  return [kinds[kind] ?? kind, ...(name === undefined ? [] : [name])].join(': ');
}
