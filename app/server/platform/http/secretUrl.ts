/** Pages whose last part gives access to a booking, an order, a quote, an offer or a subscription; and the desk, with its searches. */
const paths =
  /^\/((booking\/(manage|plain)|quote|offer|balance|preview|newsletter\/(confirm|unsubscribe)|demo-checkout)\/.|desk(\/|$))/i;

/** Parameters that give access, or that name a person. */
const parameters = ['token', 'paid', 'session_id', 'order', 'name', 'email'];

/**
 * Whether a page's URL is nobody else's business: it loads no tags, and no other page learns it as its referrer, not even of
 * this site.
 * @param url without its origin
 */
export function isSecretUrl(url: string): boolean {
  const [path = '', ...query] = url.split('?');
  const given = new URLSearchParams(query.join('?'));
  return paths.test(path) || parameters.some((name) => given.has(name));
}
