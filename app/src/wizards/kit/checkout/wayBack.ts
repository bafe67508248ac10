import { readStored, writeStored } from '../../../api/storage.ts';
import { paths, plannerPaths, userPaths } from '../../../content/links/paths.ts';

const key = 'checkout-from';
const sessionKey = 'checkout-session';

/** Remembers, in this tab, the wizard or the list of orders from which a visitor goes to pay, and the checkout session. */
export function rememberWayBack(pathname: string, session: string): void {
  writeStored('session', key, pathname);
  writeStored('session', sessionKey, session);
}

/** The checkout session that this tab left to pay; null where nobody knows. */
export function sessionLeft(): string | null {
  const stored = readStored('session', sessionKey);
  return typeof stored === 'string' ? stored : null;
}

/** The page that this tab left to pay, and whether it is the list of orders; the quick quote where nobody knows. */
export function wayBack(): { to: string; ordered: boolean } {
  const stored = readStored('session', key);
  const to = [...Object.values(paths), ...plannerPaths, userPaths.orders].find((path) => path === stored);
  return { to: to ?? paths.quote, ordered: to === userPaths.orders };
}
