import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '../testing/accounts.ts';
import { book, entered } from '../testing/booking.ts';
import { onlyHost } from '../testing/bookingEmails.ts';
import { invite, staffMember } from '../testing/staff.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { callsCalendar } from './feed.ts';

describe('everything that a visitor enters for a booking', () => {
  let server: TestServer;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ environment: { AGENCY_EMAIL: 'office@agency.example' } });
    const { status, body } = await book(server);
    expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(String) })]);
    id = String(body.id);
  });
  afterAll(() => server.close());

  const missingIn = (told: object | undefined) => {
    const words = JSON.stringify(told) ?? '';
    return Object.entries(entered).flatMap(([field, value]) => (words.includes(value) ? [] : [field]));
  };
  /** The words of an e-mail, and its calendar entry. */
  const emailTo = (whose: 'visitor' | 'agency') =>
    server.database
      .selectFrom('outbox')
      .select(['recipient', 'text', 'calendar'])
      .where('id', '=', `${id}-${whose}-0`)
      .executeTakeFirstOrThrow();

  test('is in the visitor’s e-mail, to be checked', async () => {
    const { recipient, text } = await emailTo('visitor');
    expect(missingIn({ recipient, text })).toEqual([]);
  });

  test('is in the agency’s e-mail', async () => {
    const { text } = await emailTo('agency');
    expect(missingIn({ text })).toEqual([]);
  });

  test('is in the agency’s calendar: in the entry of that e-mail, and in the calendar to subscribe to', async () => {
    const { calendar: entry } = await emailTo('agency');
    const call = await server.database
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const feed = callsCalendar([call], () => onlyHost, server.settings, null);
    // A long line goes on after a line break and a space.
    for (const calendar of [entry, feed])
      expect(missingIn({ calendar: calendar?.replaceAll('\r\n ', '') })).toEqual([]);
  });

  test('is on the desk, alone and in the calendar', async () => {
    await invite(server, 'daniel@agency.example', 'read-only');
    const daniel = await staffMember(server, 'daniel@agency.example', 'Daniel Roche');
    expect(missingIn((await daniel.get(`/api/staff/bookings/${id}`)).body)).toEqual([]);
    const { body } = await daniel.get('/api/staff/bookings?from=2026-11-23&to=2026-11-29');
    expect(missingIn((body.bookings as object[])[0])).toEqual([]);
  });

  test('is in the export of the visitor’s data', async () => {
    const owner = await member(server, entered.email, 'Another Name');
    const { body } = await owner.get('/api/account/export');
    expect(missingIn((body.bookings as object[])[0])).toEqual([]);
  });
});
