import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { StaffOrder, StaffPayment } from '../../domain/contract/staff/orders.ts';
import { ActionsContext } from '../parts/Actions';
import { BalanceDialog } from './BalanceDialog';
import { ReverseDialog, TransferDialog } from './PaymentDialogs';

const money = {
  total: 120_000,
  received: 60_000,
  returned: 0,
  lost: 0,
  disputed: 0,
  pending: 0,
  unpaid: 60_000,
  due: 60_000,
};
const order = {
  id: 'o1',
  name: 'Ann Byrne',
  status: 'paid',
  deposit: 60_000,
  ended: null,
  balance: { state: 'overdue', dueOn: '2026-11-20', amount: 25_000 },
  money,
  invoices: [{}],
} as StaffOrder;

const show = (dialog: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ActionsContext value={{ send: vi.fn(), performAction: vi.fn(), run: vi.fn() }}>{dialog}</ActionsContext>
    </QueryClientProvider>,
  );

test('a transfer is expected of the part that is due', () => {
  show(<TransferDialog order={order} onClose={vi.fn()} />);
  expect(screen.getByLabelText('Amount in euro')).toHaveValue('250');
  expect(screen.getByText('€600 is due in all.')).toBeVisible();
});

test('to change a part of the balance changes the ones after it', async () => {
  show(<BalanceDialog order={order} onClose={vi.fn()} />);
  await userEvent.click(screen.getByRole('radio', { name: '3 parts' }));
  const part = (number: number) => screen.getByLabelText(`Part ${number}, in euro`);
  await userEvent.clear(part(1));
  await userEvent.type(part(1), '300');
  expect([part(2), part(3)].map((field) => (field as HTMLInputElement).value)).toEqual(['150', '150']);
  await userEvent.clear(part(2));
  await userEvent.type(part(2), '100');
  expect([part(1), part(3)].map((field) => (field as HTMLInputElement).value)).toEqual(['300', '200']);
});

test('who reverses a transfer knows that the customer is told', () => {
  show(<ReverseDialog order={order} payment={{ id: 'p1', amount: 60_000 } as StaffPayment} onClose={vi.fn()} />);
  expect(screen.getByText(/Ann Byrne gets an e-mail that says so, with a credit note/)).toBeVisible();
});
