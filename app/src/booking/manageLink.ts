import { paths } from '../content/links/paths.ts';
import { match } from '../domain/matchPath.ts';

/** The path of the manage link, if it is on this site. */
export function manageLink(url: string | undefined): { path: string; token: string } | null {
  if (url === undefined || !URL.canParse(url, location.origin)) return null;
  const { origin, pathname } = new URL(url, location.origin);
  const token = origin === location.origin ? match(paths.manageBooking, pathname)?.token : undefined;
  return token === undefined ? null : { path: pathname, token };
}
