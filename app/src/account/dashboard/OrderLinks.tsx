import type { AccountOrder } from '../../domain/contract/account.ts';
import { fill } from '../../domain/contract/endpoint.ts';
import { downloadOwnInvoice } from '../../domain/contract/routes/account.ts';
import { kindNames } from '../../domain/invoice/invoice.ts';
import { link } from '../../shell/style/type.css';
import { links } from './order.css';
import { orderWords } from './words.ts';

interface OrderLinksProps {
  order: AccountOrder;
  /** Whether the buyer can withdraw from it. */
  withdrawable: boolean;
}

/** The invoices and credit notes of an order, the terms that the buyer accepted, and the way to withdraw. */
export function OrderLinks({ order: { invoices, terms, reference }, withdrawable }: OrderLinksProps) {
  if (invoices.length === 0 && terms === null && !withdrawable) return null;
  return (
    <p className={links}>
      {invoices.map(({ id, kind, number }) => (
        <a
          key={id}
          className={link}
          href={fill(downloadOwnInvoice, { invoice: id, format: 'pdf' }).slice('GET '.length)}
          download
        >
          {kindNames[kind]} {number} (PDF)
        </a>
      ))}
      {terms && (
        <a className={link} href={terms} download>
          {orderWords.terms}
        </a>
      )}
      {withdrawable && (
        <a className={link} href={`/withdraw?order=${reference}`}>
          {orderWords.withdraw}
        </a>
      )}
    </p>
  );
}
