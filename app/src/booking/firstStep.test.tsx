import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { describe, expect, test, vi } from 'vitest';
import { daysFrom } from '../domain/booking/day.ts';
import { at, bookingTest, button, day, heading, open, slotsPath, time, user } from '../testing/booking';
import { server } from '../testing/setup.ts';

const { offering } = bookingTest(server);

/** Requests that begin in a month aren't answered. */
const failing = (month: string, answer: () => Response) =>
  server.use(
    http.get(slotsPath, ({ request }) => {
      const { searchParams } = new URL(request.url);
      return (searchParams.get('from') ?? searchParams.get('date'))?.startsWith(month) ? answer() : undefined;
    }),
  );

describe('the first step', () => {
  test('requests each month once, one after another, and shows how many times are free each day', async () => {
    const requested = offering({
      '2026-11-23': [{ iso: '2026-11-23T09:00:00.000Z', booked: true }],
      '2026-11-24': ['2026-11-24T09:00:00.000Z', { iso: '2026-11-24T09:30:00.000Z', available: false }],
    });
    open();
    const free = await day('24 November');
    await waitFor(() => expect(free).toHaveAccessibleName('Tuesday 24 November 2026, 1 time free'));
    expect(await day('23 November')).toHaveAccessibleName('Monday 23 November 2026, fully booked');
    expect(await day('22 November')).toHaveAccessibleName('Sunday 22 November 2026, no times');
    expect(await day('22 November')).toHaveAttribute('data-mark', 'Closed');
    expect(await day('19 November')).toHaveAccessibleName('Thursday 19 November 2026, past');
    await user.click(await day('22 November'));
    expect(screen.getByText('No available slots for this date.')).toBeVisible();
    await waitFor(() => expect(requested).toHaveLength(3));
    expect(requested).toEqual([
      '?from=2026-11-20&to=2026-11-30',
      '?from=2026-12-01&to=2026-12-31',
      '?from=2027-01-01&to=2027-01-19',
    ]);
  });

  test('finds the next free day, also in another month, which is already loaded', async () => {
    const requested = offering({ '2026-12-02': ['2026-12-02T09:00:00.000Z'] });
    open();
    await screen.findByRole('button', { name: 'Next free: Wed, 2 Dec' });
    await waitFor(() => expect(requested).toHaveLength(3));
    await user.click(button('Next free: Wed, 2 Dec'));
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(time('9:00 AM')).toBeVisible();
    expect(requested).toHaveLength(3);
  });

  test('a month that failed before it was shown is requested again when it is shown, however soon', async () => {
    vi.spyOn(console, 'error').mockImplementation(async () => {
      // The failure is stored, but not rendered yet.
      for (let step = 0; step < 20; step += 1) await null;
      button('Next month').click();
    });
    offering({ '2026-11-24': ['2026-11-24T09:00:00.000Z'] });
    let failed = 0;
    server.use(
      http.get(slotsPath, ({ request }) => {
        if (!request.url.includes('from=2026-12') || failed > 0) return;
        failed += 1;
        return HttpResponse.json({ message: 'Resting' }, { status: 503 });
      }),
    );
    open();
    await screen.findByRole('grid', { name: 'December 2026' });
    await waitFor(async () => expect(await day('2 December')).toHaveAccessibleName(/no times$/));
    expect(failed).toBe(1);
  });

  test('does not show past times, whatever the server says', async () => {
    offering({ '2026-11-20': ['2026-11-20T09:30:00.000Z', '2026-11-20T10:30:00.000Z'] });
    open('?date=2026-11-20');
    expect(await screen.findByRole('radio')).toHaveAccessibleName('10:30 AM');
  });

  test('Next Step needs a time, and says what is missing', async () => {
    open();
    const next = button('Next Step');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAccessibleDescription('Choose a day and a time to continue.');
    await user.click(await day('24 November'));
    expect(next).toHaveAccessibleDescription('Choose a time to continue.');
    await user.click(next);
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a time to continue.');
    expect(time('9:00 AM')).toHaveFocus();
    await user.click(time('9:30 AM'));
    expect(next).not.toHaveAttribute('aria-disabled');
  });

  test('a month whose request fails shows as not loaded, not as full, and Retry works', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    failing('2026-11', () => HttpResponse.json({ message: 'Resting' }, { status: 503 }));
    open('?date=2026-11-24');
    expect(await screen.findByText('We could not load times.')).toBeVisible();
    expect(await day('25 November')).toHaveAccessibleName(/times could not be loaded$/);
    expect(log).toHaveBeenCalledWith('Failed to fetch availability');
    server.resetHandlers();
    await user.click(button('Retry'));
    expect(await screen.findByRole('radio', { name: '9:30 AM' })).toBeVisible();
    expect(await day('25 November')).toHaveAccessibleName(/times free$/);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('a day of the next month chosen after a failure says so, and one Retry loads all that failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    at('2026-11-24T07:00:00Z');
    failing('2026-12', () => HttpResponse.error());
    open();
    expect(await screen.findByText('Some days could not be loaded.')).toBeVisible();
    await user.click(await day('2 December'));
    expect(await screen.findByText('We could not load times.')).toBeVisible();
    server.resetHandlers();
    await user.click(button('Retry'));
    expect(await screen.findByRole('radio', { name: '9:30 AM' })).toBeVisible();
    expect(await day('25 November')).toHaveAccessibleName(/times free$/);
  });

  test('requests day by day, at most four at once, from a server that only supports single days', async () => {
    let [under, most] = [0, 0];
    const requested: string[] = [];
    server.use(
      http.get(slotsPath, async ({ request }) => {
        const date = new URL(request.url).searchParams.get('date');
        if (date === null) return HttpResponse.json([]);
        requested.push(date);
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
    await waitFor(() => expect(requested).toHaveLength(61));
    expect(requested.slice(0, 11).sort()).toEqual(daysFrom('2026-11-20', '2026-11-30'));
    expect(requested.sort()).toEqual(daysFrom('2026-11-20', '2027-01-19'));
    expect(most).toBe(4);
  });

  test('without any times says that the calendar didn’t load, until it has', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    at('2026-11-24T07:00:00Z');
    server.use(http.get(slotsPath, () => HttpResponse.error()));
    open();
    expect(await screen.findByText('The calendar didn’t load.')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    server.resetHandlers();
    await user.click(button('Try again'));
    expect(await day('25 November')).toHaveAccessibleName(/times free$/);
    expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
  });

  test('does not show an unreadable response as a full day', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    server.use(http.get(slotsPath, () => HttpResponse.json({ error: 'what?' })));
    open();
    expect(await screen.findByText('The calendar didn’t load.')).toBeVisible();
  });
});

describe('how far ahead one can book comes from the server', () => {
  const offeringUntil = (lastDay: string) =>
    server.use(
      http.get(slotsPath, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const days = daysFrom(searchParams.get('from') ?? '', searchParams.get('to') ?? '');
        const times = (day: string) => (day <= lastDay ? [`${day}T10:00:00.000Z`] : []);
        return HttpResponse.json(Object.fromEntries(days.map((day) => [day, times(day)])), {
          headers: { 'booking-last-day': lastDay },
        });
      }),
    );

  test('a shorter time than when the page was built closes the days after it', async () => {
    offeringUntil('2026-11-27');
    open();
    await waitFor(async () => expect(await day('30 November')).toHaveAccessibleName(/not open for booking yet$/));
    expect(await day('27 November')).toHaveAccessibleName(/1 time free$/);
    expect(button('Next month')).toHaveAttribute('aria-disabled', 'true');
  });

  test('a longer one opens further months', async () => {
    offeringUntil('2027-03-02');
    open();
    expect(await day('24 November')).toBeVisible();
    for (const month of ['December 2026', 'January 2027', 'February 2027', 'March 2027']) {
      await user.click(button('Next month'));
      expect(await screen.findByRole('grid', { name: month })).toBeVisible();
    }
    await waitFor(async () => expect(await day('2 March')).toHaveAccessibleName(/1 time free$/));
    expect(await day('3 March')).toHaveAccessibleName(/not open for booking yet$/);
  });
});

describe('a link', () => {
  test('fills in day, name and e-mail, and removes them from the URL', async () => {
    open('?date=2026-12-01&name=Ann%20Byrne&email=ann@example.ie');
    expect(await screen.findByText('Tuesday 1 December 2026')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: '9:00 AM' }));
    expect(window.location.search).toBe('');
    await user.click(button('Next Step'));
    expect(await screen.findByRole('textbox', { name: 'Full Name' })).toHaveValue('Ann Byrne');
    expect(screen.getByRole('textbox', { name: 'Email Address' })).toHaveValue('ann@example.ie');
  });

  test.each(['2026-11-19', '2027-11-24', 'soon'])('to %s begins like any other', async (date) => {
    open(`?date=${date}`);
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
  });

  test('to the second step without a time is corrected, and choosing a time does not jump', async () => {
    open('?step=details');
    await user.click(await day('24 November'));
    await user.click(time('9:30 AM'));
    expect(window.location.search).toBe('');
    expect(await heading('Book a 30-minute consultation')).toBeVisible();
  });
});
