import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getNumbers, type Numbers } from '../../domain/contract/staff/numbers.ts';
import { mock } from '../../mocks/mock.ts';
import { openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { queryOf } from '../deskApi.ts';
import { NumbersPage } from './NumbersPage';

const nothing = { orders: 0, received: 0, refunded: 0, invoiced: 0 };
const numbers: Numbers = {
  year: 2026,
  years: [2026, 2025],
  months: [
    { ...nothing, month: '2026-03' },
    { month: '2026-02', orders: 2, received: 39_600, refunded: 9_600, invoiced: 30_000 },
    { ...nothing, month: '2026-01' },
  ],
  wizards: [{ wizard: 'planner', opened: 1200, saved: 4, ordered: 3, paid: 2 }],
  sources: [{ source: 'site example.ie', opened: 40, saved: 3, ordered: 1 }],
  counts: true,
};

test('shows the months from the first with money on, their sums, and another year', async () => {
  server.use(mock(getNumbers)(() => ({ ...numbers, year: 2025, months: [{ ...nothing, month: '2025-12' }] })));
  openDesk(<NumbersPage />, { at: '/numbers', known: [[queryOf(getNumbers, { query: {} }).queryKey, numbers]] });
  expect(screen.getByText('2026: €396 received, €96 refunded, 2 orders.')).toBeVisible();
  const months = within(screen.getByRole('table', { name: 'Money by month' })).getAllByRole('row');
  expect(months.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringContaining('March 2026'),
    expect.stringMatching(/February 2026.*€396.*€96.*€300/),
  ]);
  expect(screen.getByRole('row', { name: /Budget planner.*1,200.*4.*3.*2/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Site: example\.ie.*40.*3.*1/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '2025' }));
  expect(await screen.findByText('2025: €0 received, €0 refunded, 0 orders.')).toBeVisible();
});
