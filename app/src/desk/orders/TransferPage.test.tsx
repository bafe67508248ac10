import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { addTransfer, matchTransfer, type StaffOrderRow } from '../../domain/contract/staff/orders.ts';
import { queryOf } from '../deskApi.ts';
import { ActionsContext } from '../parts/Actions';
import { todayHere } from '../parts/times.ts';
import { sessionKey } from '../session.ts';
import { TransferPage } from './TransferPage';

test('a transfer is noted for the order that fits, and says when it is more than is due', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(sessionKey, { state: 'signed-in', user: { role: 'staff' } });
  const order = { id: 'o1', reference: '5D91E0B2', name: 'Ann Byrne', title: 'Website' } as StaffOrderRow;
  const second = { ...order, id: 'o2', reference: '0C0FFEE0' };
  queries.setQueryData(queryOf(matchTransfer, { query: { amount: '33000', text: 'BYRNE 5D91E0B2' } }).queryKey, {
    matches: [
      { order, version: 3, expected: 77_000, by: ['reference', 'name'] },
      { order: second, version: 0, expected: 30_000, by: [] },
    ],
  });
  const performAction = vi.fn(async () => true);
  render(
    <QueryClientProvider client={queries}>
      <ActionsContext value={{ send: vi.fn(), performAction, run: vi.fn() }}>
        <MemoryRouter>
          <TransferPage />
        </MemoryRouter>
      </ActionsContext>
    </QueryClientProvider>,
  );
  expect(screen.queryByText(/^Please enter an amount/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Amount in euro'), '330');
  await userEvent.type(screen.getByLabelText('Text on the bank statement'), 'BYRNE 5D91E0B2');
  await userEvent.click(screen.getByRole('button', { name: 'Find its order' }));
  expect(await screen.findByText('5D91E0B2 · €770 due · fits by the reference and the name')).toBeVisible();
  expect(screen.getByText('0C0FFEE0 · €300 due, this is €30 more')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Note €330 (5D91E0B2)' }));
  expect(performAction).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      endpoint: addTransfer,
      params: { id: 'o1' },
      body: { amount: 33_000, day: todayHere(), reference: 'BYRNE 5D91E0B2', moreThanDue: false, version: 3 },
    }),
  );
  // Ready for the next one, not for the same again.
  expect(screen.getByLabelText('Amount in euro')).toHaveValue('');
  expect(screen.getByLabelText('Text on the bank statement')).toHaveValue('');
});
