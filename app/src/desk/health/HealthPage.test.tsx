import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getHealth, type Health } from '../../domain/contract/staff/health.ts';
import { openDesk } from '../../testing/desk';
import { queryOf } from '../deskApi.ts';
import { HealthPage } from './HealthPage';

test('what an owner can put right leads there, and what the server needs is folded', () => {
  const hours = { to: '/calendar/hours', name: 'Hours and days off' };
  const finding = { title: 'Company', verdict: 'warning', remedy: 'Set Prices and VAT to included.' } as const;
  const health: Health = {
    at: '2026-11-20T10:00:00.000Z',
    findings: [
      { ...finding, check: 'company', found: 'No VAT.', places: [{ to: '/settings/vat', name: 'Prices and VAT' }] },
      { ...finding, check: 'calendars', found: 'No calendar.', remedy: 'Sign in again.', places: [hours] },
      { ...finding, check: 'mail', found: 'No mail.', remedy: 'Set SMTP_URL.', places: [] },
    ],
  };
  openDesk(<HealthPage />, { known: [[queryOf(getHealth, { query: {} }).queryKey, health]] });
  expect(screen.getByRole('link', { name: 'Prices and VAT' })).toHaveAttribute('href', '/settings/vat');
  expect(screen.getByText(/^Set\s+to included\.$/)).toHaveTextContent('Set Prices and VAT to included.');
  expect(screen.getByText(/^Sign in again\./)).toHaveTextContent('Sign in again. Hours and days off');
  expect(within(screen.getByRole('group')).getByText('Company: No mail.')).toBeVisible();
  expect(screen.getByText('For whoever runs the server: Set SMTP_URL.')).not.toBeVisible();
});

test('several of one cause are one, with their number and what to do about them', async () => {
  const finding = { check: 'terms', title: 'Terms', verdict: 'warning' as const, places: [] };
  const unconfirmed = { ...finding, remedy: 'Ask your lawyer.' };
  const health: Health = {
    at: '2026-11-20T10:00:00.000Z',
    findings: [
      { ...unconfirmed, found: 'Not confirmed: The whole text.' },
      { ...unconfirmed, found: 'Not confirmed: When the balance is due.' },
      { ...finding, found: 'Not shown: A link.', remedy: null },
    ],
  };
  openDesk(<HealthPage />, { known: [[queryOf(getHealth, { query: {} }).queryKey, health]] });
  const [folded, ...others] = screen.getAllByRole('group');
  expect(others).toEqual([]);
  expect(folded?.querySelector('summary')).toHaveTextContent('Terms: Not confirmed2');
  expect(within(folded as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  expect(screen.getAllByText('For whoever runs the server: Ask your lawyer.')).toHaveLength(1);
  expect(screen.getByText(/Not shown: A link\./)).toBeVisible();
});
