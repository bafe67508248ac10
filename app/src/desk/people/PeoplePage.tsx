import { type PersonRow, peoplePageSchema } from '../../domain/contract/staff/people.ts';
import { plural } from '../../domain/words.ts';
import { LinkRow } from '../parts/LinkRow';
import { ListPage } from '../parts/ListPage';
import { shortDay } from '../parts/times.ts';

/** Everyone who has ordered, booked, written, subscribed or opened an account. */
export function PeoplePage() {
  return (
    <ListPage
      title="People"
      what="people"
      path="/people"
      schema={peoplePageSchema}
      views={[]}
      placeholder="Name or address"
      empty="No one yet. Everyone who orders, books, writes or subscribes will appear here."
      keyOf={({ address }) => address}
      row={(person) => (
        <LinkRow
          to={`/people/${encodeURIComponent(person.address)}`}
          title={person.name || person.address}
          about={whatOf(person)}
          aside={shortDay(person.lastContactAt)}
        />
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
