import type { AccountOrder } from '../../domain/contract/account.ts';
import { kindNames } from '../../domain/invoice/invoice.ts';
import { link } from '../../shell/style/type.css';
import { invoices } from './order.css';

/** The invoices and credit notes of an order, to download. */
export function OrderInvoices({ order }: { order: AccountOrder }) {
  if (order.invoices.length === 0) return null;
  return (
    <p className={invoices}>
      {order.invoices.map(({ id, kind, number }) => (
        <a key={id} className={link} href={`/api/account/invoices/${id}/pdf`} download>
          {kindNames[kind]} {number} (PDF)
        </a>
      ))}
    </p>
  );
}
