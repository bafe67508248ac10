import { createPortal } from 'react-dom';
import { installation } from '../../../content/installation.ts';
import { savedQuotePath } from '../../../content/links/paths.ts';
import { orderSummaryNote } from '../../../content/payment.ts';
import { site } from '../../../content/site.ts';
import { readClock } from '../../../domain/booking/clock.ts';
import { dayLabel } from '../../../domain/booking/labels.ts';
import { opening } from '../../../domain/catalogue/opening.ts';
import type { Answer } from '../../../domain/contract/choices.ts';
import { formatEuro } from '../../../domain/money.ts';
import type { Bill } from '../../../domain/pricing/price.ts';
import { Table } from '../../../lib/Table';
import type { SavedQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import { Logo } from '../../../shell/art/Logo';
import * as css from './QuoteSheet.css';

interface QuoteSheetProps {
  title: string;
  /** What was answered about the business, in words. */
  answered: readonly Answer[];
  bill: Bill;
  /** Null if the quote isn't saved. */
  savedQuote: SavedQuote | null;
  /** Whether the bill is the saved one; otherwise it's today's prices. */
  guaranteed: boolean;
}

/** "Friday 20 November 2026", in the agency's time zone. */
export const todayLabel = () => dayLabel(readClock(Date.now(), opening.timeZone).day);

function facts({ savedQuote, guaranteed }: QuoteSheetProps): readonly { name: string; value: string }[] {
  const current = { name: 'Prices of', value: todayLabel() };
  if (!savedQuote) return [current];
  return [
    { name: 'Reference', value: savedQuote.reference },
    guaranteed ? { name: 'Made on', value: dayLabel(savedQuote.savedOn) } : current,
    { name: savedQuote.valid ? 'Valid until' : 'Was valid until', value: dayLabel(savedQuote.validUntil) },
  ];
}

/** The agency's contact and company data, as far as configured. */
function letterhead(): readonly string[] {
  const { email, companyNumber, vatNumber } = site;
  return [
    site.name,
    ...(email ? [email] : []),
    ...(companyNumber ? [`Company number ${companyNumber}`] : []),
    ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
  ];
}

/** Printed in place of the page: the quote on A4, black on white. */
export function QuoteSheet(props: QuoteSheetProps) {
  const { title, answered, bill, savedQuote } = props;
  const { price, due } = bill;
  return createPortal(
    <article className={css.sheet}>
      <header className={css.head}>
        <p className={css.agency}>
          <Logo className={css.mark} own={installation.logo} name={site.name} />
        </p>
        <p className={css.kind}>Quote</p>
      </header>
      <dl className={css.facts}>
        {[...facts(props), ...answered].map(({ name, value }) => (
          <div key={name}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <h1 className={css.title}>{title}</h1>
      <Table
        className={css.table}
        head={[
          { className: css.column, children: 'What, and why it costs this' },
          { className: css.column, children: 'Euro' },
        ]}
      >
        {price.lines.map(({ id, label, why, amount }) => (
          <tr key={id} className={css.row}>
            <th className={css.what} scope="row">
              {label}
              <span className={css.why}>{why}</span>
            </th>
            <td className={css.amount}>{formatEuro(amount)}</td>
          </tr>
        ))}
      </Table>
      <div className={css.sums}>
        <p className={css.total}>
          <span>Total</span>
          <span>{formatEuro(price.total)}</span>
        </p>
        <p className={css.sum}>
          <span>
            Deposit to begin
            <span className={css.why}>{due.why}</span>
          </span>
          <span>{formatEuro(due.amount)}</span>
        </p>
        <p className={css.sum}>
          <span>Later</span>
          <span>{formatEuro(due.later)}</span>
        </p>
      </div>
      <footer className={css.foot}>
        <p>{orderSummaryNote}</p>
        {savedQuote ? (
          <p key="saved">
            Open this quote on any device:{' '}
            <span className={css.address}>{`${location.origin}${savedQuotePath(savedQuote.token)}`}</span>
          </p>
        ) : (
          <p key="today">These are today’s prices. To hold them for longer, save the quote on our site.</p>
        )}
        <p className={css.agencyData}>{letterhead().join(' · ')}</p>
      </footer>
    </article>,
    document.body,
  );
}
