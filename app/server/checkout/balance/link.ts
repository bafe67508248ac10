import { createHash } from 'node:crypto';
import { hmac } from '../../platform/crypto/hmac.ts';
import type { Database } from '../../platform/db/open.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** The secret in the link of a request. The server derives it for each e-mail; the database stores only its hash. */
export const balanceToken = (requestId: string, { secret }: Pick<Settings, 'secret'>): string =>
  hmac('balance', requestId, secret, 'base64url');

export const hashOfBalanceToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The page to pay a requested balance. @param site an address of the site, such as the order's `success_url` */
export const balanceUrl = (requestId: string, settings: Pick<Settings, 'secret'>, site: string): string =>
  new URL(`/balance/${balanceToken(requestId, settings)}`, site).href;

/** Requested balances get new links from the new secret: in accounts, and in later e-mails. */
export async function renewBalanceLinks(transaction: Database, settings: Pick<Settings, 'secret'>): Promise<void> {
  const requests = await transaction.selectFrom('balance_requests').select('id').execute();
  for (const { id } of requests) {
    await transaction
      .updateTable('balance_requests')
      .set({ token_hash: hashOfBalanceToken(balanceToken(id, settings)) })
      .where('id', '=', id)
      .execute();
  }
}
