import { timingSafeEqual } from 'node:crypto';
import type { OrderRow } from '../orders/table.ts';
import { hmac } from '../platform/crypto/hmac.ts';
import type { Settings } from '../platform/settings/settings.ts';

const signatureLength = 32;

/** For how many days an order can still be paid at its price. */
export const payableDays = 30;

function tokenOf(id: string, { secret }: Pick<Settings, 'secret'>): string {
  return `${id}.${hmac('pay', id, secret).slice(0, signatureLength)}`;
}

/** The page to pay for an order after a failed payment, for the e-mail: on the site where the order was placed. */
export function payUrlOf({ id, success_url }: Pick<OrderRow, 'id' | 'success_url'>, settings: Settings): string {
  return new URL(`/pay/${tokenOf(id, settings)}`, success_url).href;
}

/** The order id of a token; null when we haven't signed it. */
export function orderIdIn(token: string, settings: Pick<Settings, 'secret'>): string | null {
  const [id = ''] = token.split('.', 1);
  const signed = Buffer.from(tokenOf(id, settings));
  const given = Buffer.from(token);
  return given.length === signed.length && timingSafeEqual(given, signed) ? id : null;
}
