/** The parameters of a pattern: `{ token: 'a1' }` for `/booking/manage/:token`. */
export type Params = Readonly<Record<string, string>>;

/**
 * Matches a path against a pattern; null if it doesn't match. Case-sensitive. A pattern that ends in a
 * star matches everything below.
 */
export function matchPath(pattern: string, path: string): Params | null {
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1)) ? {} : null;
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}
