import { Section } from '@agency-site/ui/Section';
import { pathOf } from '../../domain/contract/endpoint.ts';
import { downloadInvoice } from '../../domain/contract/staff/invoices.ts';
import type { StaffOrder } from '../../domain/contract/staff/orders.ts';
import { kindNames } from '../../domain/invoice/invoice.ts';
import { formatExact } from '../../domain/money.ts';
import { shortDay } from '../parts/times.ts';
import { link } from '../style/controls.css.ts';
import * as page from '../style/page.css.ts';
import * as css from './orders.css.ts';

/** The invoices and credit notes of an order, each as PDF and XML. */
export function Invoices({ order }: { order: StaffOrder }) {
  if (order.invoices.length === 0) return null;
  return (
    <Section title="Invoices">
      <ul>
        {order.invoices.map(({ id, kind, number, issuedOn, total, missingLetters }) => (
          <li key={id} className={`${page.entry} ${css.payment}`}>
            <div>
              {kindNames[kind]} {number}, {formatExact(total)}
              <p className={page.fine}>{shortDay(issuedOn)}</p>
              {missingLetters && (
                <p className={page.fine}>The PDF shows � instead of {missingLetters}. The XML has all letters.</p>
              )}
            </div>
            {(['pdf', 'xml'] as const).map((format) => (
              <a
                key={format}
                className={link}
                href={pathOf(downloadInvoice.route, { params: { invoice: id, format } })}
                aria-label={`${number} as ${format.toUpperCase()}`}
                download
              >
                {format.toUpperCase()}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
