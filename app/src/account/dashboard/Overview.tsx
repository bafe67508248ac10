import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { Link } from 'react-router-dom';
import { paths, userPaths } from '../../content/links/paths.ts';
import type { Account } from '../../domain/contract/account.ts';
import { DescriptionList } from '../../shell/DescriptionList';
import { link } from '../../shell/style/type.css';
import { BookingRow } from './BookingRow';
import { Empty } from './Empty';
import { nextBooking } from './nextBooking.ts';
import { OrderRow } from './OrderRow';
import { PageHeading } from './PageHeading';
import { Section } from './Section';
import type { SectionProps } from './sectionProps.ts';
import { useCardForm } from './useCardForm.ts';
import { useNow } from './useNow.ts';
import { actions, nothing } from './user.css';
import { WhenLoaded } from './WhenLoaded';
import { newsletterStates, overviewWords as words } from './words.ts';

/** What comes next first (an unpaid order, the next consultation), then the other orders, then the rest. */
export function Overview({ account }: SectionProps) {
  return (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      <WhenLoaded of={account}>{(known) => <Everything known={known} onChange={account.retry} />}</WhenLoaded>
    </>
  );
}

function Everything({ known, onChange }: { known: Account; onChange: () => void }) {
  const now = useNow();
  const card = useCardForm(onChange);
  const { bookings, orders, quotes, newsletter } = known;
  const booking = nextBooking(bookings, now);
  const unpaid = orders.filter(({ checkout, balance }) => checkout !== null || balance !== null);
  const others = orders.filter((order) => !unpaid.includes(order) && order.status !== 'cancelled');
  const rest = (name: string, value: string | number, to: string, way: string = words.see) => ({
    name,
    value,
    action: (
      <Link className={link} to={to} aria-label={`${way}: ${name}`}>
        {way}
      </Link>
    ),
  });
  const isNext = booking !== undefined || unpaid.length > 0;
  return (
    <>
      {isNext && (
        <Section id="next" title={words.next}>
          <ul>
            {unpaid.map((order) => (
              <OrderRow key={order.id} order={order} card={card} />
            ))}
            {booking && <BookingRow booking={booking} now={now} isNamed />}
          </ul>
        </Section>
      )}
      {orders.length > 0 && (
        <Section id="orders" title={words.orders}>
          {others.length === 0 && <p className={nothing}>{words.noOrders}</p>}
          <ul>
            {others.map((order) => (
              <OrderRow key={order.id} order={order} card={card} />
            ))}
          </ul>
          <p className={actions}>
            <Link className={link} to={userPaths.orders}>
              {words.allOrders}
            </Link>
          </p>
        </Section>
      )}
      {!isNext && (
        <Empty title={words.nothing} text={words.nothingText}>
          <a className={buttonClass({ tone: 'primary' })} href={paths.booking}>
            {words.book}
          </a>
          <a className={buttonClass({ tone: 'line' })} href={paths.quote}>
            {words.quick}
          </a>
        </Empty>
      )}
      <Section id="rest" title={words.rest}>
        <DescriptionList
          items={[
            rest(words.quotes, quotes.length, userPaths.orders),
            rest(words.consultations, bookings.length, userPaths.bookings),
            rest(words.newsletter, newsletterStates[newsletter], userPaths.newsletter, words.change),
            rest(words.data, words.dataText, userPaths.data),
          ]}
        />
      </Section>
    </>
  );
}
