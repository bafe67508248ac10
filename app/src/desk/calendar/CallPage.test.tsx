import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { eachQuestion } from '../../domain/booking/questions.ts';
import type { Entered } from '../../domain/contract/booking.ts';
import { getBooking, type StaffBooking, type StaffCall, setMeetingLink } from '../../domain/contract/staff/bookings.ts';
import { listHosts } from '../../domain/contract/staff/hosts.ts';
import { newBookingSchema, previewNewBooking } from '../../domain/contract/staff/newBooking.ts';
import { mock } from '../../mocks/mock.ts';
import { openDesk } from '../../testing/desk';
import { server } from '../../testing/setup.ts';
import { queryOf } from '../deskApi.ts';
import { Call } from './Agenda';
import { BookDialog } from './BookDialog';
import { CallPage } from './CallPage';

const entered: Entered = { name: 'Ann Byrne', email: 'ann@example.ie', ...eachQuestion((id) => `Ann says ${id}`) };

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
  outcome: null,
  changeable: true,
  joinable: true,
  version: 0,
  host: null,
  meetingUrl: null,
  hasOwnLink: false,
  order: null,
};

const run = async (call: () => unknown) => call();
const performAction = vi.fn(async () => true);
/** Shows the page of a call. */
const open = (change: Partial<StaffCall> = {}) =>
  openDesk(<CallPage />, {
    at: '/calendar/1',
    route: '/calendar/:id',
    role: 'staff',
    known: [[queryOf(getBooking, { params: { id: '1' } }).queryKey, { ...call, mails: [], events: [], ...change }]],
    actions: { performAction, run },
  }).container;
/** Shows the dialog in which a call is booked for a person. */
const book = (person: Entered) =>
  openDesk(
    <BookDialog wanted={{ day: '2026-11-24', minutes: 570, isFree: false }} person={person} onClose={vi.fn()} />,
    {
      known: [[queryOf(listHosts).queryKey, { hosts: [] }]],
      actions: { run },
    },
  );

const missingIn = (words: string | null) =>
  Object.entries(entered).flatMap(([field, value]) => (words?.includes(value) ? [] : [field]));

test.each([
  ['a call in the calendar', () => openDesk(<Call call={call} />).container],
  ['the page of a call', open],
])('%s shows everything that its visitor entered', (_, show) => expect(missingIn(show().textContent)).toEqual([]));

test('a call without a link asks for it, and sends it so that it can be undone', async () => {
  open({ version: 3 });
  expect(screen.getByText('No link yet')).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add the link' }));
  expect(screen.queryByRole('link', { name: 'Settings' }), 'which only owners see').toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Address of the video meeting' }), 'https://meet.example/ann');
  await user.click(screen.getByRole('button', { name: 'Save and send the link' }));
  expect(performAction).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      endpoint: setMeetingLink,
      params: { id: '1' },
      body: { meetingUrl: 'https://meet.example/ann', version: 3 },
      undoable: true,
    }),
  );
});

test.each([
  ['of its own', true, 'https://meet.example/1'],
  ['of all calls', false, ''],
])(
  'a call that has begun can be joined by the link %s, which its dialog holds or not',
  async (_which, hasOwnLink, held) => {
    open({ changeable: false, meetingUrl: 'https://meet.example/1', hasOwnLink });
    expect(screen.getByRole('link', { name: 'Join' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Change the link' }));
    expect(screen.getByRole('textbox', { name: 'Address of the video meeting' })).toHaveValue(held);
  },
);

test('a call booked by hand asks for it', () => {
  book(entered);
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
  expect(missingIn(fields.join('\n'))).toEqual([]);
});

test.each([
  ['', undefined],
  [' A\tmenu ', 'A menu'],
])(
  'a call booked by hand sends what was answered, in one line, and nothing that was left open: %j',
  async (about, said) => {
    const sent = vi.fn().mockReturnValue({ subject: '', text: '', obstacle: null });
    server.use(mock(previewNewBooking)(sent));
    book({ ...entered, about });
    await userEvent.click(screen.getByRole('button', { name: 'Show the e-mail' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(newBookingSchema.parse(sent.mock.lastCall?.[0]).about).toBe(said);
  },
);
