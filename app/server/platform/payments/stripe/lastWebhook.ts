import { keepValue, keptValue } from '../../db/installation.ts';
import type { Database } from '../../db/open.ts';

/** Records that a verified event has arrived, so that the operator can see that the webhook is set up. */
export const recordStripeWebhook = (database: Database, now: Date): Promise<void> =>
  keepValue(database, 'stripe-webhook', now.toISOString());

/** When the last verified event arrived; null when none ever did. */
export const lastStripeWebhook = (database: Database): Promise<string | null> => keptValue(database, 'stripe-webhook');
