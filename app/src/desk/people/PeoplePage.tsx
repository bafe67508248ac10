import { Link } from 'react-router-dom';
import { type PersonRow, peoplePageSchema } from '../../domain/contract/staff/people.ts';
import { plural } from '../../domain/words.ts';
import { ListPage } from '../parts/ListPage';
import * as list from '../parts/listPage.css.ts';
import { shortDay } from '../parts/times.ts';
import * as page from '../style/page.css.ts';

/** Everybody who has ordered, called, written, subscribed or opened an account. */
export function PeoplePage() {
  return (
    <ListPage
      title="People"
      what="people"
      path="/people"
      schema={peoplePageSchema}
      views={[]}
      placeholder="Name or address"
      empty="Nobody yet. Everybody who orders, books, writes or subscribes will stand here."
      keyOf={({ address }) => address}
      row={(person) => (
        <Link data-row to={`/people/${encodeURIComponent(person.address)}`} className={`${page.row} ${list.row}`}>
          <span className={list.words}>
            <span className={page.strong}>{person.name || person.address}</span>
            <span className={page.fine}>{whatOf(person)}</span>
          </span>
          <span className={page.fine}>{shortDay(person.lastContactAt)}</span>
        </Link>
      )}
    />
  );
}

/** "2 orders · 1 call · account" */
function whatOf({ name, address, orders, bookings, messages, newsletter, hasAccount }: PersonRow): string {
  return [
    name === '' ? '' : address,
    orders > 0 ? plural(orders, 'order') : '',
    bookings > 0 ? plural(bookings, 'call') : '',
    messages > 0 ? plural(messages, 'message') : '',
    newsletter === 'subscribed' ? 'newsletter' : '',
    hasAccount ? 'account' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
