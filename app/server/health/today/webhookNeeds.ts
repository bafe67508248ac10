import type { Need } from '../../../src/domain/contract/staff/today.ts';
import { plural } from '../../../src/domain/words.ts';
import type { Database } from '../../platform/db/open.ts';
import { hostOf } from '../../webhooks/webhook.ts';

/** How long failed deliveries are shown. */
const daysOfFailure = 7;

/** Webhooks that were paused after days of failure, or have failed deliveries. There are few. */
export async function webhookNeeds(database: Database, now: Date): Promise<Need[]> {
  const since = new Date(now.getTime() - daysOfFailure * 24 * 3_600_000).toISOString();
  const rows = await database
    .selectFrom('webhooks')
    .leftJoin('webhook_deliveries', (join) =>
      join.onRef('webhook_id', '=', 'webhooks.id').on('status', '=', 'failed').on('due_at', '>=', since),
    )
    .select(['webhooks.id', 'url', 'paused_at', 'failing_since', 'webhooks.created_at'])
    .select(({ fn }) => [
      fn.count('webhook_deliveries.id').as('failed'),
      fn.max('webhook_deliveries.due_at').as('failed_at'),
    ])
    .groupBy(['webhooks.id', 'url', 'paused_at', 'failing_since', 'webhooks.created_at'])
    .orderBy('webhooks.id')
    .execute();
  return rows.flatMap(({ id, url, paused_at, failing_since, created_at, failed, failed_at }): Need[] => {
    const isPaused = paused_at !== null && failing_since !== null;
    if (!isPaused && Number(failed) === 0) return [];
    const what = isPaused ? 'is paused: it kept failing' : `didn’t take ${plural(Number(failed), 'event')}`;
    const at = (isPaused ? paused_at : failed_at) ?? created_at;
    const title = `The webhook to ${hostOf({ url })} ${what}`;
    return [{ kind: 'webhook', id, title, about: 'Webhook', at, alarm: true, page: null }];
  });
}
