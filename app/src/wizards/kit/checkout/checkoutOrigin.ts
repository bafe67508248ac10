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

export interface CheckoutOrigin {
  to: string;
  /** Whether it is the list of orders. Otherwise it is a wizard. */
  ordered: boolean;
}

/** The page from which this tab went to pay; undefined if unknown, as for visitors who came by a link to pay. */
export function checkoutOrigin(): CheckoutOrigin | undefined {
  const stored = readStored('session', key);
  const to = [...Object.values(paths), ...plannerPaths, userPaths.orders].find((path) => path === stored);
  return to === undefined ? undefined : { to, ordered: to === userPaths.orders };
}
