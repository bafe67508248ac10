import type { AccountOrder } from '../../domain/contract/account.ts';
import { kindNames } from '../../domain/invoice/invoice.ts';
import { link } from '../../shell/style/type.css';
import { files } from './order.css';
import { orderWords } from './words.ts';

/** The invoices and credit notes of an order, and the terms that the buyer accepted. */
export function OrderFiles({ order: { invoices, terms } }: { order: AccountOrder }) {
  if (invoices.length === 0 && terms === null) return null;
  return (
    <p className={files}>
      {invoices.map(({ id, kind, number }) => (
        <a key={id} className={link} href={`/api/account/invoices/${id}/pdf`} download>
          {kindNames[kind]} {number} (PDF)
        </a>
      ))}
      {terms && (
        <a className={link} href={terms} download>
          {orderWords.terms}
        </a>
      )}
    </p>
  );
}
