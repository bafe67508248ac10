import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email } from './fields.ts';
import * as routes from './routes/newsletter.ts';

/** Request to subscribe. */
export const subscriberSchema = z.object({ email });
export type Subscriber = z.infer<typeof subscriberSchema>;

/** The same response for every address, so that it doesn't reveal who subscribes. */
export const subscribedSchema = z.object({ message: z.string() });
export type Subscribed = z.infer<typeof subscribedSchema>;

export const addSubscriberEndpoint = endpoint(routes.addSubscriber, {
  body: subscriberSchema,
  answer: subscribedSchema,
});
