import { createHash } from 'node:crypto';
import { cardProviders } from '../../src/domain/cardProviders.ts';
import { isAgreedOrder } from '../orders/order.ts';
import { endingOf } from '../orders/orderStatus.ts';
import type { OrderRow } from '../orders/table.ts';
import { hmac, readSignedId, signedId } from '../platform/crypto/hmac.ts';
import type { Database } from '../platform/db/open.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** For how many days an order can still be paid at its price. */
export const payableDays = 30;

/** For how long after its end a session leads to the page to pay, which leads on to the whole e-mail address. Milliseconds. */
export const leadsToPay = 24 * 3_600_000;

/** The page to pay for an order after a failed payment, for the e-mail: on the site where the order was placed. */
export function payUrlOf({ id, success_url }: Pick<OrderRow, 'id' | 'success_url'>, { secret }: Settings): string {
  return new URL(`/pay/${signedId('pay', id, secret)}`, success_url).href;
}

/** Whether the link to pay for an order has expired. That of an accepted offer never does. */
export const isPayLinkOver = (order: Pick<OrderRow, 'created_at' | 'selection'>, now: Date): boolean =>
  !isAgreedOrder(order) && now.getTime() - Date.parse(order.created_at) > payableDays * 24 * 3_600_000;

/**
 * Whether an unpaid order can be paid by its link.
 * @param missing cents of the first payment, once a part of it has arrived: the rest is awaited in the same way
 */
export const isPayable = (order: OrderRow, missing: number, now: Date): boolean =>
  endingOf(order) === null && missing === 0 && !isPayLinkOver(order, now);

/** The order id of a token; null when we haven't signed it. */
export const orderIdIn = (token: string, { secret }: Pick<Settings, 'secret'>): string | null =>
  readSignedId('pay', token, secret);

/** `form-action` covers redirects after a form too: the card provider's page, on its own domain or a custom one. */
export const paymentOrigins = ({ stripeCheckoutHost }: Pick<Settings, 'stripeCheckoutHost'>): string[] => [
  ...Object.values(cardProviders).map(({ host }) => `https://${host}`),
  ...(stripeCheckoutHost ? [`https://${stripeCheckoutHost}`] : []),
];

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
