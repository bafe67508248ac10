import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eachQuestion } from '../../domain/booking/questions.ts';
import type { StaffBooking } from '../../domain/contract/staff/bookings.ts';
import type { Today } from '../../domain/contract/staff/today.ts';
import { openDesk } from '../../testing/desk';
import { CallsToCome, CallsToday } from './Calls';

const call = (id: string, day: string, hour: string, time: string, meetingUrl: string | null): StaffBooking => ({
  id,
  name: `Caller ${id}`,
  email: `${id}@example.ie`,
  start: `${day}T${hour}:00:00.000Z`,
  end: `${day}T${hour}:30:00.000Z`,
  day,
  time,
  timeZone: null,
  note: '',
  ...eachQuestion(() => ''),
  bookedAt: '2026-11-20T09:00:00.000Z',
  status: 'booked',
  outcome: null,
  // As it was when the page was loaded, before the first one began.
  changeable: true,
  joinable: true,
  version: 0,
  host: null,
  meetingUrl,
  hasOwnLink: false,
  order: null,
});
const link = 'https://meet.agency.example/call';
const day = '2026-11-24';
const today: Today = {
  day,
  firstSteps: [],
  needs: [],
  leads: [],
  counts: {} as Today['counts'],
  calls: [
    call('A', day, '09', '9:00 AM', link),
    call('B', day, '14', '2:00 PM', link),
    call('C', '2026-11-25', '10', '10:00 AM', link),
  ],
  backup: {
    at: null,
    hours: null,
    alarm: false,
    isOurs: true,
    isNightly: true,
    command: '',
    failure: null,
    bucket: null,
  },
};
const show = (hour: string, calls = today.calls) => {
  const now = Date.parse(`${day}T${hour}:00.000Z`);
  const shown = { ...today, calls };
  openDesk(
    <>
      <CallsToday today={shown} now={now} />
      <CallsToCome today={shown} />
    </>,
  );
  const line = screen.queryByRole('region', { name: 'Today’s calls' });
  return (
    line &&
    within(line)
      .queryAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent)
  );
};

test('the time is on the line between the calls that are over and those to come, which can be joined', () => {
  expect(show('09:40')).toEqual([
    '9:00 AMCaller AOverIt took placeNobody came',
    '9:40 AM',
    '2:00 PMCaller BUntil 2:30 PMJoin',
  ]);
  expect(screen.getByRole('link', { name: 'Caller B' })).toHaveAttribute('href', '/calendar/B');
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', link);
  const others = within(screen.getByRole('region', { name: 'The next six days' }));
  expect(others.getByRole('listitem')).toHaveTextContent('Wed 25 Nov10:00 AMCaller C');
});

test('when the last call is over, the time is below it, and none can be joined', () => {
  expect(show('15:00')?.at(-1)).toBe('3:00 PM');
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull();
});

test('a day without calls has no line', () => {
  expect(show('09:00', [])).toBeNull();
  expect(screen.getByText('No calls are booked yet.')).toBeVisible();
});
