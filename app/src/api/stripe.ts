import type { Stripe } from '@stripe/stripe-js';
import { somethingWrong } from '../lib/failure.ts';
import { fetchPublicConfig } from './config.ts';
import { ApiError } from './request.ts';

let stripe: Promise<Stripe | null> | undefined;

async function load(): Promise<Stripe | null> {
  const { stripePublishableKey } = await fetchPublicConfig();
  if (!stripePublishableKey) return null;
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return loadStripe(stripePublishableKey);
}

/** Stripe.js, loaded once and only where needed; null in the demo, and if loading fails (which is logged). */
function loadStripeOnce(): Promise<Stripe | null> {
  stripe ??= load().catch((error: unknown) => {
    console.warn('The payment script could not be loaded', error);
    stripe = undefined;
    return null;
  });
  return stripe;
}

/** Preloads Stripe.js for the embedded card form. Hosted checkout doesn't need it. */
export async function preloadStripe(): Promise<void> {
  const config = await fetchPublicConfig().catch(() => null);
  if (config?.checkoutUi === 'embedded') await loadStripeOnce();
}

/** Stripe.js. Rejects with an ApiError when it isn't available. */
export async function requireStripe(): Promise<Stripe> {
  const loaded = await loadStripeOnce();
  if (!loaded) throw new ApiError('Stripe.js has not loaded yet.', 0, 'no-stripe');
  return loaded;
}

/** Redirects to hosted checkout by session id, for a server that returns no URL. Rejects with an ApiError. */
export async function redirectById(sessionId: string): Promise<void> {
  // Removed from Stripe.js in 2025; pinned older versions still have it.
  const legacy = (await requireStripe()) as {
    redirectToCheckout?: (to: { sessionId: string }) => Promise<{ error?: { message?: string } }>;
  };
  if (!legacy.redirectToCheckout) throw new ApiError('Stripe.js has not loaded yet.', 0, 'no-stripe');
  const { error } = await legacy.redirectToCheckout({ sessionId });
  if (error) throw new ApiError(error.message ?? somethingWrong, 0, 'stripe-redirect');
}
