import { Link } from 'react-router-dom';
import { listPeople, type PersonRow } from '../../domain/contract/staff/people.ts';
import { capitalised, plural } from '../../domain/words.ts';
import { ListPage } from '../parts/ListPage';
import { shortDay } from '../parts/times.ts';
import * as page from '../style/page.css.ts';
import * as css from './people.css.ts';

/** Everyone who has ordered, booked, written, subscribed or opened an account. */
export function PeoplePage() {
  return (
    <ListPage
      title="People"
      heading={() => ({
        about: 'Everyone who has ordered, booked, written or subscribed, the latest contact first.',
      })}
      what="people"
      endpoint={listPeople}
      views={[]}
      placeholder="Name or address"
      empty="No one yet. Everyone who orders, books, writes or subscribes will appear here."
      keyOf={({ address }) => address}
      row={(person) => <Row person={person} />}
    />
  );
}

function Row({ person }: { person: PersonRow }) {
  const { name, address, orders, bookings, messages, newsletter, hasAccount, lastContactAt } = person;
  const known = [
    orders > 0 ? plural(orders, 'order') : '',
    bookings > 0 ? plural(bookings, 'call') : '',
    messages > 0 ? plural(messages, 'message') : '',
    capitalised(
      [newsletter === 'subscribed' ? 'newsletter' : '', hasAccount ? 'account' : ''].filter(Boolean).join(', '),
    ),
  ];
  return (
    <Link data-row to={`/people/${encodeURIComponent(address)}`} className={`${page.row} ${css.person}`}>
      <span className={css.who}>
        <span className={page.strong}>{name || address}</span>
        {name === '' ? null : <span className={`${page.fine} ${css.address}`}>{address}</span>}
      </span>
      <span className={css.known}>
        {known.map((words, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each has its column, also while it is empty.
          <span key={place}>{words}</span>
        ))}
      </span>
      <span className={`${page.fine} ${css.day}`}>{shortDay(lastContactAt)}</span>
    </Link>
  );
}
