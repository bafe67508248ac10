import type { Stripe } from '@stripe/stripe-js';
import { publicConfig } from './config.ts';
import { ApiError, somethingWrong } from './request.ts';

let stripe: Promise<Stripe | null> | undefined;

async function load(): Promise<Stripe | null> {
  const { stripePublishableKey } = await publicConfig();
  if (!stripePublishableKey) return null;
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return loadStripe(stripePublishableKey);
}

/**
 * The card provider's script, fetched once and only on pages where something is paid; null in a demo, or when it
 * could not be fetched: then a warning is logged and nothing else happens.
 */
export function loadStripeOnce(): Promise<Stripe | null> {
  stripe ??= load().catch((error: unknown) => {
    console.warn('The payment script could not be loaded', error);
    stripe = undefined;
    return null;
  });
  return stripe;
}

/** Fetches the script ahead where the card form is in our own page, so that the form is there at once. A hosted checkout never needs it. */
export async function prepareCardForm(): Promise<void> {
  const config = await publicConfig().catch(() => null);
  if (config?.checkoutUi === 'embedded') await loadStripeOnce();
}

/** The loaded script. Rejects with an ApiError where there is none. */
export async function stripeOrFail(): Promise<Stripe> {
  const loaded = await loadStripeOnce();
  if (!loaded) throw new ApiError('Stripe.js has not loaded yet.', 0, 'no-stripe');
  return loaded;
}

/** Goes to the hosted checkout by the session's id alone, for a server that answers no address. Rejects with an ApiError. */
export async function redirectById(sessionId: string): Promise<void> {
  // Stripe.js took this method away in 2025; an older script pinned by the provider may still carry it.
  const legacy = (await stripeOrFail()) as {
    redirectToCheckout?: (to: { sessionId: string }) => Promise<{ error?: { message?: string } }>;
  };
  if (!legacy.redirectToCheckout) throw new ApiError('Stripe.js has not loaded yet.', 0, 'no-stripe');
  const { error } = await legacy.redirectToCheckout({ sessionId });
  if (error) throw new ApiError(error.message ?? somethingWrong, 0, 'stripe-redirect');
}
