import { createPortal } from 'react-dom';
import { keptQuotePath } from '../../../content/links/paths.ts';
import { depositNote } from '../../../content/payment.ts';
import { site } from '../../../content/site.ts';
import { readClock } from '../../../domain/booking/clock.ts';
import { dayLabel } from '../../../domain/booking/labels.ts';
import { opening } from '../../../domain/catalogue/opening.ts';
import { formatEuro } from '../../../domain/money.ts';
import type { Bill } from '../../../domain/pricing/price.ts';
import type { KeptQuote } from '../../../orders/saved-quote/savedQuoteSchema.ts';
import { Logo } from '../../../shell/art/Logo';
import * as css from './QuoteSheet.css';

interface QuoteSheetProps {
  /** What is chosen, in words. */
  title: string;
  bill: Bill;
  /** The kept quote it is about; null when there is none. */
  kept: KeptQuote | null;
  /** Whether the bill is the kept one; otherwise it is what the price list says today. */
  honoured: boolean;
}

/** "Friday 20 November 2026", by the agency's calendar. The first date that a browser puts in words costs it much time. */
export const writeToday = () => dayLabel(readClock(Date.now(), opening.timeZone).day);

function facts({ kept, honoured }: QuoteSheetProps): readonly [name: string, value: string][] {
  if (!kept) return [['Prices of', writeToday()]];
  return [
    ['Reference', kept.reference],
    honoured ? ['Made on', dayLabel(kept.keptOn)] : ['Prices of', writeToday()],
    [kept.valid ? 'Valid until' : 'Was valid until', dayLabel(kept.validUntil)],
  ];
}

/** The agency on paper: only what is set up is printed. */
function letterhead(): readonly string[] {
  const { email, companyNumber, vatNumber } = site;
  return [
    site.name,
    ...(email ? [email] : []),
    ...(companyNumber ? [`Company number ${companyNumber}`] : []),
    ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
  ];
}

/** What comes out of the printer in place of the page: the quote on A4, in ink on white. */
export function QuoteSheet(props: QuoteSheetProps) {
  const { title, bill, kept } = props;
  const { price, due } = bill;
  return createPortal(
    <article className={css.sheet}>
      <header className={css.head}>
        <p className={css.agency}>
          <Logo className={css.mark} />
          {site.name}
        </p>
        <p className={css.kind}>Quote</p>
      </header>
      <dl className={css.facts}>
        {facts(props).map(([name, value]) => (
          <div key={name}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <h1 className={css.title}>{title}</h1>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.column}>What, and why it costs this</th>
            <th className={css.column}>Euro</th>
          </tr>
        </thead>
        <tbody>
          {price.lines.map(({ id, label, why, amount }) => (
            <tr key={id} className={css.row}>
              <th className={css.what} scope="row">
                {label}
                <span className={css.why}>{why}</span>
              </th>
              <td className={css.amount}>{formatEuro(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
        <p>{depositNote}</p>
        {kept ? (
          <p>
            Open this quote on any device:{' '}
            <span className={css.address}>{`${location.origin}${keptQuotePath(kept.token)}`}</span>
          </p>
        ) : (
          <p>These are today’s prices. To hold them for longer, save the quote on our site.</p>
        )}
        <p className={css.agencyData}>{letterhead().join(' · ')}</p>
      </footer>
    </article>,
    document.body,
  );
}
