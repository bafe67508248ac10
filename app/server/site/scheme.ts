/** The colour scheme a visitor chose on the site; null follows the system. */
export type Scheme = 'light' | 'dark';

/** Reads the cookie `scheme` that the switch in the footer sets. */
export function schemeOf(cookies: string | undefined): Scheme | null {
  const value = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return value === 'light' || value === 'dark' ? value : null;
}

/** What a page is told of its visitor before it is sent. */
export interface Visitor {
  scheme: Scheme | null;
  /** The request brought a session along. Whether it still counts, the page asks by itself. */
  remembered: boolean;
}

export const stranger: Visitor = { scheme: null, remembered: false };

/** Reads the cookie that the accounts set, by its name alone. */
export function isRemembered(cookies: string | undefined): boolean {
  return /(?:^|;\s*)(?:__Secure-|__Host-)?agency\.session_token=[^;\s]/.test(cookies ?? '');
}

/** The page with what is known of its visitor on its root element, so that it is right before any script runs. */
export function withVisitor(html: string, { scheme, remembered }: Visitor): string {
  if (!scheme && !remembered) return html;
  return html.replace(/<html\b([^>]*)>/i, (_, attributes: string) => {
    const others = scheme ? attributes.replace(/\sdata-theme=("[^"]*"|'[^']*'|[^\s>]*)/i, '') : attributes;
    return `<html${others}${scheme ? ` data-theme="${scheme}"` : ''}${remembered ? ' data-user="in"' : ''}>`;
  });
}
