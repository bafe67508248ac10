import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import {
  addOffer,
  getOffer,
  listOffers,
  type StaffOffer,
  type StaffOfferRow,
  saveOffer,
} from '../../domain/contract/staff/offers.ts';
import { queryOf } from '../deskApi.ts';
import { ActionsContext } from '../parts/Actions';
import { sessionKey } from '../session.ts';
import { NewOfferPage, OfferPage } from './OfferPage';
import { OffersPage } from './OffersPage';

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
};
const stored: StaffOffer = {
  ...row,
  draft,
  version: 3,
  problem: null,
  preview: null,
  link: null,
  mails: [],
  events: [],
  sent: [{ number: 1, sentAt: '2026-11-20T10:00:00.000Z', offer: draft }],
};

function show(at: string, role: 'staff' | 'read-only' = 'staff') {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(sessionKey, { state: 'signed-in', user: { role } });
  const query = queryOf(getOffer, { params: { id: '1' } }).queryKey;
  queries.setQueryData(query, stored);
  queries.setQueryData([listOffers.route, 'view=all&search='], {
    pages: [{ rows: [row], next: null }],
    pageParams: [''],
  });
  const send = vi.fn(async (_request: unknown) => ({ entry: 'entry', id: '1' }) as never);
  render(
    <QueryClientProvider client={queries}>
      <ActionsContext value={{ send, performAction: vi.fn(), run: vi.fn() }}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path="/offers" element={<OffersPage />} />
            <Route path="/offers/new" element={<NewOfferPage />} />
            <Route path="/offers/:id" element={<OfferPage />} />
          </Routes>
        </MemoryRouter>
      </ActionsContext>
    </QueryClientProvider>,
  );
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

test('what is typed stays when another member saves meanwhile, and isn’t saved over theirs', async () => {
  const { send, queries, query } = show('/offers/1');
  await enter('Title', 'A shop');
  queries.setQueryData(query, { ...stored, version: 4, draft: { ...draft, title: 'Theirs' } });
  expect(await screen.findByText(/Someone else has changed this offer/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ endpoint: saveOffer, body: expect.objectContaining({ title: 'A shop', version: 3 }) }),
    expect.anything(),
  );
  expect(screen.getByLabelText('Title')).toHaveValue('A shop');
  await userEvent.click(screen.getByRole('button', { name: 'Show theirs' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Theirs');
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
  expect(screen.queryByRole('button', { name: 'Save the draft' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});
