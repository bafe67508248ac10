import { buttonClass } from '@agency-site/ui/Button';
import { paths } from '../../content/links/paths.ts';
import type { AccountOrder } from '../../domain/contract/account.ts';
import { Fold } from '../../shell/Fold';
import { Empty } from './Empty';
import { OrderRow } from './OrderRow';
import { PageHeading } from './PageHeading';
import { QuoteRow } from './QuoteRow';
import { Section } from './Section';
import type { SectionProps } from './sectionProps.ts';
import { useCardForm } from './useCardForm.ts';
import * as css from './user.css';
import { WhenLoaded } from './WhenLoaded';
import { orderWords as words } from './words.ts';

/** Orders with their status, and saved quotes with their validity. */
export function Orders({ account }: SectionProps) {
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
  const standing = orders.filter(({ status }) => status !== 'cancelled');
  const expired = orders.filter(({ status }) => status === 'cancelled');
  return (
    <>
      {standing.length === 0 && <p className={css.nothing}>{words.noOrders}</p>}
      <ul>
        {standing.map((order) => (
          <OrderRow key={order.id} order={order} card={card} />
        ))}
      </ul>
      {expired.length > 0 && (
        <Fold title={words.expiredOrders(expired.length)}>
          <ul>
            {expired.map((order) => (
              <OrderRow key={order.id} order={order} card={card} />
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}
