import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysFrom } from '../../domain/booking/day.ts';
import { server } from '../../test-setup.ts';
import { Component as Booking } from './Booking';
import { bookingStore } from './bookingStore.ts';

const user = userEvent.setup();
const slotsPath = '/api/meeting/available-slots';
const bookPath = '/api/meeting/book-meeting';

const realOptions = Intl.DateTimeFormat.prototype.resolvedOptions;

/** Sets the clock and the place of the visitor. */
function at(now: string, timeZone = 'Europe/Dublin') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...realOptions.call(this), timeZone };
  });
}

function open(query = '') {
  window.history.replaceState(null, '', `/booking${query}`);
  return render(
    <BrowserRouter>
      <Booking />
    </BrowserRouter>,
  );
}

/** Answers questions for times out of these, and keeps what was asked. */
function offering(times: Readonly<Record<string, readonly unknown[]>>) {
  const asked: string[] = [];
  server.use(
    http.get(slotsPath, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
      return HttpResponse.json(Object.fromEntries(daysFrom(from, to).map((day) => [day, times[day] ?? []])));
    }),
  );
  return asked;
}

const day = (words: string) => screen.findByRole('button', { name: new RegExp(`(^|\\D)${words}`) });
const time = (name: string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function toDetails() {
  await user.click(await day('24 November'));
  await user.click(time('9:30 AM'));
  await user.click(button('Next Step'));
  await heading('Confirm Your Booking');
}

async function fillIn() {
  await user.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Ann Byrne');
  await user.type(screen.getByRole('textbox', { name: 'Email Address' }), 'ann@example.ie');
}

beforeEach(() => at('2026-11-20T10:00:00Z'));
afterEach(() => {
  cleanup();
  bookingStore.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const october = {
  '2026-10-24': ['2026-10-24T08:00:00.000Z'],
  '2026-10-25': ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-10-25T09:00:00.000Z'],
  '2026-10-26': ['2026-10-26T09:00:00.000Z'],
};
const march = {
  '2027-03-27': ['2027-03-27T09:00:00.000Z'],
  '2027-03-28': ['2027-03-28T00:30:00.000Z', '2027-03-28T01:00:00.000Z', '2027-03-28T08:00:00.000Z'],
  '2027-03-29': ['2027-03-29T08:00:00.000Z'],
};

describe.each([
  {
    zone: 'Europe/Dublin',
    autumn: [['9:00 AM'], ['1:30 AM IST', '1:30 AM GMT', '9:00 AM'], ['9:00 AM']],
    spring: [['9:00 AM'], ['12:30 AM', '2:00 AM', '9:00 AM'], ['9:00 AM']],
  },
  {
    zone: 'Pacific/Auckland',
    autumn: [
      ['9:00 AM 9:00 PM your time'],
      ['1:30 AM IST 1:30 PM your time', '1:30 AM GMT 2:30 PM your time', '9:00 AM 10:00 PM your time'],
      ['9:00 AM 10:00 PM your time'],
    ],
    spring: [
      ['9:00 AM 10:00 PM your time'],
      ['12:30 AM 1:30 PM your time', '2:00 AM 2:00 PM your time', '9:00 AM 9:00 PM your time'],
      ['9:00 AM 9:00 PM your time'],
    ],
  },
  {
    zone: 'America/Los_Angeles',
    autumn: [
      ['9:00 AM 1:00 AM your time'],
      ['1:30 AM IST Sat 5:30 PM your time', '1:30 AM GMT Sat 6:30 PM your time', '9:00 AM 2:00 AM your time'],
      ['9:00 AM 2:00 AM your time'],
    ],
    spring: [
      ['9:00 AM 2:00 AM your time'],
      ['12:30 AM Sat 5:30 PM your time', '2:00 AM Sat 6:00 PM your time', '9:00 AM 1:00 AM your time'],
      ['9:00 AM 1:00 AM your time'],
    ],
  },
  {
    zone: 'Pacific/Kiritimati',
    autumn: [
      ['9:00 AM 10:00 PM your time'],
      ['1:30 AM IST 2:30 PM your time', '1:30 AM GMT 3:30 PM your time', '9:00 AM 11:00 PM your time'],
      ['9:00 AM 11:00 PM your time'],
    ],
    spring: [
      ['9:00 AM 11:00 PM your time'],
      ['12:30 AM 2:30 PM your time', '2:00 AM 3:00 PM your time', '9:00 AM 10:00 PM your time'],
      ['9:00 AM 10:00 PM your time'],
    ],
  },
])('for a visitor in $zone', ({ zone, autumn, spring }) => {
  test.each([
    ['go back', '2026-10-20T10:00:00Z', october, ['24 October', '25 October', '26 October'], autumn],
    ['go forward', '2027-03-20T10:00:00Z', march, ['27 March', '28 March', '29 March'], spring],
  ] as const)('the days around the night when the clocks %s', async (_which, now, times, days, labels) => {
    at(now, zone);
    offering(times);
    open();
    for (const [index, name] of days.entries()) {
      await user.click(await day(name));
      expect(screen.getAllByRole('radio')).toHaveLength(labels[index]?.length ?? 0);
      for (const label of labels[index] ?? []) expect(time(label)).toBeEnabled();
    }
  });

  test('the whole call is told by both clocks, and booked as the server wrote it', async () => {
    at('2026-10-20T10:00:00Z', zone);
    offering(october);
    const sent: unknown[] = [];
    server.use(
      http.post(bookPath, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    open('?date=2026-10-26&name=Ann&email=ann@example.ie');
    await user.click(await screen.findByRole('radio', { name: /^9:00 AM/ }));
    await user.click(button('Next Step'));
    await heading('Confirm Your Booking');
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts.slice(0, 2)).toEqual(['Monday 26 October 2026', '9:00 AM to 9:30 AMDublin time (GMT)']);
    expect(facts).toHaveLength(zone === 'Europe/Dublin' ? 3 : 4);
    await user.click(button('Confirm Booking'));
    await heading('Booking Confirmed!');
    expect(sent).toEqual([{ name: 'Ann', email: 'ann@example.ie', date: '2026-10-26T09:00:00.000Z', duration: 30 }]);
  });
});

test('today is the day in Dublin, wherever the visitor is', async () => {
  at('2026-11-20T23:30:00Z', 'Pacific/Auckland');
  open();
  expect(await day('20 November')).toHaveAttribute('aria-current', 'date');
  cleanup();
  at('2026-11-21T00:30:00Z', 'America/Los_Angeles');
  open();
  expect(await day('21 November')).toHaveAttribute('aria-current', 'date');
});

describe('the first step', () => {
  test('asks once for the month, and tells of each day how many times are free', async () => {
    const asked = offering({
      '2026-11-23': [{ iso: '2026-11-23T09:00:00.000Z', booked: true }],
      '2026-11-24': ['2026-11-24T09:00:00.000Z', { iso: '2026-11-24T09:30:00.000Z', available: false }],
    });
    open();
    expect(await day('24 November')).toHaveAccessibleName('Tuesday 24 November 2026, 1 time free');
    expect(await day('23 November')).toHaveAccessibleName('Monday 23 November 2026, fully booked');
    expect(await day('22 November')).toHaveAccessibleName('Sunday 22 November 2026, no times');
    expect(await day('19 November')).toHaveAccessibleName('Thursday 19 November 2026, past');
    expect(asked).toEqual(['?from=2026-11-20&to=2026-11-30']);
    await user.click(await day('22 November'));
    expect(screen.getByText('No available slots for this date.')).toBeVisible();
  });

  test('a time that is past is not shown, whatever the server says', async () => {
    offering({ '2026-11-20': ['2026-11-20T09:30:00.000Z', '2026-11-20T10:30:00.000Z'] });
    open('?date=2026-11-20');
    expect(await screen.findByRole('radio')).toHaveAccessibleName('10:30 AM');
  });

  test('leads to the next free day, also in another month', async () => {
    const asked = offering({ '2026-12-02': ['2026-12-02T09:00:00.000Z'] });
    open();
    await user.click(await screen.findByRole('button', { name: 'Next free: Wed, 2 Dec' }));
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(time('9:00 AM')).toBeVisible();
    expect(asked).toEqual(['?from=2026-11-20&to=2026-11-30', '?from=2026-12-01&to=2026-12-31']);
  });

  test('Next Step waits for a time, and says what is missing', async () => {
    open();
    const next = button('Next Step');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAccessibleDescription('Choose a day to see its times.');
    await user.click(await day('24 November'));
    expect(next).toHaveAccessibleDescription('Choose a time to go on.');
    await user.click(next);
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a time to go on.');
    expect(time('9:00 AM')).toHaveFocus();
    await user.click(time('9:30 AM'));
    expect(next).not.toHaveAttribute('aria-disabled');
  });

  test('another day clears the time', async () => {
    open();
    await user.click(await day('24 November'));
    await user.click(time('9:30 AM'));
    await user.click(await day('25 November'));
    expect(time('9:30 AM')).not.toBeChecked();
    expect(button('Next Step')).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['fails', () => HttpResponse.json({ message: 'Resting' }, { status: 503 })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('a month whose question %s is said to be not loaded, never full, and Retry helps', async (_how, answer) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    server.use(http.get(slotsPath, answer));
    open('?date=2026-11-24');
    expect(await screen.findByText('We could not load times.')).toBeVisible();
    expect(await day('25 November')).toHaveAccessibleName(/times could not be loaded$/);
    expect(log.mock.calls).toEqual([['Failed to fetch availability']]);
    server.resetHandlers();
    const [, ofTheDay] = screen.getAllByRole('button', { name: 'Retry' });
    if (ofTheDay) await user.click(ofTheDay);
    expect(await screen.findByRole('radio', { name: '9:30 AM' })).toBeVisible();
  });

  test('a server that only knows single days is asked day by day, at most four at once', async () => {
    let [under, most] = [0, 0];
    const asked: string[] = [];
    server.use(
      http.get(slotsPath, async ({ request }) => {
        const date = new URL(request.url).searchParams.get('date');
        if (date === null) return HttpResponse.json([]);
        asked.push(date);
        under += 1;
        most = Math.max(most, under);
        await new Promise((resolve) => setTimeout(resolve, 5));
        under -= 1;
        return HttpResponse.json({ availableSlots: [{ date, time: '9:30 AM' }] });
      }),
    );
    open();
    expect(await day('30 November')).toBeVisible();
    await waitFor(async () => expect(await day('30 November')).toHaveAccessibleName(/1 time free$/));
    expect(asked.sort()).toEqual(daysFrom('2026-11-20', '2026-11-30'));
    expect(most).toBe(4);
  });

  test('an answer that is no list is no full day', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    server.use(http.get(slotsPath, () => HttpResponse.json({ error: 'what?' })));
    open();
    await waitFor(async () => expect(await day('24 November')).toHaveAccessibleName(/times could not be loaded$/));
  });
});

describe('a link', () => {
  test('brings a day, a name and an address, which then leave the address of the page', async () => {
    open('?date=2026-12-01&name=Ann%20Byrne&email=ann@example.ie');
    expect(await screen.findByText('Tuesday 1 December 2026')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: '9:00 AM' }));
    expect(window.location.search).toBe('');
    await user.click(button('Next Step'));
    expect(await screen.findByRole('textbox', { name: 'Full Name' })).toHaveValue('Ann Byrne');
    expect(screen.getByRole('textbox', { name: 'Email Address' })).toHaveValue('ann@example.ie');
  });

  test.each(['2026-11-19', '2027-11-24', '2026-02-30', 'soon'])('to %s begins like any other', async (date) => {
    open(`?date=${date}`);
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
  });

  test('to the second step without a time is put right, and choosing a time goes nowhere by itself', async () => {
    open('?step=details');
    await user.click(await day('24 November'));
    await user.click(time('9:30 AM'));
    expect(window.location.search).toBe('');
    expect(await heading('Book a 30-minute consultation')).toBeVisible();
  });
});

describe('the second step', () => {
  test('shows the call, waits for name and e-mail, and Go Back and the browser keep all', async () => {
    open();
    await toDetails();
    expect(await heading('Confirm Your Booking')).toHaveFocus();
    expect(screen.getByText('Google Meet (Link sent via email)')).toBeVisible();
    expect(button('Confirm Booking')).toHaveAttribute('aria-disabled', 'true');
    await fillIn();
    expect(button('Confirm Booking')).not.toHaveAttribute('aria-disabled');
    await user.click(button('Go Back'));
    expect(await heading('Book a 30-minute consultation')).toHaveFocus();
    expect(time('9:30 AM')).toBeChecked();
    window.history.back();
    expect(await screen.findByRole('textbox', { name: 'Full Name' })).toHaveValue('Ann Byrne');
    expect(screen.getByRole('textbox', { name: 'Email Address' })).toHaveValue('ann@example.ie');
  });

  test('an address is judged when it is left or nobody types any more, and no longer once it is right', async () => {
    open();
    await toDetails();
    const email = screen.getByRole('textbox', { name: 'Email Address' });
    const words = 'Please enter a valid email.';
    await user.type(email, 'ann@');
    expect(screen.queryByText(words)).toBeNull();
    await user.tab();
    expect(screen.getByText(words)).toBeVisible();
    await user.type(email, 'example.ie');
    expect(screen.queryByText(words)).toBeNull();
    await user.type(email, '{Backspace}{Backspace}{Backspace}');
    expect(screen.queryByText(words)).toBeNull();
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('Confirm says what is missing and leads there', async () => {
    open();
    await toDetails();
    await user.click(button('Confirm Booking'));
    expect(screen.getByText('Please enter your name.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
  });

  test('a booking that fails says why and keeps everything; sent again it is the same try', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const keys: (string | null)[] = [];
    const answers = [
      () => HttpResponse.error(),
      () => HttpResponse.json({ message: 'We are closed for repairs.' }, { status: 503 }),
      () => new HttpResponse('<html>', { status: 500 }),
      () => HttpResponse.json(null, { status: 201 }),
    ];
    server.use(
      http.post(bookPath, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return (answers[keys.length - 1] ?? HttpResponse.error)();
      }),
    );
    open();
    await toDetails();
    await fillIn();
    for (const words of [/could not be reached/, 'We are closed for repairs.', 'Booking failed']) {
      await user.click(button('Confirm Booking'));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
      expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ann Byrne');
    }
    await user.click(button('Confirm Booking'));
    await heading('Booking Confirmed!');
    // Nobody knows what became of a try without an answer; after an answer the next one is another try.
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  test('a time that somebody else was faster to take leads back to the times, which say so', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const message = '9:30 AM on Tuesday 24 November 2026 has just been taken. Please choose another time.';
    server.use(http.post(bookPath, () => HttpResponse.json({ message, code: 'slot-taken' }, { status: 409 })));
    open();
    await toDetails();
    await fillIn();
    await user.click(button('Confirm Booking'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Select a Time' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: /^9:30 AM ?, taken$/ })).toBeDisabled();
    expect(button('Next Step')).toHaveAttribute('aria-disabled', 'true');
    await user.click(time('10:00 AM'));
    expect(screen.queryByText(message)).toBeNull();
    await user.click(button('Next Step'));
    expect(await screen.findByRole('textbox', { name: 'Full Name' })).toHaveValue('Ann Byrne');
    expect(screen.getByRole('textbox', { name: 'Email Address' })).toHaveValue('ann@example.ie');
  });
});

test('once confirmed, the panel says all, offers the calendar and is not left by Back', async () => {
  open();
  await toDetails();
  await fillIn();
  await user.click(button('Confirm Booking'));
  expect(await heading('Booking Confirmed!')).toHaveFocus();
  expect(screen.getByText('A video-meeting invitation was sent to ann@example.ie.')).toBeVisible();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual([
    'Ann Byrne',
    'Tuesday 24 November 2026',
    '9:30 AM to 10:00 AMDublin time (GMT)',
    'Google Meet (Link sent via email)',
  ]);
  const calendar = within(screen.getByRole('group', { name: 'Add to calendar' }));
  expect(calendar.getByRole('link', { name: 'Calendar file (.ics)' })).toHaveAttribute(
    'href',
    '/api/meeting/manage/booking-1.signed/calendar.ics',
  );
  expect(calendar.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    expect.stringContaining('dates=20261124T093000Z%2F20261124T100000Z'),
  );
  expect(screen.getByRole('link', { name: 'Move or cancel this call' })).toHaveAttribute(
    'href',
    '/booking/manage/booking-1.signed',
  );
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
});
