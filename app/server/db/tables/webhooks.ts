/** An address that receives events. Its secret isn't stored: it is derived from the id. */
export interface WebhookRow {
  id: string;
  url: string;
  /** Separated by spaces: "order.paid booking.created". */
  events: string;
  version: number;
  created_by: string;
  created_at: string;
  /** Since when every attempt has failed; null after a success. */
  failing_since: string | null;
  /** Nothing is sent while it is paused. With `failing_since`, it was paused because it failed for days. */
  paused_at: string | null;
}

/** `failed`: it wasn't accepted for three days. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed';

/** An event for a webhook. */
export interface WebhookDeliveryRow {
  /** The header `webhook-id`: "msg_…". */
  id: string;
  webhook_id: string;
  /** "order.paid" */
  type: string;
  /** "order:5d91e0b2-…" */
  subject: string;
  /** JSON: ids and amounts, no personal data. */
  body: string;
  status: DeliveryStatus;
  /** Tries since it was stored or sent again. */
  attempts: number;
  /** Don't send before: a back-off, the time for an undo, or the lock of the worker that is sending it. */
  due_at: string;
  created_at: string;
  /** When a member last sent it again. */
  resent_at: string | null;
  delivered_at: string | null;
  /** The receiver's last response, or why there was none. */
  answer: string | null;
}
