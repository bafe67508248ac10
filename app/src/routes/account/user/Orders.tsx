import { buttonClass } from '@agency-site/ui/Button';
import { orderStanding, orderWords as words } from '../../../content/dashboard.ts';
import { dateInWords } from '../../../content/dates.ts';
import { paths } from '../../../content/paths.ts';
import type { AccountOrder, AccountQuote } from '../../../domain/contract/account.ts';
import { formatEuro, fromCents } from '../../../domain/money.ts';
import { Link } from '../../../shell/Link';
import { dayOf } from './callTime.ts';
import { Empty } from './Empty';
import { Heading } from './Heading';
import { Known } from './Known';
import { Part } from './Part';
import type { SectionProps } from './SignedIn';
import * as css from './user.css';

const euro = (cents: number) => formatEuro(fromCents(cents));

/** Orders with how they stand, and kept quotes with how long they hold. */
export function Orders({ account }: SectionProps) {
  return (
    <>
      <Heading title={words.title} lead={words.lead} />
      <Known of={account}>
        {({ orders, quotes }) =>
          orders.length + quotes.length === 0 ? (
            <Empty title={words.none} text={words.noneText}>
              <Link className={buttonClass({ tone: 'primary' })} to={paths.quote}>
                {words.quick}
              </Link>
              <Link className={buttonClass({ tone: 'line' })} to={paths.configurator}>
                {words.build}
              </Link>
            </Empty>
          ) : (
            <>
              <Part id="orders" title={words.orders}>
                {orders.length === 0 && <p className={css.nothing}>{words.noOrders}</p>}
                <ul>
                  {orders.map((order) => (
                    <OrderRow key={order.id} order={order} />
                  ))}
                </ul>
              </Part>
              <Part id="quotes" title={words.quotes}>
                {quotes.length === 0 && <p className={css.nothing}>{words.noQuotes}</p>}
                <ul>
                  {quotes.map((quote) => (
                    <QuoteRow key={quote.url} quote={quote} />
                  ))}
                </ul>
              </Part>
            </>
          )
        }
      </Known>
    </>
  );
}

const colours = { paid: 'good', processing: 'soon', open: undefined, failed: 'bad', cancelled: undefined } as const;

function OrderRow({ order }: { order: AccountOrder }) {
  const { label, text } = orderStanding[order.status];
  return (
    <li className={css.row}>
      <div>
        <h3 className={css.name}>{order.title}</h3>
        <p className={css.about}>
          <span className={css.tag} data-is={colours[order.status]}>
            {label}
          </span>
          {text}
        </p>
        <p className={css.about}>
          {dateInWords(dayOf(order.createdAt))}, {words.reference} {order.reference}
        </p>
      </div>
      <div className={css.amounts}>
        <span className={css.amount}>{euro(order.total)}</span>
        <span className={css.about}>
          {words.deposit} {euro(order.deposit)}
        </span>
      </div>
    </li>
  );
}

function QuoteRow({ quote }: { quote: AccountQuote }) {
  const valid = quote.state === 'valid';
  const day = dateInWords(quote.validUntil);
  return (
    <li className={css.row}>
      <div>
        <h3 className={css.name}>{quote.title}</h3>
        <p className={css.about}>
          <span className={css.tag} data-is={valid ? 'good' : undefined}>
            {valid ? words.holds(day) : words.expired(day)}
          </span>
        </p>
        <p className={css.about}>
          {words.keptOn(dateInWords(quote.keptOn))}, {words.reference} {quote.reference}
        </p>
      </div>
      <div className={css.amounts}>
        <span className={css.amount}>{euro(quote.total)}</span>
        <a className={css.link} href={quote.url} aria-label={`${valid ? words.open : words.today}: ${quote.title}`}>
          {valid ? words.open : words.today}
        </a>
      </div>
    </li>
  );
}
