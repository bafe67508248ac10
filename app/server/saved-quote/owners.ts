import type { Kysely } from 'kysely';
import { hmac } from '../crypto/hmac.ts';
import type { Schema } from '../db/schema.ts';
import type { Settings } from '../settings.ts';

/** Whose a kept quote is, without saying who: what our secret makes of an address. */
export function ownerHash(address: string, { secret }: Pick<Settings, 'secret'>): string {
  return hmac('keeper', address.toLowerCase(), secret);
}

/** Writes down that a quote was kept by, or sent to, whoever has an address; twice is once. */
export async function rememberOwner(
  database: Kysely<Schema>,
  quoteId: string,
  address: string,
  settings: Pick<Settings, 'secret'>,
  now: Date,
): Promise<void> {
  await database
    .insertInto('quote_keepers')
    .values({ keeper: ownerHash(address, settings), quote_id: quoteId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
