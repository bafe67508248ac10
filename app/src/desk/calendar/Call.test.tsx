import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Entered } from '../../domain/contract/booking.ts';
import { getBooking, type StaffBooking, type StaffCall } from '../../domain/contract/staff/bookings.ts';
import { listHosts } from '../../domain/contract/staff/hosts.ts';
import { queryOf } from '../deskApi.ts';
import { sessionKey } from '../session.ts';
import { BookDialog } from './BookDialog';
import { Call } from './Call';
import { CallPage } from './CallPage';

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

/** Renders a part of the desk for a member. @param about data that it would ask for, by its key */
function open(part: ReactNode, about: readonly [readonly unknown[], object][] = [], role = 'read-only') {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(sessionKey, { state: 'signed-in', user: { name: 'Daniel Roche', role } });
  for (const [key, data] of about) queries.setQueryData(key, data);
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/calendar/1']}>
        <Routes>
          <Route path="/calendar/:id" element={part} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  ).container;
}

const missingIn = (words: string | null) =>
  Object.entries(entered).flatMap(([field, value]) => (words?.includes(value) ? [] : [field]));

test('a call in the calendar shows everything that its visitor entered', () =>
  expect(missingIn(open(<Call call={call} />).textContent)).toEqual([]));

test('the page of a call shows it too', () => {
  const alone: StaffCall = { ...call, mails: [], events: [] };
  expect(
    missingIn(open(<CallPage />, [[queryOf(getBooking, { params: { id: '1' } }).queryKey, alone]]).textContent),
  ).toEqual([]);
});

test('a call booked by hand asks for it', () => {
  const wanted = { day: '2026-11-24', minutes: 570, isFree: false };
  open(<BookDialog wanted={wanted} person={entered} onClose={() => {}} />, [
    [queryOf(listHosts).queryKey, { hosts: [] }],
  ]);
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
  expect(missingIn(fields.join('\n'))).toEqual([]);
});
