import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { WebhookEvent } from '../../src/domain/contract/staff/webhookEvents.ts';
import { hour, minute, second } from '../../src/domain/durations.ts';
import { instant } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Answer } from './send.ts';
import type { WebhookDeliveryRow } from './table.ts';

/** Back-off after each failed attempt: ten attempts in three days. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
/** Longer than a receiver may take. After that, the lock of a worker that died expires. */
const lockMilliseconds = minute;
/** How long a webhook may fail before it is paused. */
const failingLimit = 5 * 24 * hour;

/**
 * Stores an event for every webhook that subscribes to it, in the transaction of the change: both are stored, or neither.
 * @param subject what it is about, as in the log: "order:<id>"
 * @param dueAt when it may be sent: later than now while the change can still be undone
 */
export async function enqueueWebhooks(
  transaction: Transaction,
  { type, data }: WebhookEvent,
  subject: string,
  at: string,
  dueAt = at,
): Promise<void> {
  const webhooks = await transaction.selectFrom('webhooks').select(['id', 'events']).execute();
  for (const webhook of webhooks.filter(({ events }) => events.split(' ').includes(type))) {
    const id = `msg_${randomUUID()}`;
    await transaction
      .insertInto('webhook_deliveries')
      .values({
        id,
        webhook_id: webhook.id,
        type,
        subject,
        body: JSON.stringify({ id, type, timestamp: at, data }),
        status: 'waiting',
        attempts: 0,
        due_at: dueAt,
        created_at: at,
      })
      .execute();
  }
}

/** Deletes unsent events of an action that was undone. @param since when the action was carried out */
export async function deleteUnsentWebhooks(
  transaction: Transaction,
  type: WebhookEvent['type'],
  subject: string,
  since: string,
): Promise<void> {
  await transaction
    .deleteFrom('webhook_deliveries')
    .where('type', '=', type)
    .where('subject', '=', subject)
    .where('created_at', '>=', since)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
}

/** Lets events that wait for an undo be sent at once, before those that are queued now. @param subject "booking:<id>" */
export async function sendWebhooksUndelayed(transaction: Transaction, subject: string): Promise<void> {
  await transaction
    .updateTable('webhook_deliveries')
    .set((row) => ({ due_at: row.ref('created_at') }))
    .where('subject', '=', subject)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
}

/** Takes the next due delivery of a webhook that isn't paused, and locks it for a while; one of several workers gets it. */
export async function takeNextDelivery(database: Database, now: Date): Promise<WebhookDeliveryRow | undefined> {
  const at = now.toISOString();
  // Nothing is due later than the longest back-off, unless the clock has been set back.
  const latest = instant(now.getTime() + Math.max(...pauses));
  const isDue = ({ eb, or }: ExpressionBuilder<Schema, 'webhook_deliveries'>) =>
    or([eb('due_at', '<=', at), eb('due_at', '>', latest)]);
  return database
    .updateTable('webhook_deliveries')
    .set((row) => ({ attempts: row('attempts', '+', 1), due_at: instant(now.getTime() + lockMilliseconds) }))
    .where('id', '=', (oldest) =>
      oldest
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('status', '=', 'waiting')
        .where(isDue)
        .where('webhook_id', 'in', (active) =>
          active.selectFrom('webhooks').select('webhooks.id').where('paused_at', 'is', null),
        )
        .orderBy('due_at')
        .limit(1),
    )
    .where('status', '=', 'waiting')
    .where(isDue)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Stores the receiver's response: the delivery is done, tried again later, or given up. A webhook that fails for days is
 * paused.
 */
export async function storeAnswer(
  database: Database,
  delivery: WebhookDeliveryRow,
  { status, words }: Answer,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const isAccepted = status !== null && status >= 200 && status < 300;
  const pause = pauses[delivery.attempts - 1];
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('webhook_deliveries')
      .set(
        isAccepted
          ? { status: 'delivered', delivered_at: at, answer: words }
          : {
              status: pause === undefined ? 'failed' : 'waiting',
              due_at: instant(now.getTime() + (pause ?? 0)),
              answer: words,
            },
      )
      .where('id', '=', delivery.id)
      .execute();
    const webhook = transaction.updateTable('webhooks').where('id', '=', delivery.webhook_id);
    if (isAccepted) {
      await webhook.set({ failing_since: null }).where('failing_since', 'is not', null).execute();
      return;
    }
    await webhook.set({ failing_since: at }).where('failing_since', 'is', null).execute();
    const isGone = status === 410;
    await webhook
      .set({ paused_at: at })
      .where('paused_at', 'is', null)
      .where('failing_since', '<=', isGone ? at : instant(now.getTime() - failingLimit))
      .execute();
  });
}
