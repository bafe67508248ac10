import { buttonClass } from '@agency-site/ui/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths, userPaths } from '../../content/links/paths.ts';
import type { Account, AccountOrder } from '../../domain/contract/account.ts';
import { link } from '../../shell/style/type.css';
import { nextBooking } from './bookingTime.ts';
import { OrderRow } from './OrderRow';
import { NextBlocks, RestBlocks } from './OverviewBlocks';
import { canPayNow, progressOf } from './orderParts';
import { type DashboardPageProps, Empty, PageHeading, Section, WhenLoaded } from './parts';
import { useCardForm } from './useCardForm';
import { actions } from './user.css';
import { overviewWords as words } from './words.ts';

const needsTime = (order: AccountOrder) => order.timeUrl !== undefined && !canPayNow(order);
const isRunning = (order: AccountOrder) => progressOf(order).some(({ done }) => !done);

/** Of the other orders, the newest; a link leads to all. */
const shownOrders = 4;

function titleOf({ orders, bookings }: Account, now: number): string {
  const due = orders.filter(canPayNow).length;
  const withoutTime = orders.filter(needsTime).length;
  if (due > 0 && withoutTime > 0) return words.waiting(due + withoutTime);
  if (due > 0) return words.due(due);
  if (withoutTime > 0) return words.needTime(withoutTime);
  return nextBooking(bookings, now) ? words.booked : words.title;
}

/**
 * What needs the customer first: orders to pay, then consultations without a time. Then orders in progress with their
 * steps, the next consultation, and other orders. When nothing is needed, the next consultation comes first, and the
 * newest order in progress stands out.
 */
export function Overview({ account }: DashboardPageProps) {
  // As of now, so that rows don't move while the page is open.
  const [now] = useState(Date.now);
  const known = account.state.status === 'loaded' ? account.state.answer : undefined;
  return (
    <>
      <PageHeading title={words.title} says={known ? titleOf(known, now) : words.title} lead={words.lead} />
      <WhenLoaded of={account}>
        {(loaded) => <LoadedOverview account={loaded} now={now} onChange={account.retry} />}
      </WhenLoaded>
    </>
  );
}

interface LoadedOverviewProps {
  account: Account;
  /** Milliseconds since 1970. */
  now: number;
  onChange: () => void;
}

function LoadedOverview({ account, now, onChange }: LoadedOverviewProps) {
  const card = useCardForm(onChange);
  const { bookings, orders, quotes } = account;
  const waiting = [...orders.filter(canPayNow), ...orders.filter(needsTime)];
  const started = orders.filter((order) => isRunning(order) && !waiting.includes(order));
  const next = waiting.length > 0 ? waiting : started.slice(0, 1);
  const running = started.filter((order) => !next.includes(order));
  const others = orders.filter(
    (order) => !next.includes(order) && !running.includes(order) && order.status !== 'cancelled',
  );
  const isBooked = nextBooking(bookings, now) !== undefined;
  const hasNext = next.length > 0 || isBooked;
  const blocks = <NextBlocks known={account} now={now} />;
  const list = (listed: readonly AccountOrder[], look: 'panel' | 'steps' | 'brief') => (
    <ul>
      {listed.map((order) => (
        <OrderRow key={order.id} order={order} card={card} look={look} isFirst={order === next[0]} />
      ))}
    </ul>
  );
  return (
    <>
      {isBooked && waiting.length === 0 && blocks}
      {next.length > 0 && (
        <Section id="next" title={words.next}>
          {list(next, 'panel')}
        </Section>
      )}
      {running.length > 0 && (
        <Section id="running" title={words.running}>
          {list(running, 'steps')}
        </Section>
      )}
      {isBooked && waiting.length > 0 && blocks}
      {!hasNext && (
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
          {list(others.slice(0, shownOrders), 'brief')}
        </Section>
      )}
      {orders.length > 0 && (
        <p className={actions}>
          <Link className={link} to={userPaths.orders}>
            {words.allOrders}
          </Link>
        </p>
      )}
      {!isBooked && (hasNext || bookings.length > 0 || quotes.length > 0) && blocks}
      <RestBlocks newsletter={account.newsletter} />
    </>
  );
}
