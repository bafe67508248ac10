import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '../testing/accounts.ts';
import { book, entered } from '../testing/booking.ts';
import { invite, staffMember } from '../testing/staff.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

describe('everything that a visitor enters for a booking', () => {
  let server: TestServer;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ environment: { AGENCY_EMAIL: 'office@agency.example' } });
    id = String((await book(server)).body.id);
  });
  afterAll(() => server.close());

  const missingIn = (told: object | undefined) => {
    const words = JSON.stringify(told) ?? '';
    return Object.entries(entered).flatMap(([field, value]) => (words.includes(value) ? [] : [field]));
  };
  const emailTo = (whose: 'visitor' | 'agency') =>
    server.database
      .selectFrom('outbox')
      .select(['recipient', 'text'])
      .where('id', '=', `${id}-${whose}-0`)
      .executeTakeFirstOrThrow();

  test('is in the visitor’s e-mail, to be checked', async () =>
    expect(missingIn(await emailTo('visitor'))).toEqual([]));

  test('is in the agency’s e-mail', async () => expect(missingIn(await emailTo('agency'))).toEqual([]));

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
