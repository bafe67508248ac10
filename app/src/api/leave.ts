import { cardProviders } from '../domain/cardProviders.ts';
import { fetchPublicConfig } from './config.ts';

/** Whether a checkout URL is safe: the card provider's page, our own domain for it, or the demo checkout. */
export function isPaymentPage(url: string, origin: string, ownHost?: string | null): boolean {
  const to = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  if (!to) return false;
  const hosts = [ownHost, ...Object.values(cardProviders).map(({ host }) => host)];
  return to.origin === origin || (to.protocol === 'https:' && hosts.includes(to.host));
}

/** Rejects any URL but that of a payment page. */
export async function requirePaymentPage(url: string): Promise<void> {
  const { origin } = window.location;
  if (!isPaymentPage(url, origin) && !isPaymentPage(url, origin, (await fetchPublicConfig()).checkoutHost)) {
    throw new Error('The checkout address is not one of ours.');
  }
}
