/** The card provider's own pages. An address anywhere else is not followed. */
const paymentHosts = ['checkout.stripe.com'];

/** Whether a checkout address may be followed: a page of the card provider, or our own demo checkout. */
export function isPaymentPage(url: string, origin: string): boolean {
  const to = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  if (!to) return false;
  return to.origin === origin || (to.protocol === 'https:' && paymentHosts.includes(to.hostname));
}

/** Leaves the site for the page where the card is paid. Throws when the address is not one of those. */
export function leaveFor(url: string): void {
  if (!isPaymentPage(url, window.location.origin)) throw new Error('The checkout address is not one of ours.');
  window.location.assign(url);
}
