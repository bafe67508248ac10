import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { listOffers, type StaffOfferRow } from '../../domain/contract/staff/offers.ts';
import { openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { ListTable, ListTools } from './List';
import { useList } from './useList.ts';

const user = userEvent.setup();

const row: StaffOfferRow = {
  ...{ id: 'a', reference: 'A1B2C3', name: 'Ann Byrne', email: 'ann@example.ie', title: 'Photos', total: 9900 },
  ...{ state: 'draft', validUntil: '2026-12-20', isChanged: false, updatedAt: '2026-11-20T10:00:00.000Z' },
  ...{ order: null, extraTo: null },
};

const asked = vi.fn();
let all: StaffOfferRow[];
beforeEach(() => {
  all = [row];
  server.use(
    http.get('*/api/staff/offers', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked(query);
      return query.least === '9900'
        ? HttpResponse.json({ code: 'unavailable', message: 'The list can’t be read.' }, { status: 400 })
        : HttpResponse.json({ rows: 'least' in query || query.search ? [] : all, next: null });
    }),
  );
});

function Offers() {
  const list = useList({ what: 'offers', endpoint: listOffers, placeholder: 'Name', narrows: true });
  return (
    <>
      <ListTools list={list} />
      <ListTable
        list={list}
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
        rowKey={({ id }) => id}
        empty="No offers yet."
      />
      <output>{useLocation().search}</output>
      <Link to="/offers">Offers</Link>
    </>
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });

test('a list is sorted and narrowed by what is typed in euro, and says what isn’t applied', async () => {
  openDesk(<Offers />, { at: '/offers' });
  expect(await screen.findByText('Ann Byrne')).toBeVisible();
  await user.click(screen.getByText('Sort and narrow'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'First' }), 'Largest amount');
  await user.type(field('At least, in euro'), '250.50');
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({ after: '', search: '', sort: 'largest', least: '25050' }),
  );
  expect(await screen.findByText('Nothing found. Try another word, view, day or amount.')).toBeVisible();
  expect(screen.getByText('?sort=largest&least=250.50')).toBeVisible();

  await user.type(field('At most, in euro'), 'x');
  expect(field('At most, in euro')).toHaveAccessibleDescription(/^Not applied\. Write an amount in euro/);
  await user.clear(field('At most, in euro'));
  await user.type(field('At most, in euro'), '100');
  expect(field('At most, in euro')).toHaveAccessibleDescription('The most is less than the least.');
  expect(asked.mock.calls.flat().some((query) => 'most' in query && query.most === '10000')).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Ann Byrne')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all' })).toHaveFocus();
  expect(field('At least, in euro')).toHaveValue('');
});

test('a narrowed list that can’t be read isn’t an empty one', async () => {
  openDesk(<Offers />, { at: '/offers?least=99', route: '/offers' });
  expect(await screen.findByText('The list can’t be read.')).toBeVisible();
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  expect(field('At least, in euro')).toHaveValue('99');
});

test('after a link to the whole list its fields say what it shows, and folded they say that it is narrowed', async () => {
  openDesk(<Offers />, { at: '/offers?least=50', route: '/offers' });
  expect(await screen.findByText('Narrowed')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Offers' }));
  expect(await screen.findByText('Ann Byrne')).toBeVisible();
  expect(field('At least, in euro')).toHaveValue('');
  expect(screen.queryByText('Narrowed')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'First' }), 'Largest amount');
  expect(screen.getByText('?sort=largest')).toBeVisible();
});

test('an empty list has nothing to look through', async () => {
  all = [];
  openDesk(<Offers />, { at: '/offers' });
  expect(await screen.findByText('No offers yet.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText('Sort and narrow')).toBeNull();
});

test('a list that turns out to be empty keeps the field that was just cleared', async () => {
  all = [];
  openDesk(<Offers />, { at: '/offers?search=Ann', route: '/offers' });
  const search = screen.getByRole('searchbox', { name: 'Search offers' });
  await user.clear(search);
  expect(await screen.findByText('No offers yet.')).toBeVisible();
  expect(search).toHaveFocus();
});
