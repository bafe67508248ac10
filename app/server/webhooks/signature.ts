import { createHmac } from 'node:crypto';
import { hmac } from '../platform/crypto/hmac.ts';
import type { Settings } from '../platform/settings/settings.ts';

const prefix = 'whsec_';

/** The secret of a webhook, as its owner gets it: derived, so that it isn't in the database. */
export function webhookSecret(id: string, { secret }: Pick<Settings, 'secret'>): string {
  return prefix + Buffer.from(hmac('webhook', id, secret), 'hex').toString('base64');
}

/**
 * The headers of a request by the scheme Standard Webhooks: an HMAC-SHA-256 of id, time and body.
 * @param secret "whsec_…"
 */
export function signedHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
