import { sellerName } from '../../src/domain/seller.ts';
import { referenceOf } from '../orders/order.ts';
import type { OrderRow } from '../orders/table.ts';
import type { Settings } from '../platform/settings/settings.ts';

type BankSettings = Pick<Settings, 'iban' | 'seller'>;

/** Where a transfer goes, and the reference to give; nothing without an IBAN. */
export const bankRows = (order: Pick<OrderRow, 'id'>, { iban, seller }: BankSettings): [string, string][] =>
  iban === null
    ? []
    : [
        ['Transfer to', sellerName(seller)],
        ['IBAN', iban.replace(/.{4}(?=.)/g, '$& ')],
        ['Payment reference', referenceOf(order)],
      ];

/** How to pay by transfer, in an e-mail that has the rows. */
export const transferSentence = ({ iban }: BankSettings): string =>
  iban === null
    ? 'If you’d rather pay by transfer, please reply to this e-mail.'
    : 'If you’d rather pay by transfer, our account is below. Please give the payment reference, so that we know what it is for.';

/** How to pay by transfer, in one sentence of a page. */
export function transferNote(order: Pick<OrderRow, 'id'>, settings: BankSettings): string {
  const [payee, iban, reference] = bankRows(order, settings).map(([, value]) => value);
  return iban
    ? `Or pay by transfer to ${payee}, IBAN ${iban}, with the reference ${reference}.`
    : 'If you’d rather pay by transfer, reply to our e-mail.';
}
