import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getHealth } from '../../domain/contract/staff/health.ts';
import { getToday } from '../../domain/contract/staff/today.ts';
import { openDesk } from '../../testing/desk';
import { queryOf } from '../deskApi.ts';
import { Frame } from './Frame';

test('the menu counts what needs attention, and checks that failed', () => {
  vi.stubGlobal(
    'EventSource',
    vi.fn(
      class {
        addEventListener() {}
        close() {}
      },
    ),
  );
  const finding = { check: 'mail', title: 'Mail', found: 'No mail.', remedy: null, places: [] };
  const findings = ['danger', 'danger', 'warning'].map((verdict) => ({ ...finding, verdict }));
  openDesk(<Frame session={{ agency: 'Trinity Works', logo: null, demo: false }}>A page</Frame>, {
    known: [
      [queryOf(getToday).queryKey, { counts: { message: 3 } }],
      [queryOf(getHealth, { query: { within: 'day' } }).queryKey, { at: '2026-11-20T10:00:00.000Z', findings }],
    ],
  });
  expect(screen.getByRole('link', { name: 'Messages 3', hidden: true })).toHaveAttribute('href', '/messages');
  expect(screen.getByRole('link', { name: 'Health 2', hidden: true })).toHaveAttribute('href', '/health');
  vi.unstubAllGlobals();
});
