import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { describe, expect, test, vi } from 'vitest';
import { bookingRequestSchema } from '../domain/contract/booking.ts';
import { bookingTest, bookPath, button, fillIn, heading, openDetails, time, user } from '../testing/booking';
import { server } from '../testing/setup.ts';

bookingTest(server);

describe('the second step', () => {
  test('shows a summary, needs name and e-mail, and keeps them on Go Back and browser Back', async () => {
    await openDetails();
    expect(await heading('Confirm Your Booking')).toHaveFocus();
    expect(screen.getByText('Google Meet (Link sent via email)')).toBeVisible();
    const chosen = ['date', 'duration', 'timeZone'];
    const fields = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    expect(fields).toEqual(Object.keys(bookingRequestSchema.shape).filter((field) => !chosen.includes(field)));
    for (const optional of screen.getAllByRole('textbox', { name: /optional/ })) expect(optional).not.toBeRequired();
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

  test('says that the address is wrong on blur or after a pause, until it is valid, and what is missing on Confirm', async () => {
    await openDetails();
    const email = screen.getByRole('textbox', { name: 'Email Address' });
    const words = 'Please enter a valid email.';
    await user.click(email);
    await user.paste('ann@');
    expect(screen.queryByText(words)).toBeNull();
    await user.tab();
    expect(screen.getByText(words)).toBeVisible();
    await user.click(email);
    await user.paste('example.ie');
    expect(screen.queryByText(words)).toBeNull();
    await user.type(email, '{Backspace}{Backspace}{Backspace}');
    expect(screen.queryByText(words)).toBeNull();
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(button('Confirm Booking'));
    const name = screen.getByRole('textbox', { name: 'Full Name' });
    expect(name).toHaveAccessibleDescription('Please enter your name.');
    expect(name).toHaveFocus();
    await user.paste('www.evil.example');
    await user.click(button('Confirm Booking'));
    expect(name).toHaveAccessibleDescription('Please enter a name without a web address.');
  });

  test('a failed booking shows why and keeps everything; a retry has the same idempotency key', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const keys: (string | null)[] = [];
    const answers = [
      () => HttpResponse.error(),
      // Sent again by the client, in vain.
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
    await openDetails();
    await fillIn();
    for (const words of [/could not be reached/, 'We are closed for repairs.', 'Booking failed']) {
      await user.click(button('Confirm Booking'));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
      // In the bar, which is always in view.
      expect(button('Confirm Booking').parentElement).toContainElement(screen.getByRole('alert'));
      expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ann Byrne');
    }
    await user.click(button('Confirm Booking'));
    await heading('Booking Confirmed!');
    // Whether it was stored isn’t known without a response, nor after an error of a server or proxy.
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.length).toBe(5);
    expect(new Set(keys).size).toBe(1);
  });

  test('a time taken by someone else leads back to the times with a message', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const message = '9:30 AM on Tuesday 24 November 2026 has just been taken. Please choose another time.';
    server.use(http.post(bookPath, () => HttpResponse.json({ message, code: 'slot-taken' }, { status: 409 })));
    await openDetails();
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

/** Whether the footer's newsletter block is left out. */
const isWithoutNewsletter = () => document.querySelector('[data-no-newsletter]') !== null;

test('the confirmation shows everything, offers calendar links, and Back does not leave it', async () => {
  await openDetails();
  expect(isWithoutNewsletter()).toBe(false);
  await fillIn();
  await user.click(button('Confirm Booking'));
  expect(await heading('Booking Confirmed!')).toHaveFocus();
  expect(isWithoutNewsletter()).toBe(true);
  expect(screen.getAllByRole('paragraph').map((line) => line.textContent)).toEqual(
    expect.arrayContaining(['Tuesday 24 November 2026', '9:30 AM to 10:00 AM Dublin time (GMT)']),
  );
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual([
    'Google Meet (Link sent via email) A video-meeting invitation was sent to ann@example.ie.',
    'Ann Byrne',
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
  expect(screen.getByRole('link', { name: 'Move or cancel this consultation' })).toHaveAttribute(
    'href',
    '/booking/manage/booking-1.signed',
  );
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
});

test('a booking on its way can be neither changed nor left by Back', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.use(http.post(bookPath, () => promise as Promise<HttpResponse<object>>));
  await openDetails();
  await fillIn();
  await user.click(button('Confirm Booking'));
  for (const control of [button('Go Back'), screen.getByRole('textbox', { name: 'Full Name' })]) {
    expect(control.closest('[inert]')).not.toBeNull();
  }
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(window.location.search).toBe('?step=details'));
  resolve(HttpResponse.json({ manageUrl: '/booking/manage/booking-1.signed' }, { status: 201 }));
  expect(await heading('Booking Confirmed!')).toBeVisible();
});
