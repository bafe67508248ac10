import type { ReactNode } from 'react';
import { profileWords } from '../../../content/dashboard.ts';
import { paths, userPaths } from '../../../content/paths.ts';
import type { AccountOrder } from '../../../domain/contract/account.ts';
import { Link } from '../../../shell/Link';
import { link } from '../../../shell/type.css';
import { Facts } from '../../Facts';
import { callTime } from './callTime.ts';
import { Known } from './Known';
import { nextCall } from './nextCall.ts';
import { OrderTag } from './OrderTag';
import { Part } from './Part';
import type { UseAccount } from './useAccount.ts';
import { useNow } from './useNow.ts';
import { about } from './user.css';

const words = profileWords.glance;

/** The next call, the latest order and the newsletter, each with the way to all of them. */
export function Glance({ account }: { account: UseAccount }) {
  const now = useNow();
  const fact = (name: string, value: ReactNode, to: string, way: string) => ({
    name,
    value,
    way: (
      <Link className={link} to={to} aria-label={`${way}: ${name}`}>
        {way}
      </Link>
    ),
  });
  return (
    <Part id="glance" title={words.title}>
      <Known of={account}>
        {({ bookings, orders, newsletter }) => {
          const next = nextCall(bookings, now);
          const latest = orders.find(({ status }) => status !== 'cancelled');
          const call = next
            ? fact(words.call, callTime(next).words, userPaths.bookings, words.see)
            : fact(words.call, words.noCall, paths.booking, words.book);
          const order = latest
            ? fact(words.order, <Latest order={latest} />, userPaths.orders, words.see)
            : fact(words.order, words.noOrder, paths.quote, words.quote);
          const letters = fact(words.newsletter, words[newsletter], userPaths.newsletter, words.change);
          return <Facts of={[call, order, letters]} />;
        }}
      </Known>
    </Part>
  );
}

const Latest = ({ order }: { order: AccountOrder }) => (
  <>
    {order.title}
    <p className={about}>
      <OrderTag order={order} />
    </p>
  </>
);
