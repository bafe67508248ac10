import * as z from 'zod/mini';
import { webhookBody, webhookEventTypes, webhookMeanings } from '../../../src/domain/contract/staff/webhookEvents.ts';

const headers = [
  ['webhook-id', 'The id of the event, the same whenever it is sent again.'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.'],
  ['webhook-signature', '`v1,` and the HMAC-SHA-256 of id, timestamp and body, joined by dots (Standard Webhooks).'],
] as const;

/** The requests to webhooks, by event name. */
export const webhooksDescription = Object.fromEntries(
  webhookEventTypes.map((type) => [
    type,
    {
      post: {
        summary: webhookMeanings[type],
        parameters: headers.map(([name, description]) => ({
          name,
          in: 'header',
          required: true,
          description,
          schema: { type: 'string' },
        })),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: z.toJSONSchema(webhookBody(type)) } },
        },
        responses: { '2XX': { description: 'The event was taken. Any other answer is tried again, for three days.' } },
      },
    },
  ]),
);
