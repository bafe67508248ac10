import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { listOffers } from '../../domain/contract/staff/offers.ts';
import { listOrders } from '../../domain/contract/staff/orders.ts';
import { listPeople } from '../../domain/contract/staff/people.ts';
import { mock } from '../../mocks/mock.ts';
import { openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { Palette } from './Palette';

test.each(['orders', 'Ann'])('a search that failed isn’t called one that found nothing: %s', async (value) => {
  const answer = { error: 'internal', message: 'Something went wrong.' };
  server.use(http.get('/api/staff/*', () => HttpResponse.json(answer, { status: 500 })));
  openDesk(<Palette onKeys={vi.fn()} onLogOut={vi.fn()} onClose={vi.fn()} />);
  // What isn't painted can't be typed into, and jsdom paints no popover.
  fireEvent.change(await screen.findByRole('combobox', { hidden: true }), { target: { value } });
  expect(await screen.findByText(/^Only pages were searched\./)).toBeInTheDocument();
  expect(screen.queryByText('Nothing found.')).toBeNull();
});

test('the first of what is found is chosen, so that Enter opens it', async () => {
  const person = { address: 'ann@example.ie', name: 'Ann', lastContactAt: '2026-11-20T10:00:00.000Z' };
  const counts = { orders: 0, bookings: 0, messages: 0, newsletter: 'none', hasAccount: false } as const;
  server.use(
    mock(listPeople)(() => ({ rows: [{ ...person, ...counts }], next: null })),
    mock(listOrders)(() => ({ rows: [], next: null })),
    mock(listOffers)(() => ({ rows: [], next: null })),
  );
  openDesk(<Palette onKeys={vi.fn()} onLogOut={vi.fn()} onClose={vi.fn()} />);
  const field = await screen.findByRole('combobox', { hidden: true });
  fireEvent.change(field, { target: { value: 'ann@example' } });
  const found = await screen.findByRole('option', { hidden: true, name: /^Ann/ });
  await waitFor(() => expect(found).toHaveAttribute('aria-selected', 'true'));
});
