import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { StaffOrder, StaffPayment } from '../../domain/contract/staff/orders.ts';
import { orderMoney } from '../../domain/staff/orderMoney.ts';
import { openDesk } from '../../testing/desk';
import { BalanceDialog } from './BalanceDialog';
import { ReverseDialog, TransferDialog } from './PaymentDialogs';
import { Payments } from './Payments';

const order = {
  id: 'o1',
  name: 'Ann Byrne',
  status: 'paid',
  deposit: 60_000,
  ended: null,
  balance: { state: 'overdue', dueOn: '2026-11-20', amount: 25_000 },
  money: orderMoney(120_000, [{ amount: 60_000, returned: 0, disputed: 0 }], 0),
  invoices: [{}],
} as StaffOrder;

function show(part: ReactNode) {
  const performAction = vi.fn();
  openDesk(part, { role: 'staff', actions: { performAction } });
  return performAction;
}

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

test('a refund that failed later stays on its order until someone has dealt with it', async () => {
  const payment = {
    id: 'p1',
    status: 'paid',
    matches: true,
    asked: 60_000,
    amount: 60_000,
    transfer: null,
    refundable: 0,
  };
  const payments = [{ ...payment, at: '2026-11-20T10:00:00.000Z', failedRefund: 10_000 } as StaffPayment];
  const performAction = show(<Payments order={{ ...order, version: 4, refunds: [], payments }} />);
  expect(screen.getByText(/^A refund of €100 failed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'It’s dealt with' }));
  expect(performAction).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: 'o1' }, body: { payment: 'p1', version: 4 }, undoable: true }),
  );
});
