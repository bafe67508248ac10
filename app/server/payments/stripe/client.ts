import Stripe from 'stripe';
import type { StripeSettings } from '../../settings.ts';

export type StripeClient = Stripe;

/** @param timeout milliseconds for each of up to three tries */
export function createStripeClient({ secretKey, apiBase }: StripeSettings, timeout: number): StripeClient {
  const options = { timeout, maxNetworkRetries: 2, telemetry: false };
  return new Stripe(secretKey, { ...options, ...(apiBase ? place(apiBase) : {}) });
}

function place({ hostname, port, protocol }: URL) {
  const secure = protocol === 'https:';
  return { host: hostname, port: Number(port) || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' } as const;
}
