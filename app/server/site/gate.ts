/** Where the built home page asks for a login, unseen until somebody has been led there. */
const gate = '<section id="gate"';
const hidden = `${gate} hidden=""`;

/**
 * The home page for a visitor who was led there because they are not logged in: it asks for that, and the way to the login
 * says where they wanted to go.
 * @param next an address on this site, `/user/orders`
 */
export function withGate(html: string, next: string): string {
  const at = html.indexOf(hidden);
  if (at < 0) return html;
  const way = `?next=${encodeURIComponent(next)}"`;
  return html.slice(0, at) + gate + html.slice(at + hidden.length).replace('?next="', () => way);
}
