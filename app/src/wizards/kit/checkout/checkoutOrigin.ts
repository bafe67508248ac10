import { readStored, writeStored } from '../../../api/storage.ts';
import { paths, plannerPaths, userPaths } from '../../../content/links/paths.ts';

const key = 'checkout-from';
const sessionKey = 'checkout-session';

/** Remembers, for this tab, the page from which the visitor goes to pay (a wizard or the list of orders), and the session. */
export function rememberCheckout(pathname: string, session: string): void {
  writeStored('session', key, pathname);
  writeStored('session', sessionKey, session);
}

/** The session of this tab's last checkout; null if unknown. */
export function lastCheckoutSession(): string | null {
  const stored = readStored('session', sessionKey);
  return typeof stored === 'string' ? stored : null;
}

/** The page from which this tab went to pay (the quick quote if unknown), and whether it is the list of orders. */
export function checkoutOrigin(): { to: string; ordered: boolean } {
  const stored = readStored('session', key);
  const to = [...Object.values(paths), ...plannerPaths, userPaths.orders].find((path) => path === stored);
  return { to: to ?? paths.quote, ordered: to === userPaths.orders };
}
