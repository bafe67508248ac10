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
  by: 'month',
  outstanding: 158_400,
  overdue: 58_400,
  periods: [
    { ...nothing, period: '2026-03' },
    { period: '2026-02', orders: 2, received: 39_600, refunded: 9_600, invoiced: 30_000 },
    { ...nothing, period: '2026-01' },
  ],
  wizards: [{ wizard: 'planner', opened: 1200, saved: 4, ordered: 3, paid: 2 }],
  sources: [{ source: 'site example.ie', opened: 40, saved: 3, ordered: 1 }],
  counts: true,
};

test('shows the months from the first with money on, their sums, and another year', async () => {
  server.use(mock(getNumbers)(() => ({ ...numbers, year: 2025, periods: [{ ...nothing, period: '2025-12' }] })));
  openDesk(<NumbersPage />, { at: '/numbers', known: [[queryOf(getNumbers, { query: {} }).queryKey, numbers]] });
  expect(screen.getByText('2026: €396 received, €96 refunded, 2 orders.')).toBeVisible();
  const months = within(screen.getByRole('table', { name: 'Money by month' })).getAllByRole('row');
  expect(months.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringContaining('March 2026'),
    expect.stringMatching(/February 2026.*€396.*€96.*€300.*€300/),
  ]);
  expect(screen.getByRole('columnheader', { name: 'Month' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('row', { name: /Budget planner.*1,200.*4.*3.*2/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Site: example\.ie.*40.*3.*1/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '2025' }));
  expect(await screen.findByText('2025: €0 received, €0 refunded, 0 orders.')).toBeVisible();
});

test('shows weeks instead, in the address, and says what is outstanding', async () => {
  const weeks = ['2026-W49', '2026-W48'].map((period) => ({ ...nothing, period, received: 100 }));
  server.use(
    mock(getNumbers)((_, query) => ({
      ...numbers,
      by: query.get('by') === 'week' ? 'week' : 'month',
      year: Number(query.get('year')),
      periods: weeks,
    })),
  );
  openDesk(<NumbersPage />, {
    at: '/numbers?year=2025',
    route: '/numbers',
    known: [[queryOf(getNumbers, { query: { year: '2025' } }).queryKey, { ...numbers, year: 2025 }]],
  });
  expect(screen.getByText(/^Outstanding today: €1,584 requested and not yet paid/)).toHaveTextContent(
    /, of it €584 overdue\.$/,
  );
  expect(screen.getByRole('link', { name: '€584 overdue' })).toHaveAttribute('href', '/orders?view=balance-overdue');
  await userEvent.click(screen.getByRole('radio', { name: 'Weeks' }));
  const rows = within(await screen.findByRole('table', { name: 'Money by week' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringContaining('Week 49, 30 Nov – 6 Dec'),
    expect.stringContaining('Week 48, 23–29 Nov'),
  ]);
  expect(screen.getByRole('link', { name: 'Week 48, 23–29 Nov' })).toHaveAttribute(
    'href',
    '/orders?from=2026-11-23&until=2026-11-29',
  );
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/api/staff/numbers.csv?year=2025&by=week',
  );
  expect(screen.getByRole('radio', { name: 'Weeks' })).toBeChecked();
});
