import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { addTransfer, matchTransfer, type StaffOrderRow } from '../../domain/contract/staff/orders.ts';
import { openDesk } from '../../testing/desk';
import { queryOf } from '../deskApi.ts';
import { todayHere } from '../parts/times.ts';
import { TransferPage } from './TransferPage';

test('a transfer is noted for the order that fits, and says when it is more than is due', async () => {
  const order = { id: 'o1', reference: '5D91E0B2', name: 'Ann Byrne', title: 'Website' } as StaffOrderRow;
  const second = { ...order, id: 'o2', reference: '0C0FFEE0' };
  const matches = [
    { order, version: 3, expected: 77_000, by: ['reference', 'name'] },
    { order: second, version: 0, expected: 30_000, by: [] },
  ];
  const { queryKey } = queryOf(matchTransfer, { query: { amount: '33000', text: 'BYRNE 5D91E0B2' } });
  const performAction = vi.fn(async () => true);
  openDesk(<TransferPage />, { role: 'staff', known: [[queryKey, { matches }]], actions: { performAction } });
  expect(screen.queryByText(/^Please enter an amount/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Amount in euro'), '330');
  await userEvent.type(screen.getByLabelText('Text on the bank statement'), 'BYRNE 5D91E0B2');
  await userEvent.click(screen.getByRole('button', { name: 'Find its order' }));
  expect(await screen.findByText('5D91E0B2 · €770 due · fits by the reference and the name')).toBeVisible();
  expect(screen.getByText('0C0FFEE0 · €300 due, this is €30 more')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enter €330 as paid (5D91E0B2)' }));
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
