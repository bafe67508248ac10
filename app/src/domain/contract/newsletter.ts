import * as z from 'zod/mini';
import { email } from './fields.ts';

/** Request to subscribe. */
export const subscriberSchema = z.object({ email });
export type Subscriber = z.infer<typeof subscriberSchema>;

/** The same response for every address, so that it doesn't reveal who subscribes. */
export const subscribedSchema = z.object({ message: z.string() });
export type Subscribed = z.infer<typeof subscribedSchema>;
