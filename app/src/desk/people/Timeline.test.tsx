import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { StaffPerson } from '../../domain/contract/staff/people.ts';
import { orderMoney } from '../../domain/staff/orderMoney.ts';
import { openDesk } from '../../testing/desk';
import { Leads } from '../today/Leads';
import { Timeline } from './Timeline';

const quote: StaffPerson['quotes'][number] = {
  reference: '5D91E0B2',
  title: 'Online shop',
  total: 198_000,
  lines: [{ label: 'Shop', amount: 200_000 }],
  answers: [{ name: 'Industry', value: 'Restaurant' }],
  savedAt: '2026-11-20T10:00:00.000Z',
  validUntil: '2999-12-20',
};
const message = {
  id: 'm1',
  name: 'Ann Byrne',
  email: 'ann@example.ie',
  beginning: 'Can you help?',
  status: 'unanswered',
  version: 0,
} as const;

test('what happened is in one line of time, the latest first; a quote shows what is in it', async () => {
  const person = {
    orders: [],
    offers: [],
    bookings: [],
    messages: [
      { ...message, id: 'm1', at: '2026-11-19T10:00:00.000Z' },
      { ...message, id: 'm2', at: '2026-11-21T10:00:00.000Z' },
    ],
    quotes: [quote],
  } as unknown as StaffPerson;
  openDesk(<Timeline email="ann@example.ie" person={person} />, { at: '/people/ann' });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.map((row) => /Message|Saved quote/.exec(row ?? '')?.[0])).toEqual(['Message', 'Saved quote', 'Message']);
  expect(rows[1]).toMatch(/5D91E0B2 · €1,980 · valid until \w+ 20 December 2999/);
  await userEvent.click(screen.getByRole('button', { name: 'What’s in it: Online shop, 5D91E0B2' }));
  expect(await screen.findByText('Restaurant')).toBeVisible();
  expect(screen.getByText('€2,000')).toBeVisible();
});

test('an order that was never paid is not started', () => {
  const order = {
    id: 'o1',
    reference: '0C0FFEE0',
    title: 'Online shop',
    status: 'cancelled',
    stage: 'new',
    deposit: 10_000,
    balance: null,
    ended: null,
    money: orderMoney(10_000, [], 0),
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  const person = { orders: [order], offers: [], bookings: [], messages: [], quotes: [] } as unknown as StaffPerson;
  openDesk(<Timeline email="ann@example.ie" person={person} />, { at: '/people/ann' });
  expect(screen.getByRole('link', { name: /^Online shop/ })).toHaveTextContent('Expired unpaid · Not started');
});

test('Today shows five leads, and all of them on request', async () => {
  const leads = Array.from({ length: 7 }, (_, number) => ({
    email: `lead-${number}@example.ie`,
    name: '',
    title: 'Online shop',
    total: 198_000,
    savedAt: quote.savedAt,
    validUntil: quote.validUntil,
  }));
  openDesk(<Leads leads={leads} now={Date.parse('2026-11-21T10:00:00Z')} />, { at: '/today' });
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  const links = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
  expect(links).toHaveLength(7);
  expect(links[0]).toBe('/people/lead-0%40example.ie');
});
