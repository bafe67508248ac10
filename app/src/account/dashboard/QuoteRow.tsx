import type { AccountQuote } from '../../domain/contract/account.ts';
import { formatDate } from '../../domain/dates.ts';
import { formatCents } from '../../domain/money.ts';
import { name } from '../../shell/descriptionList.css';
import { link } from '../../shell/style/type.css';
import { ItemPictograms } from './ItemPictograms';
import * as css from './order.css';
import { about, row, tag } from './user.css';
import { orderWords as words } from './words.ts';

/** A saved quote with its validity. */
export function QuoteRow({ quote }: { quote: AccountQuote }) {
  const valid = quote.state === 'valid';
  const day = formatDate(quote.validUntil);
  const way = valid ? words.open : words.today;
  return (
    <li className={`${row} ${css.priced}`}>
      <div>
        <h3 className={name}>{quote.title}</h3>
        <p className={about}>
          <span className={tag} data-tone={valid ? 'good' : undefined}>
            {valid ? words.holds(day) : words.expired(day)}
          </span>
        </p>
        <ItemPictograms items={quote.items} />
        <p className={about}>
          {words.savedOn(formatDate(quote.savedOn))}, {words.reference} {quote.reference}
        </p>
      </div>
      <div className={css.amounts}>
        <span className={css.amount}>{formatCents(quote.total)}</span>
        <a className={`${link} ${css.last}`} href={quote.url} aria-label={`${way}: ${quote.title}`}>
          {way}
        </a>
      </div>
    </li>
  );
}
