import type { Database } from '../../db/open.ts';

/** Records that a verified event has arrived, so that the operator can see that the webhook is set up. */
export async function recordStripeWebhook(database: Database, now: Date): Promise<void> {
  const value = now.toISOString();
  await database
    .insertInto('installation')
    .values({ name: 'stripe-webhook', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** When the last verified event arrived; null when none ever did. */
export async function lastStripeWebhook(database: Database): Promise<string | null> {
  const row = await database
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'stripe-webhook')
    .executeTakeFirst();
  return row?.value ?? null;
}
