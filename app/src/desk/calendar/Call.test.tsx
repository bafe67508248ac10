import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Entered } from '../../domain/contract/booking.ts';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import { Call } from './Call';

const entered: Entered = { name: 'Ann Byrne', email: 'ann@example.ie' };

const call: StaffBooking & Entered = {
  ...entered,
  id: '1',
  start: '2026-11-24T09:30:00.000Z',
  end: '2026-11-24T10:00:00.000Z',
  day: '2026-11-24',
  time: '9:30 AM',
  timeZone: null,
  note: '',
  bookedAt: '2026-11-20T10:00:00.000Z',
  status: 'booked',
  changeable: true,
  version: 0,
  host: null,
  meetingUrl: null,
  order: null,
};

test('a call shows everything that its visitor entered', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(['session'], { state: 'signed-in', user: { name: 'Daniel Roche', role: 'read-only' } });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ul>
          <Call call={call} />
        </ul>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const missing = Object.entries(entered).flatMap(([field, value]) =>
    container.textContent.includes(value) ? [] : [field],
  );
  expect(missing).toEqual([]);
});
