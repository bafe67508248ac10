import { describe, expect, test } from 'vitest';
import { bookingRequestSchema } from '../../../src/domain/contract/booking.ts';
import { book } from '../../testing/booking.ts';
import { headingOf } from '../../testing/builtSite.ts';
import { later } from '../../testing/later.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { Answer } from '../../testing/request.ts';
import { mailText, sendForm } from '../../testing/serverState.ts';
import { tokenOf } from '../linkToken.ts';

describe('booking without scripts', async () => {
  const lines: string[] = [];
  const server = await openTestServer({
    environment: { MEETING_URL: 'https://meet.example/{id}' },
    logTo: { write: (line) => lines.push(line) },
  });

  const see = (url: string) => server.app.inject({ url, headers: { host: 'localhost' } });
  const post = (url: string, fields: Record<string, string>) => sendForm(server, url, fields);
  const tuesday = '/booking/plain?date=2026-11-24';
  const ann = { name: 'Ann "A" Byrne', email: 'ann@example.ie', about: 'A new menu' };
  const keyIn = (page: string) => /name="idempotencyKey" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const bookings = () => server.database.selectFrom('bookings').selectAll().execute();
  /** The page of a booking by its link. */
  const pageOf = ({ body }: Answer) => new URL(String(body.manageUrl)).pathname.replace('/manage/', '/plain/');

  test('a visitor books by choosing a day and a time, and cancels', async () => {
    const days = await see('/booking/plain');
    const [link] = /<a [^>]*href="\/booking\/plain\?date=2026-11-24">.*?<\/a>/s.exec(days.body) ?? [''];
    expect(link.replace(/<[^>]+>|\n/g, '')).toBe('Tue 24 November 2026, 16 free');
    expect(days.body).not.toContain('2026-11-22');

    const times = await see(tuesday);
    expect(times.body.match(/type="radio"/g)).toHaveLength(16);
    expect(times.body).toContain('Select a Time');
    expect(times.body).toContain('name="slot" value="2026-11-24T09:30:00.000Z"');
    const chosen = ['date', 'duration', 'timeZone'];
    for (const field of Object.keys(bookingRequestSchema.shape).filter((each) => !chosen.includes(each))) {
      expect(times.body).toContain(`name="${field}"`);
    }
    expect(times.body).toContain(
      'All times are Irish time. If you’re elsewhere, please convert them to your own time.',
    );

    const fields = { ...ann, idempotencyKey: keyIn(times.body), slot: '2026-11-24T09:30:00.000Z' };
    const booked = await post(tuesday, fields);
    expect(booked.statusCode).toBe(303);
    const again = await post(tuesday, fields);
    expect(again.headers.location).toBe(booked.headers.location);
    expect(await bookings()).toMatchObject([
      { name: 'Ann "A" Byrne', about: 'A new menu', starts_at: '2026-11-24T09:30:00.000Z' },
    ]);

    const own = String(booked.headers.location);
    const confirmed = await see(own);
    expect(headingOf(confirmed.body)).toBe('Booking Confirmed!');
    expect(confirmed.body).toContain('A video-meeting invitation was sent to ann@example.ie.');
    expect(confirmed.body).toContain('Tuesday 24 November 2026, 9:30 AM to 10:00 AM, Dublin time (GMT)');
    expect(confirmed.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

    const cancelled = await post(own, {});
    expect(cancelled.statusCode).toBe(303);
    expect(headingOf((await see(String(cancelled.headers.location))).body)).toBe('This consultation is cancelled');
    expect(lines.join('')).not.toMatch(/ann@example|Byrne/);
    expect(lines.join('')).not.toContain(own.split('/').at(-1)?.split('?')[0]);
  });

  test.each([
    ['no time', { slot: '' }, 'Please choose a time.'],
    ['a name of spaces', { name: '  ' }, 'Please enter your name.'],
    ['an invalid address', { email: 'ann@' }, 'Please enter a valid email.'],
    ['a name with a line break', { name: 'Ann\r\nBcc: Bob' }, 'Please check what you entered.'],
  ])('with %s shows an error, keeps the other fields and books nothing', async (_name, change, words) => {
    const before = (await bookings()).length;
    const answer = await post(tuesday, { ...ann, idempotencyKey: 'a1', slot: '2026-11-24T11:00:00.000Z', ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(words);
    expect(answer.body.includes('checked')).toBe(!('slot' in change));
    expect(answer.body.includes('Ann &quot;A&quot; Byrne')).toBe(!('name' in change));
    expect(await bookings()).toHaveLength(before);
  });

  test('shows all errors at once, and focuses the first text field', async () => {
    const { body } = await post(tuesday, { name: '', email: 'ann@', idempotencyKey: 'a1', slot: '' });
    for (const words of ['Please choose a time.', 'Please enter your name.', 'Please enter a valid email.'])
      expect(body).toContain(words);
    const chosen = { idempotencyKey: 'a1', slot: '2026-11-24T11:00:00.000Z' };
    const { body: named } = await post(tuesday, { name: '', email: '', ...chosen });
    expect(named).toMatch(/id="name"[^>]* autofocus/);
    expect(named.match(/ autofocus=/g)).toHaveLength(1);
  });

  test('shows an error for a slot that was just taken, keeps the fields, and uses a new idempotency key', async () => {
    await book(server, { date: '2026-11-24T15:00:00Z' });
    const answer = await post(tuesday, { ...ann, idempotencyKey: 'a-slow-try', slot: '2026-11-24T15:00:00.000Z' });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain(
      '3:00 PM on Tuesday 24 November 2026 has just been taken. Please choose another time.',
    );
    expect(answer.body).toContain('value="ann@example.ie"');
    expect(answer.body).not.toContain('2026-11-24T15:00:00.000Z');
    expect(keyIn(answer.body)).not.toBe('a-slow-try');
  });

  test('says when a day has no slots', async () => {
    const { statusCode, body } = await see('/booking/plain?date=2026-11-22');
    expect(statusCode).toBe(200);
    expect(body).toContain('No available slots for this date.');
  });

  test.each([
    ['/booking/plain?date=2027-02-30', 'We can’t find this day.'],
    ['/booking/plain?date=2026-11-24&date=2026-11-25', 'We can’t find this day.'],
    ['/booking/plain/nobody.signed-this', 'We can’t find this booking.'],
  ])('%s answers 404 with a message and a link', async (url, words) => {
    const { statusCode, body } = await see(url);
    expect(statusCode).toBe(404);
    expect(body).toContain(words);
    expect(body).toContain('href="/booking/plain"');
  });

  test('the manage page’s form leads to the booking, which shows the visitor’s local time if it is known', async () => {
    const booked = await book(server, { date: '2026-11-24T16:00:00Z' });
    const answer = await post(new URL(String(booked.body.manageUrl)).pathname, {});
    expect([answer.statusCode, answer.headers.location]).toEqual([303, pageOf(booked)]);
    const shown = await see(pageOf(booked));
    expect(headingOf(shown.body)).toBe('Your consultation');
    expect(shown.body).toContain('4:00 PM to 4:30 PM');
    expect(shown.body).not.toMatch(/Your time|agency’s/);
    const elsewhere = await book(server, { date: '2026-11-24T13:00:00Z', timeZone: 'Asia/Kolkata' });
    expect((await see(pageOf(elsewhere))).body).toMatch(
      />Your time<\/dt><dd[^>]*>Tuesday 24 November 2026, 6:30 PM to 7:00 PM, Kolkata time \(GMT\+5:30\)</,
    );
  });

  test('the agency’s link says so, and cancels as the agency', async () => {
    const { body } = await book(server, { date: '2026-11-24T12:00:00Z', timeZone: 'Asia/Kolkata' });
    const key = { id: String(body.id), holder: 'agency' } as const;
    const own = `/booking/plain/${tokenOf(key, server.settings.secret)}`;
    const shown = await see(own);
    expect(shown.body).toContain('This link is the agency’s. We e-mail the visitor about every change.');
    expect(shown.body).toContain('>For the visitor</dt>');
    expect((await post(own, {})).statusCode).toBe(303);
    expect(await mailText(server, `${body.id}-visitor-1`)).toContain('We have to cancel your consultation.');
  });

  test('a started consultation can’t be cancelled, and is over once it ends', async () => {
    const own = pageOf(await book(server, { date: '2026-11-24T14:00:00Z' }));
    await later(server, Date.parse('2026-11-24T14:00:00Z') - server.clock.now.getTime(), async () => {
      const begun = (await see(own)).body;
      expect(headingOf(begun)).toBe('Your consultation');
      expect(begun).toContain('It has begun, so it can’t be moved');
      expect(begun).toMatch(/<a [^>]*href="https:\/\/meet\.example\//);
      expect(begun).not.toContain('Book another time');
      const ended = await post(own, {});
      expect([ended.statusCode, ended.body]).toEqual([409, expect.stringContaining('has already started')]);
    });
    await later(server, Date.parse('2026-11-24T14:30:00Z') - server.clock.now.getTime(), async () => {
      const over = (await see(own)).body;
      expect(headingOf(over)).toBe('This consultation is over');
      expect(over).not.toMatch(/meet\.example|It has begun/);
      expect(over).toContain('Book another time');
    });
  });
});

test('names the video service', async () => {
  const { app } = await openTestServer({ environment: { MEETING_URL: 'https://agency.zoom.us/j/1' } });
  expect((await app.inject('/booking/plain')).body).toContain('We’ll talk on Zoom about');
  expect((await app.inject('/booking/plain?date=2026-11-24')).body).toContain('Zoom (Link sent via email)');
});
