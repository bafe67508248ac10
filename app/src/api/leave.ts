import { publicConfig } from './config.ts';

/** The card provider's own pages. */
const paymentHost = 'checkout.stripe.com';

/** Whether a checkout address may be followed: a page of the card provider, our own domain for it, or our demo checkout. */
export function isPaymentPage(url: string, origin: string, ownHost?: string | null): boolean {
  const to = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  if (!to) return false;
  return to.origin === origin || (to.protocol === 'https:' && [paymentHost, ownHost].includes(to.host));
}

/** Leaves the site for the page where the card is paid. Rejects when the address is none of those. */
export async function leaveFor(url: string): Promise<void> {
  const { origin } = window.location;
  if (!isPaymentPage(url, origin) && !isPaymentPage(url, origin, (await publicConfig()).checkoutHost)) {
    throw new Error('The checkout address is not one of ours.');
  }
  window.location.assign(url);
}
