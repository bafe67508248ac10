import * as z from 'zod/mini';
import { line } from '../fields.ts';
import { limits } from '../limits.ts';
import { actionResultSchema, listQuery, pageOf, version } from './list.ts';
import { byOwner, byProvenOwner } from './staffEndpoints.ts';
import { webhookEventTypes } from './webhookEvents.ts';

const events = z.array(z.enum(webhookEventTypes)).check(
  z.minLength(1),
  z.maxLength(webhookEventTypes.length),
  z.refine((given: readonly string[]) => new Set(given).size === given.length, 'Please send each event once.'),
);

/** The most webhooks that there can be: each event is stored once for each of them. */
export const maxWebhooks = 10;

const webhooksSchema = z.object({
  webhooks: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      events: z.array(z.enum(webhookEventTypes)),
      version,
      createdBy: z.string(),
      createdAt: z.string(),
      /** `failing`: the last try failed. `paused`: by an owner. `gave-up`: paused because it failed for days. */
      state: z.enum(['active', 'failing', 'paused', 'gave-up']),
      /** Deliveries that wait or failed. */
      waiting: z.int(),
      failed: z.int(),
    }),
  ),
});
export type Webhooks = z.infer<typeof webhooksSchema>;
export type Webhook = Webhooks['webhooks'][number];

/** Only this response contains the secret. */
const createdWebhookSchema = z.object({ ...actionResultSchema.shape, id: z.string(), secret: z.string() });
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;

const deliveriesPageSchema = pageOf(
  z.object({
    id: z.string(),
    type: z.enum(webhookEventTypes),
    status: z.enum(deliveryStatuses),
    /** Tries since it was stored or sent again. */
    attempts: z.int(),
    at: z.string(),
    deliveredAt: z.nullable(z.string()),
    /** When it is tried next; null when it isn't. */
    nextTryAt: z.nullable(z.string()),
    /** What the receiver answered last, or why there was no answer. */
    answer: z.nullable(z.string()),
    resentAt: z.nullable(z.string()),
  }),
);
export type Delivery = z.infer<typeof deliveriesPageSchema>['rows'][number];

export const listDeliveries = byOwner.declare('GET /api/staff/webhooks/:id/deliveries', {
  query: z.strictObject({ after: listQuery.after, limit: listQuery.limit }),
  answer: deliveriesPageSchema,
});

/** `resentAt`: as the member saw it. */
export const resendDelivery = byOwner.declareAction('POST /api/staff/webhooks/deliveries/:id/resend', {
  resentAt: z.nullable(z.iso.datetime()),
});

export const getWebhooks = byOwner.declare('GET /api/staff/webhooks', { answer: webhooksSchema });

export const addWebhook = byProvenOwner.declare('POST /api/staff/webhooks', {
  body: z.strictObject({ url: line(limits.url), events }),
  answer: createdWebhookSchema,
});

export const changeWebhook = byProvenOwner.declareAction('POST /api/staff/webhooks/:id/change', {
  events,
  paused: z.boolean(),
  version,
});

export const removeWebhook = byProvenOwner.declareAction('POST /api/staff/webhooks/:id/remove', {});
