/** Any origin, to resolve a path against. */
const unknownOrigin = 'https://site.invalid';

/**
 * A redirect target after login: only an address on this site, as browsers parse it.
 * @param wanted the path from the query, `/user/bookings`
 * @returns null for anything that could lead to another site or run a script
 */
export function ownPath(wanted: string | null): string | null {
  // Browsers read a backslash as a slash, and leave out line breaks and tabs: "/\evil" and "/	/evil" are "//evil".
  if (wanted === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, unknownOrigin))
    return null;
  const { origin, pathname, search, hash } = new URL(wanted, unknownOrigin);
  // Resolved, "/./" and "/../" may leave two slashes at the front.
  if (origin !== unknownOrigin || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
