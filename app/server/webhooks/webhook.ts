import { createHmac } from 'node:crypto';
import type { Delivery, Webhook } from '../../src/domain/contract/staff/webhooks.ts';
import { hmac } from '../platform/crypto/hmac.ts';
import type { Database } from '../platform/db/open.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { actorNames } from '../team/names.ts';
import type { WebhookDeliveryRow, WebhookRow } from './table.ts';

/** A webhook in the log. */
export const subjectOf = (id: string) => `webhook:${id}`;

/** The host of a webhook: its path may hold a key, which the log doesn't repeat. */
export const hostOf = ({ url }: Pick<WebhookRow, 'url'>) => new URL(url).host;

const stateOf = ({ paused_at, failing_since }: WebhookRow): Webhook['state'] => {
  if (paused_at !== null) return failing_since === null ? 'paused' : 'gave-up';
  return failing_since === null ? 'active' : 'failing';
};

/** All webhooks with how many deliveries wait or failed, latest first. */
export async function listWebhooks(database: Database): Promise<Webhook[]> {
  const [rows, counts, nameOf] = await Promise.all([
    database.selectFrom('webhooks').selectAll().orderBy('created_at', 'desc').orderBy('id').execute(),
    database
      .selectFrom('webhook_deliveries')
      .select(['webhook_id', 'status', ({ fn }) => fn.countAll().as('rows')])
      .where('status', '!=', 'delivered')
      .groupBy(['webhook_id', 'status'])
      .execute(),
    actorNames(database),
  ]);
  return rows.map((row) => {
    const count = (wanted: string) =>
      Number(counts.find(({ webhook_id, status }) => webhook_id === row.id && status === wanted)?.rows ?? 0);
    return {
      id: row.id,
      url: row.url,
      events: row.events.split(' ') as Webhook['events'],
      version: row.version,
      createdBy: nameOf(row.created_by),
      createdAt: row.created_at,
      state: stateOf(row),
      waiting: count('waiting'),
      failed: count('failed'),
    };
  });
}

/** A delivery as a row of the list. */
export const toDelivery = (row: WebhookDeliveryRow): Delivery => ({
  id: row.id,
  type: row.type as Delivery['type'],
  status: row.status,
  attempts: row.attempts,
  at: row.created_at,
  deliveredAt: row.delivered_at,
  nextTryAt: row.status === 'waiting' ? row.due_at : null,
  answer: row.answer,
  resentAt: row.resent_at,
});

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
