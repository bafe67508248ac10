/** The colour scheme a visitor chose on the site; null follows the system. */
export type Scheme = 'light' | 'dark';

/** Reads the cookie `scheme` that the switch in the footer sets. */
export function schemeOf(cookies: string | undefined): Scheme | null {
  const value = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return value === 'light' || value === 'dark' ? value : null;
}

/** The page with the chosen scheme on its root element, so that it is right before any script runs. */
export function withScheme(html: string, scheme: Scheme | null): string {
  if (!scheme) return html;
  return html.replace(/<html\b([^>]*)>/i, (_, attributes: string) => {
    const others = attributes.replace(/\sdata-theme=("[^"]*"|'[^']*'|[^\s>]*)/i, '');
    return `<html${others} data-theme="${scheme}">`;
  });
}
