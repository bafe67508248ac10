import type { OrderRow } from '../../orders/table.ts';
import { sign, verifySigned } from '../../platform/crypto/signedValue.ts';
import type { Settings } from '../../platform/settings/settings.ts';

const purpose = 'paid-call';

/** The signed token of a paid consultation, for choosing its time. */
export const paidCallToken = ({ id }: Pick<OrderRow, 'id'>, { secret }: Pick<Settings, 'secret'>) =>
  sign(purpose, id, secret);

/** The order id of a token; null when we haven't signed it. */
export const orderIdOfToken = (token: string, { secret }: Pick<Settings, 'secret'>) =>
  verifySigned(purpose, token, secret);

/** The page to choose the time of a paid consultation. */
export function paidCallUrl(order: Pick<OrderRow, 'id'>, settings: Pick<Settings, 'secret'>, origin: string): string {
  return `${origin}/booking?paid=${paidCallToken(order, settings)}`;
}
