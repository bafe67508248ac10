import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outboxFolder } from '../platform/settings/settings.ts';
import { book, entryIn } from '../testing/booking.ts';
import { environment } from '../testing/bookingEmails.ts';
import { openTestServer } from '../testing/openTestServer.ts';

describe('a sent e-mail', () => {
  const booked = async (change: Parameters<typeof book>[1] = {}, more: Record<string, string> = {}) => {
    const server = await openTestServer({ environment: { ...environment, ...more } });
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

  test('contains a valid calendar entry', async () => {
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
    expect(visitor?.text).toContain(String(answer.body.manageUrl));
    // Calendars add no entry for the organizer, so the agency is invited by the sender's address.
    expect(entryIn(agency)).toEqual({
      ...entryIn(visitor),
      description: expect.stringMatching(
        /^With Ann Byrne, ann@example\.ie\n(.+: Ann says .+\n)+To move or cancel it: http\S+\/booking\/manage\/\S+$/,
      ),
      organizer: 'hello@agency.example',
      attendees: ['office@agency.example'],
    });
  });

  test('publishes the entry when the agency is the sender itself', async () => {
    const { answer, visitor, agency } = await booked({}, { MAIL_FROM: 'Knot & Sons <Office@agency.example>' });
    expect(entryIn(visitor)).toMatchObject({ method: 'REQUEST', organizer: 'office@agency.example' });
    expect(entryIn(agency)).toMatchObject({
      method: 'PUBLISH',
      uid: answer.body.id,
      sequence: 0,
      organizer: 'office@agency.example',
      attendees: [],
    });
  });

  test('has the method in its content type, and folds long lines', async () => {
    const { answer, settings, visitor } = await booked({ name: 'Seán '.repeat(30).trim() });
    const source = await readFile(join(outboxFolder(settings), `${answer.body.id}-visitor-0.eml`), 'utf8');
    expect(source).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
    const file = visitor?.attachments.find(({ contentType }) => contentType === 'application/ics');
    const text = Buffer.from(file?.content ?? '').toString('utf8');
    expect(text).toMatch(/^METHOD:REQUEST\r$/m);
    expect(file?.filename).toBe('invitation.ics');
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('escapes names in the calendar entry', async () => {
    const name = `O'Brien; "Ann", \\n:CN=evil`;
    const { visitor } = await booked({ name });
    const entry = entryIn(visitor);
    expect(entry.summary).toBe(`Consultation: ${name} and Knot & Sons`);
    expect(entry.attendees).toEqual(['ann@example.ie', 'office@agency.example']);
  });
});
