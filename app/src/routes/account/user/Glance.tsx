import type { ReactNode } from 'react';
import { profileWords } from '../../../content/dashboard.ts';
import { paths, userPaths } from '../../../content/paths.ts';
import { Link } from '../../../shell/Link';
import { callTime } from './callTime.ts';
import { Known } from './Known';
import { Part } from './Part';
import type { UseAccount } from './useAccount.ts';
import { useNow } from './useNow.ts';
import * as css from './user.css';

const words = profileWords.glance;

interface FactProps {
  name: string;
  children: ReactNode;
  to: string;
  way: string;
}

const Fact = ({ name, children, to, way }: FactProps) => (
  <div className={css.fact}>
    <dt className={css.factName}>{name}</dt>
    <dd className={css.factValue}>{children}</dd>
    <dd className={css.factWay}>
      <Link className={css.link} to={to} aria-label={`${way}: ${name}`}>
        {way}
      </Link>
    </dd>
  </div>
);

/** The next call, the latest order and the newsletter, each with the way to all of them. */
export function Glance({ account }: { account: UseAccount }) {
  const now = useNow();
  return (
    <Part id="glance" title={words.title}>
      <Known of={account}>
        {({ bookings, orders, newsletter }) => {
          const next = bookings
            .filter(({ status, end }) => status === 'booked' && Date.parse(end) > now)
            .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))[0];
          const [latest] = orders;
          return (
            <dl className={css.facts}>
              <Fact
                name={words.call}
                to={next ? userPaths.bookings : paths.booking}
                way={next ? words.see : words.book}
              >
                {next ? callTime(next).words : words.noCall}
              </Fact>
              <Fact
                name={words.order}
                to={latest ? userPaths.orders : paths.quote}
                way={latest ? words.see : words.quote}
              >
                {latest?.title ?? words.noOrder}
              </Fact>
              <Fact name={words.newsletter} to={userPaths.newsletter} way={words.change}>
                {words[newsletter]}
              </Fact>
            </dl>
          );
        }}
      </Known>
    </Part>
  );
}
