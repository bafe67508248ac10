import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { defaultCatalogue, defaultCatalogueData } from '../../domain/catalogue/defaultCatalogue.ts';
import {
  acceptByPhone,
  addOffer,
  getOffer,
  listExtras,
  listOffers,
  type StaffOffer,
  type StaffOfferRow,
  saveOffer,
} from '../../domain/contract/staff/offers.ts';
import { getOrder, type StaffOrder, type StaffOrderRow } from '../../domain/contract/staff/orders.ts';
import { priceList } from '../../domain/contract/staff/published.ts';
import { formatEuro } from '../../domain/money.ts';
import { orderMoney } from '../../domain/staff/orderMoney.ts';
import { openDesk } from '../../testing/desk';
import { queryOf } from '../deskApi.ts';
import { Extras } from '../orders/Extras';
import { todayHere } from '../parts/times.ts';
import { priceListLines } from './OfferForm';
import { NewOfferPage, OfferPage } from './OfferPage';
import { OffersPage } from './OffersPage';
import type { OfferedTo } from './typedOffer.ts';

const draft = {
  name: 'Ann Byrne',
  email: 'ann@example.ie',
  business: null,
  title: 'Website',
  lines: [{ label: 'Five pages', amount: 90_000 }],
  deposit: { of: 'percent', value: 30 },
  validUntil: '2026-12-20',
  note: '',
  payLater: false,
} satisfies StaffOffer['draft'];
const row: StaffOfferRow = {
  id: '1',
  reference: '0A1B2C3D',
  name: draft.name,
  email: draft.email,
  title: draft.title,
  state: 'sent',
  total: 90_000,
  validUntil: draft.validUntil,
  isChanged: true,
  updatedAt: '2026-11-20T10:00:00.000Z',
  order: null,
  extraTo: null,
};
const stored: StaffOffer = {
  ...row,
  draft,
  version: 3,
  problem: null,
  preview: null,
  link: null,
  mails: [],
  questions: [{ id: 'm1', status: 'unanswered', at: '2026-11-21T10:00:00.000Z' }],
  events: [],
  sent: [{ number: 1, sentAt: '2026-11-20T10:00:00.000Z', offer: draft }],
};

function show(
  at: string | { pathname: string; state: OfferedTo },
  role: 'staff' | 'read-only' = 'staff',
  element?: ReactNode,
  extras: object = {},
  { offer = stored, order = {} }: { offer?: StaffOffer; order?: object } = {},
) {
  const query = queryOf(getOffer, { params: { id: '1' } }).queryKey;
  const send = vi.fn(async (_request: unknown) => ({ entry: 'entry', id: '1', order: 'o1' }));
  const pages = (
    <Routes>
      <Route path="/offers" element={<OffersPage />} />
      <Route path="/offers/new" element={<NewOfferPage />} />
      <Route path="/offers/:id" element={<OfferPage />} />
      <Route path="/orders/o1" element={element ?? null} />
    </Routes>
  );
  const { queries } = openDesk(pages, {
    at,
    route: '*',
    role,
    known: [
      [query, offer],
      [queryOf(getOrder, { params: { id: 'o1' } }).queryKey, order],
      [queryOf(priceList.get).queryKey, { inForce: defaultCatalogueData }],
      [[listOffers.route, 'view=all&search='], { pages: [{ rows: [row], next: null }], pageParams: [''] }],
      [queryOf(listExtras, { params: { id: 'o1' } }).queryKey, extras],
    ],
    actions: { send },
  });
  return { send, queries, query };
}

const enter = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.paste(text);
};

test('an offer is written with a line and a discount; the receipt beside it follows', async () => {
  const { send } = show('/offers/new');
  await enter('Name', 'Ann Byrne');
  await enter('E-mail', 'ann@example.ie');
  await enter('Title', 'Website');
  await enter('What it is', 'Five pages');
  await enter('Euro', '1,200.50');
  await userEvent.click(screen.getByRole('button', { name: 'Add a discount' }));
  expect(
    within(screen.getByRole('group', { name: 'Discount 1' })).getByLabelText('Reason of the discount'),
  ).toHaveFocus();
  // Not an amount yet.
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(send).not.toHaveBeenCalled();
  await enter('Reason of the discount', 'A neighbour');
  await enter('Euro off', '200');
  const receipt = screen.getByRole('region', { name: 'Website' });
  expect(within(receipt).getByText('€1,000.50')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    {
      endpoint: addOffer,
      body: expect.objectContaining({
        name: 'Ann Byrne',
        business: null,
        lines: [
          { label: 'Five pages', amount: 120_050 },
          { label: 'A neighbour', amount: -20_000 },
        ],
        deposit: { of: 'percent', value: 50 },
      }),
    },
    'The draft is saved.',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Website' })).toBeVisible();
});

test('a line is picked from the price list, with its text and amount', async () => {
  show('/offers/new');
  await enter('Title', 'Brand');
  await userEvent.click(screen.getByRole('button', { name: 'Add from the price list' }));
  const [[, { name, price }] = ['', { name: '', price: 0 }]] = Object.entries(defaultCatalogue.brandPackages);
  await userEvent.click(screen.getByRole('menuitem', { name: `${name}, ${formatEuro(price)}` }));
  // The empty line made room.
  expect(screen.getByLabelText('What it is')).toHaveValue(name);
  expect(screen.getByLabelText('Euro')).toHaveValue(String(price));
  expect(within(screen.getByRole('region', { name: 'Brand' })).getAllByText(formatEuro(price))[0]).toBeVisible();
});

test('the price list has every package, system, platform, solution and dashboard, each under a name of its own', () => {
  const labels = priceListLines(defaultCatalogue).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  const { brandPackages, campaignPackages, trinityPrices, tiers, solutions, dashboards } = defaultCatalogue;
  const lists = [brandPackages, campaignPackages, trinityPrices.configurator, tiers, solutions, dashboards];
  expect(labels).toHaveLength(lists.reduce((sum, list) => sum + Object.keys(list).length, 2));
});

test('what is typed stays when another member saves meanwhile, and isn’t saved over theirs', async () => {
  const { send, queries, query } = show('/offers/1');
  await enter('Title', 'A shop');
  queries.setQueryData(query, { ...stored, version: 4, draft: { ...draft, title: 'Theirs' } });
  expect(await screen.findByText(/Someone else has changed this offer/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ endpoint: saveOffer, body: expect.objectContaining({ title: 'A shop', version: 3 }) }),
    expect.anything(),
  );
  expect(screen.getByLabelText('Title')).toHaveValue('A shop');
  await userEvent.click(screen.getByRole('button', { name: 'Show theirs' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Theirs');
});

test('an extra is begun with the customer and the business of its order, and names it', async () => {
  const to: OfferedTo = {
    name: 'Ann Byrne',
    email: 'ann@example.ie',
    business: {
      company: 'Byrne Ltd',
      vatNumber: null,
      address: { line1: '5 Mill Lane', line2: null, town: 'Cork', postcode: null, country: 'IE' },
    },
    order: { id: 'o1', reference: '5D91E0B2' },
  };
  const { send } = show({ pathname: '/offers/new', state: to });
  expect(screen.getByText('An extra to 5D91E0B2. Nothing is sent yet.')).toBeVisible();
  expect(screen.getByLabelText('Name of the business')).toHaveValue('Byrne Ltd');
  expect(screen.getByLabelText('Street address')).toHaveValue('5 Mill Lane');
  await enter('Title', 'More photos');
  await enter('What it is', 'Ten photos');
  await enter('Euro', '100');
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { endpoint: addOffer, body: expect.objectContaining({ email: to.email, forOrder: 'o1' }) },
    'The draft is saved.',
  );
});

test('what was accepted on the phone becomes an order, once it is said by whom and when', async () => {
  const { send } = show('/offers/1');
  await userEvent.click(screen.getByRole('button', { name: 'Accepted on the phone' }));
  expect(screen.getByLabelText('Who accepted it')).toHaveValue('Ann Byrne');
  await userEvent.click(screen.getByLabelText(/They asked us to begin at once/));
  await userEvent.click(screen.getByRole('button', { name: 'Make it an order' }));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    {
      endpoint: acceptByPhone,
      params: { id: '1' },
      body: { version: 3, by: 'Ann Byrne', on: todayHere(), beginAtOnce: true },
    },
    'It’s an order now.',
  );
});

test('the page of an order lists its extras, with the sum of all, and begins another', () => {
  const money = orderMoney(110_000, [{ amount: 33_000, returned: 0, disputed: 0 }], 0);
  const order = { id: 'o1', reference: '5D91E0B2', ended: null, money } as StaffOrder;
  const unpaid = { status: 'open', deposit: 10_000, balance: null, money: orderMoney(10_000, [], 0) } as const;
  const made = { ...order, id: 'o2', reference: '0C0FFEE0', ...unpaid } as StaffOrderRow;
  const accepted: StaffOfferRow = { ...row, id: '2', title: 'More photos', total: 10_000, order: 'o2' };
  show('/orders/o1', 'staff', <Extras order={order} />, {
    extraTo: null,
    extras: [
      { offer: row, order: null },
      { offer: accepted, order: made },
      // Nothing is owed for one that has ended.
      { offer: { ...accepted, id: '3', title: 'Cards' }, order: { ...made, id: 'o3', ended: 'cancelled' } },
    ],
  });
  expect(screen.getByText('With them, €330 of €1,200 received')).toBeVisible();
  const open = screen.getByRole('link', { name: /^Website/ });
  expect(open).toHaveTextContent('Sent, changed since · 0A1B2C3D');
  expect(open).toHaveAttribute('href', '/offers/1');
  const bought = screen.getByRole('link', { name: /^More photos/ });
  expect(bought).toHaveTextContent('Not paid yet · 0C0FFEE0');
  expect(bought).toHaveAttribute('href', '/orders/o2');
  expect(screen.getByRole('link', { name: 'Offer an extra' })).toBeVisible();
});

test.each([
  [[{ amount: 27_000, returned: 0, disputed: 0 }], 'paid', 'Paid first', 'Deposit paid.'],
  [[], 'open', 'To be paid first', 'Not paid yet.'],
])('an accepted offer says what was paid of it: %j', (payments, status, first, money) => {
  const order = { status, deposit: 27_000, balance: null, ended: null, money: orderMoney(90_000, payments, 0) };
  show('/offers/1', 'staff', null, {}, { offer: { ...stored, state: 'accepted', order: 'o1' }, order });
  const receipt = within(screen.getByRole('region', { name: 'Website' }));
  expect(receipt.getByText('As it was accepted')).toBeVisible();
  expect(receipt.getByText(first)).toBeVisible();
  expect(receipt.getByText(money)).toBeVisible();
});

test('a draft is discarded, an offer that the customer has is withdrawn', () => {
  show('/offers/1', 'staff', null, {}, { offer: { ...stored, state: 'draft', sent: [] } });
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Discard the draft' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the offer' })).toBeVisible();
  cleanup();
  show('/offers/1');
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});

test('the list says the state of each offer; members who may only look write none', async () => {
  show('/offers', 'read-only');
  expect(await screen.findByRole('link', { name: 'Ann Byrne' })).toHaveAttribute('href', '/offers/1');
  expect(screen.getByText('Sent, changed since')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New offer' })).toBeNull();
});

test('a member who may only look reads an offer', async () => {
  show('/offers/1', 'read-only');
  expect(await screen.findByText('What was sent')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Save the (draft|changes)|Withdraw)$/ })).toBeNull();
});
