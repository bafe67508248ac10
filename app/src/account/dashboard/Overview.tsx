import { buttonClass } from '@agency-site/ui/Button';
import '@agency-site/ui/Button.css';
import { Link } from 'react-router-dom';
import { paths, userPaths } from '../../content/links/paths.ts';
import type { Account, AccountOrder } from '../../domain/contract/account.ts';
import { link } from '../../shell/style/type.css';
import { Empty } from './Empty';
import { nextBooking } from './nextBooking.ts';
import { OrderRow } from './OrderRow';
import { NextBlocks, RestBlocks } from './OverviewBlocks';
import { PageHeading } from './PageHeading';
import { progressOf } from './progressOf.ts';
import { Section } from './Section';
import type { SectionProps } from './sectionProps.ts';
import { useCardForm } from './useCardForm.ts';
import { useNow } from './useNow.ts';
import { actions } from './user.css';
import { WhenLoaded } from './WhenLoaded';
import { overviewWords as words } from './words.ts';

const isUnpaid = ({ checkout, balance }: AccountOrder) => checkout !== null || balance !== null;
const isRunning = (order: AccountOrder) => progressOf(order).some(({ done }) => !done);

/** Of the other orders, the newest; a link leads to all. */
const shownOrders = 4;

/** Unpaid orders first; then the next consultation; without one to pay, the order that is under way; other orders; then the rest. */
export function Overview({ account }: SectionProps) {
  const now = useNow();
  const known = account.state.status === 'loaded' ? account.state.answer : undefined;
  const due = known?.orders.filter(isUnpaid).length ?? 0;
  const says = due > 0 ? words.due(due) : known && nextBooking(known.bookings, now) ? words.booked : words.title;
  return (
    <>
      <PageHeading title={words.title} says={says} lead={words.lead} />
      <WhenLoaded of={account}>
        {(loaded) => <Everything known={loaded} now={now} onChange={account.retry} />}
      </WhenLoaded>
    </>
  );
}

interface EverythingProps {
  known: Account;
  /** Milliseconds since 1970. */
  now: number;
  onChange: () => void;
}

function Everything({ known, now, onChange }: EverythingProps) {
  const card = useCardForm(onChange);
  const { bookings, orders, quotes } = known;
  const unpaid = orders.filter(isUnpaid);
  const next = unpaid.length > 0 ? unpaid : orders.filter(isRunning).slice(0, 1);
  const others = orders.filter((order) => !next.includes(order) && order.status !== 'cancelled');
  const isBooked = nextBooking(bookings, now) !== undefined;
  const isNext = next.length > 0 || isBooked;
  const blocks = <NextBlocks known={known} now={now} />;
  return (
    <>
      {isBooked && unpaid.length === 0 && blocks}
      {next.length > 0 && (
        <Section id="next" title={words.next}>
          <ul>
            {next.map((order) => (
              <OrderRow key={order.id} order={order} card={card} look="panel" />
            ))}
          </ul>
        </Section>
      )}
      {isBooked && unpaid.length > 0 && blocks}
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
      {others.length > 0 && (
        <Section id="orders" title={next.length > 0 ? words.otherOrders : words.orders}>
          <ul>
            {others.slice(0, shownOrders).map((order) => (
              <OrderRow key={order.id} order={order} card={card} look="brief" />
            ))}
          </ul>
        </Section>
      )}
      {orders.length > 0 && (
        <p className={actions}>
          <Link className={link} to={userPaths.orders}>
            {words.allOrders}
          </Link>
        </p>
      )}
      {!isBooked && (isNext || bookings.length > 0 || quotes.length > 0) && blocks}
      <RestBlocks newsletter={known.newsletter} />
    </>
  );
}
