import { hmac } from '../platform/crypto/hmac.ts';
import type { Database } from '../platform/db/open.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Hash of the owner's e-mail address. Its purpose must not change: stored hashes would match no longer. */
export function ownerHash(address: string, { secret }: Pick<Settings, 'secret'>): string {
  return hmac('keeper', address, secret);
}

/** Stores that a quote belongs to an address. Idempotent. @param accountId of an owner who is logged in */
export async function rememberOwner(
  database: Database,
  quoteId: string,
  address: string,
  settings: Pick<Settings, 'secret'>,
  now: Date,
  accountId: string | null = null,
): Promise<void> {
  await database
    .insertInto('quote_owners')
    .values({
      owner: ownerHash(address, settings),
      quote_id: quoteId,
      account_id: accountId,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
