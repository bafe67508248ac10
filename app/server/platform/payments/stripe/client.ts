import Stripe from 'stripe';
import { limitedFetch } from '../../http/limitedBody.ts';
import type { StripeSettings } from '../../settings/settings.ts';

export type StripeClient = Stripe;

/** The most bytes of an answer; a session has a few kilobytes. */
const maxBytes = 4 * 1024 * 1024;

/** @param timeout milliseconds for each of up to three tries */
export function createStripeClient({ secretKey, apiBase }: StripeSettings, timeout: number): StripeClient {
  const httpClient = Stripe.createFetchHttpClient(limitedFetch(maxBytes));
  const options = { timeout, maxNetworkRetries: 2, telemetry: false, httpClient };
  return new Stripe(secretKey, { ...options, ...(apiBase ? place(apiBase) : {}) });
}

function place({ hostname, port, protocol }: URL) {
  const secure = protocol === 'https:';
  return { host: hostname, port: Number(port) || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' } as const;
}
