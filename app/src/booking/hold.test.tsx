import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { expect, test, vi } from 'vitest';
import {
  bookingTest,
  bookPath,
  button,
  day,
  fillIn,
  heading,
  open,
  openDetails,
  slotsPath,
  time,
  user,
} from '../testing/booking';
import { server } from '../testing/setup.ts';

const holdPath = '/api/meeting/hold';
bookingTest(server);

test('the chosen time is held for this page while the visitor types, and another one instead of it', async () => {
  const held: unknown[] = [];
  const keys = new Set<string | null>();
  const keyOf = (request: Request) => keys.add(request.headers.get('slot-hold'));
  server.use(
    http.get(slotsPath, ({ request }) => void keyOf(request)),
    http.post(bookPath, ({ request }) => void keyOf(request)),
    http.post(holdPath, async ({ request }) => {
      keyOf(request);
      held.push(await request.json());
      return HttpResponse.json({ heldUntil: '2026-11-20T10:10:00.000Z' });
    }),
  );
  await openDetails();
  await waitFor(() => expect(held).toEqual([{ date: '2026-11-24T09:30:00.000Z' }]));
  await user.click(button('Go Back'));
  await user.click(await screen.findByRole('radio', { name: '10:00 AM' }));
  await user.click(button('Next Step'));
  await waitFor(() => expect(held.at(-1)).toEqual({ date: '2026-11-24T10:00:00.000Z' }));
  await fillIn();
  await user.click(button('Confirm Booking'));
  await heading('Booking Confirmed!');
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

test('where several people take calls, the summary says with whom the held time is', async () => {
  const hosts: Readonly<Record<string, object>> = { '2026-11-24T09:30:00.000Z': { host: 'Aoife Nolan' } };
  server.use(
    http.post(holdPath, async ({ request }) => {
      const { date } = (await request.json()) as { date: string };
      return HttpResponse.json({ heldUntil: '2026-11-20T10:10:00.000Z', ...hosts[date] });
    }),
  );
  await openDetails();
  const summary = () => screen.getByRole('region', { name: 'Your consultation' });
  await waitFor(() => expect(summary()).toHaveTextContent('You’ll talk to Aoife Nolan'));
  await user.click(button('Go Back'));
  await user.click(await screen.findByRole('radio', { name: '10:00 AM' }));
  await user.click(button('Next Step'));
  await heading('Confirm Your Booking');
  expect(summary()).not.toHaveTextContent('Aoife');
});

test('a time that someone else holds leads back to the times with a message', async () => {
  const message = '9:30 AM on Tuesday 24 November 2026 has just been taken. Please choose another time.';
  server.use(http.post(holdPath, () => HttpResponse.json({ message, code: 'slot-taken' }, { status: 409 })));
  open();
  await user.click(await day('24 November'));
  await user.click(time('9:30 AM'));
  await user.click(button('Next Step'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^9:30 AM ?, taken$/ })).toBeDisabled();
  expect(time('10:00 AM')).toBeEnabled();
});

test('a server that refuses holds nothing, and the visitor goes on', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server.use(http.post(holdPath, () => HttpResponse.json({ message: 'No' }, { status: 503 })));
  await openDetails();
  await fillIn();
  await user.click(button('Confirm Booking'));
  await heading('Booking Confirmed!');
});
