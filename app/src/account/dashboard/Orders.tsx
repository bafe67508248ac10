import { Disclosure } from '@agency-site/ui/Accordion';
import { buttonClass } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import type { AccountOrder, AccountQuote } from '../../domain/contract/account.ts';
import { formatDate } from '../../domain/dates.ts';
import { formatCents } from '../../domain/money.ts';
import { name } from '../../shell/style/listRow.css';
import { link } from '../../shell/style/type.css';
import { OrderRow } from './OrderRow';
import * as orderCss from './order.css';
import { canPayNow } from './orderParts';
import { type DashboardPageProps, Empty, PageHeading, Section, WhenLoaded } from './parts';
import { useCardForm } from './useCardForm';
import * as css from './user.css';
import { about, row, tag } from './user.css';
import { orderWords as words } from './words.ts';

/** Orders with their status, and saved quotes with their validity. */
export function Orders({ account }: DashboardPageProps) {
  return (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      <WhenLoaded of={account}>
        {({ orders, quotes }) =>
          orders.length + quotes.length === 0 ? (
            <Empty title={words.none} text={words.noneText}>
              <a className={buttonClass({ tone: 'primary' })} href={paths.quote}>
                {words.quick}
              </a>
              <a className={buttonClass({ tone: 'line' })} href={paths.packageBuilder}>
                {words.build}
              </a>
            </Empty>
          ) : (
            <>
              <Section id="orders" title={words.orders}>
                <OrderList orders={orders} onChange={account.retry} />
              </Section>
              <Section id="quotes" title={words.quotes}>
                {quotes.length === 0 && <p className={css.nothing}>{words.noQuotes}</p>}
                <ul>
                  {quotes.map((quote) => (
                    <QuoteRow key={quote.url} quote={quote} />
                  ))}
                </ul>
              </Section>
            </>
          )
        }
      </WhenLoaded>
    </>
  );
}

/** Paid and open orders; expired ones are collapsed below. */
function OrderList({ orders, onChange }: { orders: readonly AccountOrder[]; onChange: () => void }) {
  const card = useCardForm(onChange);
  const isExpired = ({ status, missing }: AccountOrder) => status === 'cancelled' && !missing;
  const standing = orders.filter((order) => !isExpired(order));
  const expired = orders.filter(isExpired);
  const first = standing.find(canPayNow);
  return (
    <>
      {standing.length === 0 && <p className={css.nothing}>{words.noOrders}</p>}
      <ul>
        {standing.map((order) => (
          <OrderRow key={order.id} order={order} card={card} isFirst={order === first} />
        ))}
      </ul>
      {expired.length > 0 && (
        <Disclosure size="s" title={words.expiredOrders(expired.length)} wide>
          <ul>
            {expired.map((order) => (
              <OrderRow key={order.id} order={order} card={card} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** A saved quote with its validity. */
function QuoteRow({ quote }: { quote: AccountQuote }) {
  const valid = quote.state === 'valid';
  const day = formatDate(quote.validUntil);
  const way = valid ? words.open : words.today;
  return (
    <li className={`${row} ${orderCss.priced}`}>
      <div className={orderCss.head}>
        <h3 className={name}>{quote.title}</h3>
        <span className={orderCss.amount}>{formatCents(quote.total)}</span>
      </div>
      <div>
        <p className={about}>
          <span className={tag} data-tone={valid ? 'good' : undefined}>
            {valid ? words.holds(day) : words.expired(day)}
          </span>
        </p>
        <p className={about}>
          {words.savedOn(formatDate(quote.savedOn))}, {words.reference} {quote.reference}
        </p>
      </div>
      <a className={link} href={quote.url} aria-label={`${way}: ${quote.title}`}>
        {way}
      </a>
    </li>
  );
}
