/** The login prompt of the prerendered home page. It is hidden until a visitor is redirected there. */
const prompt = '<section id="login-prompt"';
const hidden = `${prompt} hidden=""`;

/**
 * The home page for a visitor who was redirected from a page that needs a login: shows the login prompt, whose link returns
 * to that page.
 * @param next a path on this site: `/user/orders`
 */
export function withLoginPrompt(html: string, next: string): string {
  const at = html.indexOf(hidden);
  if (at < 0) return html;
  const way = `?next=${encodeURIComponent(next)}"`;
  return html.slice(0, at) + prompt + html.slice(at + hidden.length).replace('?next="', () => way);
}
