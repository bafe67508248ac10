import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ManagedBooking } from '../../domain/contract/booking.ts';
import { managedBooking } from '../../mocks/meeting.ts';
import { slotsPath, user } from '../../testing/booking';
import { recordPosts, server } from '../../testing/setup.ts';
import { renderTool } from '../../testing/tool';
import { Component as Manage } from './Manage';

const path = '/api/meeting/manage/:token';
const booking = { ...managedBooking, meetingUrl: 'https://meet.example/b1' };
const over = { changeable: false, joinable: false, meetingUrl: null } as const;
const cancelled = { ...over, status: 'cancelled' } as const;

/** Mocks the booking and the responses to changes, and records requests. */
function serve(shown: ManagedBooking, ...answers: (() => Response)[]) {
  server.use(http.get(path, () => HttpResponse.json(shown)));
  return recordPosts(path, ...answers);
}

/** Opens the page of a booking. @returns the requests to change it */
function open(shown?: ManagedBooking, ...answers: (() => Response)[]) {
  const sent = shown ? serve(shown, ...answers) : [];
  window.history.replaceState(null, '', '/booking/manage/b1.signed');
  renderTool(Manage);
  return sent;
}

const answer = (change: Partial<ManagedBooking>) => () => HttpResponse.json({ ...booking, ...change });
const refusal = (code: string, message: string) => () => HttpResponse.json({ code, message }, { status: 409 });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

async function chooseNewTime() {
  await press('Choose another time');
  await user.click(await screen.findByLabelText(/\D26 November/, { selector: 'button' }));
  await user.click(screen.getByRole('radio', { name: '9:00 AM' }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('shows the booking, without indexing', async () => {
  open(booking);
  await heading('Your consultation');
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['Google Meet (Link sent via email)', 'Ann Byrne', 'a…@example.ie']);
  expect(screen.getByText('Tuesday 24 November 2026')).toBeVisible();
  expect(screen.getByText('9:30 AM to 10:00 AM')).toBeVisible();
  expect(screen.getByText('Dublin time (GMT)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Join the video call' })).toHaveAttribute('rel', 'noreferrer');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

describe('moving', () => {
  test('to another time is confirmed, and Back works', async () => {
    const sent = open(booking, answer({ date: '2026-11-26T09:00:00.000Z' }));
    await press('Choose another time');
    const moving = await heading('Choose another time');
    await waitFor(() => expect(moving).toHaveFocus());
    expect(window.location.search).toBe('?step=move');
    const move = screen.getByRole('button', { name: 'Move the consultation' });
    expect(move).toHaveAttribute('aria-disabled', 'true');
    expect(move).toHaveAccessibleDescription('Choose a new time first.');
    window.history.back();
    await heading('Your consultation');
    await chooseNewTime();
    await press('Move the consultation');
    expect(
      await screen.findByText('Your consultation has moved. The new invitation is on its way by e-mail.'),
    ).toBeVisible();
    const moved = await heading('Your consultation');
    await waitFor(() => expect(moved).toHaveFocus());
    expect(screen.getByText('Thursday 26 November 2026')).toBeVisible();
    expect(sent).toEqual([{ action: 'move', date: '2026-11-26T09:00:00.000Z' }]);
  });

  test('to a time taken in the meantime leads back to the times with a message', async () => {
    const message = '9:00 AM on Thursday 26 November 2026 has just been taken. Please choose another time.';
    open(booking, refusal('slot-taken', message), answer({ date: '2026-11-26T09:30:00.000Z' }));
    await chooseNewTime();
    await press('Move the consultation');
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '9:30 AM' }));
    await press('Move the consultation');
    expect(await screen.findByText(/^Your consultation has moved/)).toBeVisible();
  });

  test('without a calendar can be left with the time that is booked', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    server.use(http.get(slotsPath, () => HttpResponse.error()));
    open(booking);
    await press('Choose another time');
    expect(await screen.findByText('The calendar didn’t load.')).toBeVisible();
    await press('Keep the old time');
    await heading('Your consultation');
  });

  test('without a server shows an error and keeps the choice', async () => {
    open(booking, HttpResponse.error);
    await chooseNewTime();
    await press('Move the consultation');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    expect(screen.getByRole('radio', { name: '9:00 AM' })).toBeChecked();
  });

  test('a booking changed elsewhere is reloaded with a message', async () => {
    const message = 'This booking is cancelled. Please book another time.';
    open(booking, refusal('booking-cancelled', message));
    await chooseNewTime();
    server.use(http.get(path, answer(cancelled)));
    await press('Move the consultation');
    await heading('This consultation is cancelled');
    expect(screen.getByText(message)).toBeVisible();
  });
});

describe('cancelling', () => {
  test('needs a confirmation, which can be refused, and then offers another booking', async () => {
    const sent = open(booking, answer(cancelled));
    await press('Cancel the consultation');
    expect((await dialog()).getByText(/^Your consultation is on Tuesday 24 November 2026, 9:30 AM/)).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Keep the consultation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    await press('Cancel the consultation');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel the consultation' }));
    expect(await heading('This consultation is cancelled')).toHaveFocus();
    expect(sent).toEqual([{ action: 'cancel' }]);
    expect(screen.getByRole('link', { name: 'Book another time' })).toHaveAttribute('href', '/booking');
  });

  test('without a server shows an error in the dialog, and a retry works', async () => {
    open(booking, HttpResponse.error, answer(cancelled));
    await press('Cancel the consultation');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel the consultation' }));
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent('The server could not be reached.');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel the consultation' }));
    await heading('This consultation is cancelled');
  });
});

test.each([
  [over, 'This consultation is over'],
  [cancelled, 'This consultation is cancelled'],
] as const)('%j: %s, and nothing is left to change', async (change, title) => {
  open({ ...booking, ...change });
  await heading(title);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Book another time' })).toBeVisible();
});

test.each([
  ['joined', booking.meetingUrl, 'Join the video call', booking.meetingUrl],
  ['asked about, without a link to it', null, 'Write to us', '/contact-us'],
])('a call that the server says has begun can be %s, not changed', async (_what, meetingUrl, name, href) => {
  // By the visitor's clock, which is wrong, it is over.
  open({ ...booking, changeable: false, date: '2026-11-20T09:00:00.000Z', meetingUrl });
  await heading('Your consultation');
  expect(await screen.findByText(/^It has begun/)).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Book another time' })).toBeNull();
});

test('the agency’s own link says so, and who gets an e-mail', async () => {
  open({ ...booking, forAgency: true });
  await heading('Your consultation');
  expect(await screen.findByText(/You opened this as the agency: Ann Byrne gets an e-mail/)).toBeVisible();
});

test('an unknown booking link says so, with a link to book', async () => {
  server.use(http.get(path, () => HttpResponse.json({ code: 'unknown-booking', message: 'x' }, { status: 404 })));
  open();
  await heading('We can’t find this booking');
  expect(screen.getByRole('link', { name: 'Book another time' })).toBeVisible();
});

test('without a server the visitor can try again', async () => {
  server.use(http.get(path, () => HttpResponse.json({ message: 'Please try again.' }, { status: 503 })));
  open();
  await heading('We couldn’t load your booking');
  expect(screen.getByText('Please try again.')).toBeVisible();
  serve(booking);
  await press('Try again');
  expect(await heading('Your consultation')).toHaveFocus();
});
