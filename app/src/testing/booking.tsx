import { cleanup, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { Component as Booking } from '../booking/Booking';
import { bookingStore } from '../booking/bookingStore.ts';
import { daysFrom } from '../domain/booking/day.ts';
import type { server as testServer } from './setup.ts';
import { renderTool } from './tool';

// jsdom has no styles that a press could depend on.
export const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
export const slotsPath = '/api/meeting/available-slots';
export const bookPath = '/api/meeting/book-meeting';

const realOptions = Intl.DateTimeFormat.prototype.resolvedOptions;

/** Sets the visitor's clock and time zone. */
export function at(now: string, timeZone = 'Europe/Dublin') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...realOptions.call(this), timeZone };
  });
}

export function open(query = '') {
  window.history.replaceState(null, '', `/booking${query}`);
  return renderTool(Booking);
}

/** By its label: querying 42 buttons by role and name takes seconds on a busy machine. */
export const day = (words: string) => screen.findByLabelText(new RegExp(`(^|\\D)${words}`), { selector: 'button' });
export const time = (name: string) => screen.getByRole('radio', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens the second step, at half past nine on 24 November. */
export async function openDetails() {
  open();
  await user.click(await day('24 November'));
  await user.click(time('9:30 AM'));
  await user.click(button('Next Step'));
  await heading('Confirm Your Booking');
}

export async function fillIn() {
  await user.click(screen.getByRole('textbox', { name: 'Full Name' }));
  await user.paste('Ann Byrne');
  await user.click(screen.getByRole('textbox', { name: 'Email Address' }));
  await user.paste('ann@example.ie');
}

/**
 * Starts every test on the same Friday in Dublin, without bookings.
 * @param server the mock server of the test file
 */
export function bookingTest(server: typeof testServer) {
  const pending = new Set<string>();
  beforeAll(() => {
    server.events.on('request:start', ({ requestId }) => pending.add(requestId));
    server.events.on('request:end', ({ requestId }) => pending.delete(requestId));
  });
  beforeEach(() => at('2026-11-20T10:00:00Z'));
  afterEach(async () => {
    cleanup();
    // Months are loaded in the background: no request may reach the next test.
    await new Promise((resolve) => setTimeout(resolve));
    await vi.waitUntil(() => pending.size === 0);
    bookingStore.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return {
    /** Mocks the available times, and records queries. */
    offering(times: Readonly<Record<string, readonly unknown[]>>) {
      const requested: string[] = [];
      server.use(
        http.get(slotsPath, ({ request }) => {
          const { search, searchParams } = new URL(request.url);
          requested.push(search);
          const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
          return HttpResponse.json(Object.fromEntries(daysFrom(from, to).map((day) => [day, times[day] ?? []])));
        }),
      );
      return requested;
    },
  };
}
