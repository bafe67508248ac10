import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { expect, test } from 'vitest';
import type { PaidCall, PaidCallRequest } from '../../domain/contract/paidCall.ts';
import { bookingTest, button, day, open, time, user } from '../../testing/booking';
import { server } from '../../testing/setup.ts';

bookingTest(server);

const unpicked: PaidCall = { name: 'Ann Byrne', email: 'a…@example.ie', reference: 'AB12CD34', booking: null };
const paid = '?paid=o1.signed';

/** Opens the calendar of a paid consultation, and books a time. */
async function bookATime() {
  server.use(http.get('/api/meeting/paid/:token', () => HttpResponse.json(unpicked)));
  open(paid);
  expect(await screen.findByRole('heading', { name: /Choose a time for your 30-minute consultation/ })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(await day('24 November'));
  await user.click(time('9:30 AM'));
  await user.click(button('Book this time'));
}

test('one click books the time of a paid consultation, and shows where to move it', async () => {
  let sent: unknown;
  server.use(
    http.post('/api/meeting/paid/:token', async ({ request, params }) => {
      const { date, timeZone } = (await request.json()) as PaidCallRequest;
      sent = { token: params.token, date, timeZone };
      const manageUrl = `${location.origin}/booking/manage/b1.signed`;
      return HttpResponse.json({ ...unpicked, booking: { date, duration: 30, changeable: true, manageUrl } });
    }),
  );
  await bookATime();
  expect(await screen.findByText(/Your consultation is booked\..*a…@example\.ie/)).toBeVisible();
  expect(sent).toMatchObject({ token: 'o1.signed', date: '2026-11-24T09:30:00.000Z' });
  expect(screen.getByRole('link', { name: 'Move or cancel it' })).toHaveAttribute(
    'href',
    `${location.origin}/booking/manage/b1.signed`,
  );
});

test('a refused link says why', async () => {
  const message = 'No time can be chosen: it was refunded.';
  server.use(
    http.get('/api/meeting/paid/:token', () =>
      HttpResponse.json({ message, code: 'not-paid', requestId: '1' }, { status: 410 }),
    ),
  );
  open(paid);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('grid')).toBeNull();
});

test('another time can be chosen when the first was taken meanwhile', async () => {
  const message = '9:30 AM on Tuesday 24 November 2026 has just been taken. Please choose another time.';
  server.use(
    http.post('/api/meeting/paid/:token', () =>
      HttpResponse.json({ message, code: 'slot-taken', requestId: '1' }, { status: 409 }),
    ),
  );
  await bookATime();
  expect(await screen.findByText(message)).toBeVisible();
  expect(time('10:00 AM')).toBeEnabled();
});
