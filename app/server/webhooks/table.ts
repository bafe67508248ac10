import { integer, type Row, table, text } from '../platform/db/table.ts';

/** An address that receives events. Its secret isn't stored: it is derived from the id. */
export const webhooks = table({
  keptAs: null,
  columns: {
    id: text('none', 'primary key'),
    url: text('none', 'not null'),
    /** Separated by spaces: "order.paid booking.created". */
    events: text('none', 'not null'),
    version: integer('none', 'not null'),
    created_by: text('none', 'not null'),
    created_at: text('none', 'not null'),
    /** Since when every attempt has failed; null after a success. */
    failing_since: text('none'),
    /** Nothing is sent while it is paused. With `failing_since`, it was paused because it failed for days. */
    paused_at: text('none'),
  },
});
export type WebhookRow = Row<typeof webhooks>;

/** `failed`: it wasn't accepted for three days. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed';

/** An event for a webhook. */
export const webhookDeliveries = table({
  keptAs: null,
  columns: {
    /** The header `webhook-id`: "msg_…". */
    id: text('none', 'primary key'),
    webhook_id: text('none', 'not null references webhooks (id) on delete cascade'),
    /** "order.paid" */
    type: text('none', 'not null'),
    /** "order:5d91e0b2-…" */
    subject: text('none', 'not null'),
    /** JSON: ids and amounts, no personal data. */
    body: text('none', 'not null'),
    status: text('none', 'not null').of<DeliveryStatus>(),
    /** Tries since it was stored or sent again. */
    attempts: integer('none', 'not null'),
    /** Don't send before: a back-off, the time for an undo, or the lock of the worker that is sending it. */
    due_at: text('none', 'not null'),
    created_at: text('none', 'not null'),
    /** When a member last sent it again. */
    resent_at: text('none'),
    delivered_at: text('none'),
    /** The receiver's last response, or why there was none. */
    answer: text('none'),
  },
  indexes: [
    "create index webhook_deliveries_due on webhook_deliveries (due_at) where status = 'waiting'",
    'create index webhook_deliveries_latest on webhook_deliveries (webhook_id, created_at, id)',
    'create index webhook_deliveries_created on webhook_deliveries (created_at)',
  ],
});
export type WebhookDeliveryRow = Row<typeof webhookDeliveries>;
