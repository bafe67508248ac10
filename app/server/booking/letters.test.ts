import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { opening } from '../../src/domain/catalogue/opening.ts';
import type { BookingRow } from '../db/schema.ts';
import { outboxFolder, readSettings } from '../settings.ts';
import { book, entryIn } from '../testing/booking.ts';
import { databaseKinds } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { type BookingNews, bookingLetters } from './letters.ts';

const id = '0a1b2c3d-0000-4000-8000-000000000000';
const environment = {
  SECRET: 'x'.repeat(32),
  MAIL_FROM: 'Knot & Sons <hello@agency.example>',
  AGENCY_EMAIL: 'office@agency.example',
  AGENCY_NAME: 'Knot & Sons',
};

function lettersOf(change: Partial<BookingRow> = {}, news: BookingNews = 'booked', more: Record<string, string> = {}) {
  const booking: BookingRow = {
    id,
    attempt: 'attempt',
    fingerprint: 'f',
    name: 'Ann Byrne',
    email: 'ann@example.ie',
    starts_at: '2026-11-24T09:30:00.000Z',
    ends_at: '2026-11-24T10:00:00.000Z',
    status: 'booked',
    sequence: 0,
    created_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-20T10:00:00.000Z',
    ...change,
  };
  const settings = readSettings({ ...environment, ...more });
  const manageUrl = `https://agency.example/booking/manage/${id}.signed`;
  const [visitor, agency] = bookingLetters({ booking, news, settings, opening, manageUrl });
  if (!visitor || !agency) throw new Error('There are two letters.');
  return { visitor, agency };
}

describe('the letters', () => {
  test('tell the visitor when, where, and how to change it', () =>
    expect(lettersOf({}, 'booked', { MEETING_URL: 'https://meet.example/room?a=1&id={id}' }).visitor).toMatchObject({
      id: `${id}-visitor-0`,
      recipient: 'ann@example.ie',
      replyTo: 'office@agency.example',
      subject: 'Booked: your consultation with Knot & Sons, 9:30 AM on Tuesday 24 November 2026',
      text: `Hello Ann Byrne,

Your consultation is booked.

When: Tuesday 24 November 2026, 9:30 AM to 10:00 AM, Dublin time (GMT)

We meet by video: https://meet.example/room?a=1&id=${id}

If the time no longer suits you, move or cancel it here: https://agency.example/booking/manage/${id}.signed

Any question? Answer this mail.

Your team at Knot & Sons`,
    }));

  test('say that the link follows where none is set up, and ask the agency for it', () => {
    const { visitor, agency } = lettersOf();
    expect(visitor.text).toContain('The link follows by e-mail before we meet.');
    expect(agency.text).toContain('No MEETING_URL is set: please send the visitor a link');
  });

  test('tell the agency who comes, and lead its answer to the visitor', () =>
    expect(lettersOf().agency).toMatchObject({
      recipient: 'office@agency.example',
      replyTo: 'ann@example.ie',
      subject: 'Booked: consultation with Ann Byrne, 9:30 AM on Tuesday 24 November 2026',
      text: expect.stringContaining('E-mail: ann@example.ie'),
    }));

  test('of a cancelled booking offer no change and no meeting', () => {
    const { visitor } = lettersOf({ status: 'cancelled', sequence: 2 }, 'cancelled', {
      MEETING_URL: 'https://meet.example/room',
    });
    expect(visitor.id).toBe(`${id}-visitor-2`);
    expect(visitor.text).toContain('Your consultation is cancelled.');
    expect(visitor.text + visitor.html).not.toMatch(/meet\.example|\/manage\//);
  });

  test('hold what was typed as text, never as markup', () => {
    const { visitor, agency } = lettersOf({ name: '<img src=x onerror="a">' });
    for (const { html } of [visitor, agency]) {
      expect(html).toContain('&lt;img src=x');
      expect(html).not.toContain('<img');
    }
  });

  test.each([
    ['2026-10-24T08:00:00.000Z', 'Saturday 24 October 2026, 9:00 AM to 9:30 AM, Dublin time (IST)'],
    ['2026-10-25T09:00:00.000Z', 'Sunday 25 October 2026, 9:00 AM to 9:30 AM, Dublin time (GMT)'],
    ['2026-10-26T09:00:00.000Z', 'Monday 26 October 2026, 9:00 AM to 9:30 AM, Dublin time (GMT)'],
    ['2027-03-27T09:00:00.000Z', 'Saturday 27 March 2027, 9:00 AM to 9:30 AM, Dublin time (GMT)'],
    ['2027-03-28T08:00:00.000Z', 'Sunday 28 March 2027, 9:00 AM to 9:30 AM, Dublin time (IST)'],
    ['2027-03-29T08:00:00.000Z', 'Monday 29 March 2027, 9:00 AM to 9:30 AM, Dublin time (IST)'],
  ])('of %s say %s', (starts_at, words) => {
    const ends_at = new Date(Date.parse(starts_at) + 1_800_000).toISOString();
    expect(lettersOf({ starts_at, ends_at }).visitor.text).toContain(`When: ${words}\n`);
  });
});

describe.each(databaseKinds)('the mail as it leaves, on $name', ({ create }) => {
  let server: TestServer | undefined;
  afterEach(() => server?.close());

  const booked = async (change: Parameters<typeof book>[1] = {}, more: Record<string, string> = {}) => {
    server = await startTestServer({ environment: { ...(await create()), ...environment, ...more } });
    const answer = await book(server, change);
    const mails = await server.mails(2);
    const to = (address: string) =>
      mails.find(({ to: recipient }) => [recipient].flat().some((each) => each?.value[0]?.address === address));
    return {
      answer,
      mails,
      settings: server.settings,
      visitor: to('ann@example.ie'),
      agency: to('office@agency.example'),
    };
  };

  test('holds an entry that another program reads as it is meant', async () => {
    const { answer, mails, visitor, agency } = await booked({}, { MEETING_URL: 'https://meet.example/r/{id}' });
    expect(mails).toHaveLength(2);
    expect(entryIn(visitor)).toEqual({
      method: 'REQUEST',
      uid: answer.body.id,
      sequence: 0,
      status: 'CONFIRMED',
      stamp: '2026-11-20T10:00:00Z',
      start: '2026-11-24T09:30:00Z',
      end: '2026-11-24T10:00:00Z',
      zone: 'UTC',
      summary: 'Consultation: Ann Byrne and Knot & Sons',
      description: `To move or cancel it: ${answer.body.manageUrl}`,
      location: `https://meet.example/r/${answer.body.id}`,
      organizer: 'office@agency.example',
      attendees: ['ann@example.ie', 'office@agency.example'],
    });
    expect(entryIn(agency)).toEqual(entryIn(visitor));
    expect(visitor?.text).toContain(String(answer.body.manageUrl));
  });

  test('names its method where mail programs look for it, and keeps to the lines of the format', async () => {
    const { answer, settings, visitor } = await booked({ name: 'Seán '.repeat(30).trim() });
    const source = await readFile(join(outboxFolder(settings), `${answer.body.id}-visitor-0.eml`), 'utf8');
    expect(source).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
    const file = visitor?.attachments.find(({ contentType }) => contentType === 'application/ics');
    const text = Buffer.from(file?.content ?? '').toString('utf8');
    expect(text).toMatch(/^METHOD:REQUEST\r$/m);
    expect(file?.filename).toBe('invitation.ics');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('takes every name as words, whatever the format means by them', async () => {
    const name = `O'Brien; "Ann", \\n:CN=evil`;
    const { visitor } = await booked({ name });
    const entry = entryIn(visitor);
    expect(entry.summary).toBe(`Consultation: ${name} and Knot & Sons`);
    expect(entry.attendees).toEqual(['ann@example.ie', 'office@agency.example']);
  });
});

describe('a visitor elsewhere reads the same moment on the clock there', () => {
  const moments = ['2026-10-26T09:00:00Z', '2027-03-29T08:00:00Z'];
  test.each([
    ['Europe/Dublin', ['26/10/2026, 09:00', '29/03/2027, 09:00']],
    ['Europe/Lisbon', ['26/10/2026, 09:00', '29/03/2027, 09:00']],
    ['America/Los_Angeles', ['26/10/2026, 02:00', '29/03/2027, 01:00']],
    ['Pacific/Auckland', ['26/10/2026, 22:00', '29/03/2027, 21:00']],
  ])('in %s', (timeZone, shown) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const starts = moments.map((starts_at) => {
      const ends_at = new Date(Date.parse(starts_at) + 1_800_000).toISOString();
      const { invitation } = lettersOf({ starts_at, ends_at }).visitor;
      const [, digits = ''] = /DTSTART:(\d{8}T\d{6}Z)/.exec(invitation?.text ?? '') ?? [];
      return new Date(digits.replace(/(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:'));
    });
    expect(starts.map((start) => clock.format(start))).toEqual(shown);
  });
});
