import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { countDiscountUses } from '../../domain/contract/staff/orders.ts';
import { discounts } from '../../domain/contract/staff/published.ts';
import type { WrittenDiscounts } from '../../domain/staff/discounts.ts';
import { mock } from '../../mocks/mock.ts';
import { nothingPublished, openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { queryOf } from '../deskApi.ts';
import { DiscountsPage } from './DiscountsPage';

const none = { ...nothingPublished, inForce: { codes: {} } };
const saved = vi.fn().mockReturnValue({ entry: 'entry' });
beforeEach(() =>
  server.use(
    mock(discounts.get)(() => ({ ...none, version: 1, problems: [], data: saved.mock.lastCall?.[0].data ?? {} })),
    mock(discounts.save)(saved),
  ),
);

function open(codes: WrittenDiscounts['codes'] = {}, problems: { path: string; message: string }[] = []) {
  openDesk(<DiscountsPage />, {
    at: '/discounts',
    route: '/discounts/:section?',
    known: [
      [queryOf(discounts.get).queryKey, { ...none, data: { codes }, problems }],
      [queryOf(countDiscountUses).queryKey, { uses: [{ code: 'SPRING', orders: 3 }] }],
    ],
  });
  return userEvent.setup();
}

test('a code is added, filled in and removed, and each change is named', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Add a code' }));
  await user.keyboard('spring');
  await user.type(screen.getByRole('textbox', { name: 'Percent of the total' }), '10');
  await user.click(screen.getByRole('checkbox', { name: 'Budget planner' }));
  await user.type(screen.getByRole('textbox', { name: 'How many orders' }), '5');
  expect(screen.getByRole('heading', { name: 'SPRING' })).toBeVisible();
  expect(screen.getByText('1 change to publish, not saved yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish …' }));
  expect(await screen.findByText('SPRING: new, 10% off in the quick quote and package builder, 5 times')).toBeVisible();
  const code = { code: 'spring', of: 'percent', value: '10', wizards: ['quote', 'configurator'], uses: '5', until: '' };
  expect(Object.values(saved.mock.lastCall?.[0].data.codes ?? {})).toEqual([code]);
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  await user.click(screen.getByRole('button', { name: 'Remove SPRING' }));
  expect(screen.getByRole('button', { name: 'Add a code' })).toHaveFocus();
  expect(screen.getByText('There is no code yet.')).toBeVisible();
  expect(screen.getByText('As published')).toBeVisible();
});

test('a code says how many orders were paid with it, and until when its last day counts', () => {
  const code = { of: 'percent', value: '10', wizards: ['quote'], uses: '', until: '' } as const;
  const written = (name: string) => ({ ...code, wizards: [...code.wizards], code: name });
  open({ a: written('spring'), b: written('AUTUMN') });
  const [used, unused] = screen.getAllByRole('textbox', { name: 'How many orders' });
  expect(used).toHaveAccessibleDescription(/So far: 3 orders\.$/);
  expect(unused).toHaveAccessibleDescription(/So far: 0 orders\.$/);
  expect(screen.getAllByText(/until the end of this day in Ireland/)).toHaveLength(2);
});

test('a fault is said at its field, once something is in it', () => {
  const code = { code: 'SPRING', of: 'amount', value: '0', wizards: [], uses: '', until: '' } as const;
  open({ a: { ...code, wizards: [] } }, [
    { path: 'a.value', message: 'Write an amount.' },
    { path: 'a.uses', message: 'Write a number.' },
  ]);
  expect(screen.getByRole('textbox', { name: 'Amount in euro', description: 'Write an amount.' })).toHaveValue('0');
  expect(screen.queryByText('Write a number.')).not.toBeInTheDocument();
});

test('before the first code is published, nothing is said of a list that the site came with', () => {
  open();
  expect(screen.getByText(/^Nothing is published yet\. What you write/)).toBeVisible();
});
