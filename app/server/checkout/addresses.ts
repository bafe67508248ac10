import { HttpError } from '../platform/http/httpError.ts';

/** Rejects URLs of other sites (open redirect). @throws HttpError */
export function requireOwnOrigin(name: string, url: string, own: string): void {
  const { origin, username, password } = new URL(url);
  // URL parsers disagree about backslashes, spaces and line breaks.
  if (origin === own && !username && !password && /^[!-[\]-~]+$/.test(url)) return;
  throw new HttpError(400, 'foreign-url', `The field "${name}" must be an address of this site (${own}).`);
}
