/** Where the built home page asks for a login, unseen until somebody has been led there. */
const gate = /(<section id="gate") hidden=""(.*?<\/section>)/s;

/**
 * The home page for a visitor who was led there because they are not logged in: it asks for that, and the way to the login
 * says where they wanted to go.
 * @param next an address on this site, `/user/orders`
 */
export function withGate(html: string, next: string): string {
  const way = `?next=${encodeURIComponent(next)}"`;
  return html.replace(gate, (_, start: string, rest: string) => start + rest.replace('?next="', () => way));
}
