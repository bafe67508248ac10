import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getHealth, type Health } from '../../domain/contract/staff/health.ts';
import { openDesk } from '../../testing/desk';
import { queryOf } from '../deskApi.ts';
import { HealthPage } from './HealthPage';

test('what an owner can put right leads there, and what the server needs is folded', () => {
  const finding = { title: 'Company', verdict: 'warning', remedy: 'Set VAT to included.' } as const;
  const health: Health = {
    at: '2026-11-20T10:00:00.000Z',
    findings: [
      { ...finding, check: 'company', found: 'No VAT.', places: [{ to: '/settings/vat', name: 'Prices and VAT' }] },
      { ...finding, check: 'mail', found: 'No mail.', remedy: 'Set SMTP_URL.', places: [] },
    ],
  };
  openDesk(<HealthPage />, { known: [[queryOf(getHealth).queryKey, health]] });
  expect(screen.getByRole('link', { name: 'Prices and VAT' })).toHaveAttribute('href', '/settings/vat');
  expect(screen.getByText(/^Set VAT to included/)).toBeVisible();
  expect(within(screen.getByRole('group')).getByText('Company: No mail.')).toBeVisible();
  expect(screen.getByText('For whoever runs the server: Set SMTP_URL.')).not.toBeVisible();
});
