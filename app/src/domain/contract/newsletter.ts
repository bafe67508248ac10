import * as z from 'zod/mini';
import { email } from './fields.ts';

/** Asks for the newsletter. */
export const subscriberSchema = z.object({ email });
export type Subscriber = z.infer<typeof subscriberSchema>;

/** The same for every address, so that nobody learns whose is on the list. */
export const subscribedSchema = z.object({ message: z.string() });
export type Subscribed = z.infer<typeof subscribedSchema>;
