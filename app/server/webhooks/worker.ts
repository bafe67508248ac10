import type { Context } from '../platform/context.ts';
import { QueueWorker } from '../platform/jobs/queueWorker.ts';
import { storeAnswer, takeNextDelivery } from './deliveries.ts';
import { send } from './send.ts';
import type { WebhookDeliveryRow } from './table.ts';
import { signedHeaders, webhookSecret } from './webhook.ts';

type WorkerContext = Pick<Context, 'database' | 'settings' | 'now' | 'log' | 'resolveHost'>;

/** How many deliveries run at once, so that a slow receiver doesn't hold up the others. */
const atOnce = 5;

/**
 * The worker that delivers webhooks, each at least once.
 * @param pause milliseconds between polls, unless the worker is woken before
 */
export function createWebhookWorker(context: WorkerContext, pause: number): QueueWorker<WebhookDeliveryRow> {
  const { database, now, log } = context;
  return new QueueWorker({
    log,
    name: 'the queue of webhooks',
    pause,
    atOnce,
    take: () => takeNextDelivery(database, now()),
    work: (delivery) => deliver(context, delivery),
  });
}

async function deliver(context: WorkerContext, delivery: WebhookDeliveryRow): Promise<void> {
  const { database, settings, now, log } = context;
  const { id, webhook_id, body, attempts } = delivery;
  const webhook = await database.selectFrom('webhooks').select('url').where('id', '=', webhook_id).executeTakeFirst();
  // Removed a moment ago, with its deliveries.
  if (!webhook) return;
  const headers = signedHeaders(webhookSecret(webhook_id, settings), id, body, now());
  const answer = await send(context, webhook.url, body, headers);
  log.info({ webhook: webhook_id, delivery: id, attempt: attempts, status: answer.status }, 'a webhook was sent');
  await storeAnswer(database, delivery, answer, now());
}
