import { describe, expect, test, vi } from 'vitest';
import { bookingQuestionIds } from '../../src/domain/booking/questions.ts';
import { type Opening, opening } from '../../src/domain/catalogue/opening.ts';
import { callsCalendar } from '../calendars/callsCalendar.ts';
import { member } from '../testing/accounts.ts';
import { book, entered } from '../testing/booking.ts';
import { onlyHost } from '../testing/bookingEmails.ts';
import { later } from '../testing/later.ts';
import { openMember, openTestServer } from '../testing/openTestServer.ts';
import { without } from '../testing/serverState.ts';

type Slot = { iso: string; time: string; available: boolean; booked: boolean };

describe('booking', async () => {
  const server = await openTestServer({ environment: { AGENCY_EMAIL: 'office@agency.example' } });

  const bookings = () => server.database.selectFrom('bookings').selectAll().orderBy('created_at').execute();
  const emails = () => server.database.selectFrom('outbox').selectAll().execute();
  const slots = async (query: string, { url } = server) => {
    const response = await fetch(`${url}/api/meeting/available-slots?${query}`);
    return { status: response.status, body: (await response.json()) as Slot[] };
  };

  test('lists the slots of a day in Dublin time', async () => {
    const { status, body } = await slots('date=2026-11-23');
    expect([status, body.length]).toEqual([200, 16]);
    expect(body).toMatchObject({
      0: { iso: '2026-11-23T09:00:00.000Z', time: '9:00 AM', available: true, booked: false },
      15: { iso: '2026-11-23T16:30:00.000Z', time: '4:30 PM', available: true, booked: false },
    });
    // Today, the minimum notice ends at noon.
    expect((await slots('date=2026-11-20')).body).toMatchObject({ 0: { iso: '2026-11-20T12:00:00.000Z' } });
  });

  test('maps the days of a range to their slots', async () => {
    const lengths = async (range: string) =>
      Object.entries((await slots(range)).body as object).map(([day, { length }]) => [day, length]);
    expect(await lengths('from=2026-11-19&to=2026-11-24')).toEqual([
      ['2026-11-19', 0],
      ['2026-11-20', 10],
      ['2026-11-21', 0],
      ['2026-11-22', 0],
      ['2026-11-23', 16],
      ['2026-11-24', 16],
    ]);
    expect(await lengths('from=2026-11-01&to=2027-01-01')).toHaveLength(62);
  });

  test.each([
    ['date=2027-02-30', 'invalid-field', /"date"/],
    ['date=24-11-2026', 'invalid-field', /"date"/],
    ['date=2026-11-24&date=2026-11-25', 'invalid-field', /"date"/],
    ['', 'invalid-range', /one day/],
    ['from=2026-11-01', 'invalid-range', /one day/],
    ['date=2026-11-24&from=2026-11-01&to=2026-11-30', 'invalid-range', /one day/],
    ['from=2026-11-30&to=2026-11-01', 'invalid-range', /62 days/],
    ['from=2026-11-01&to=2027-01-02', 'invalid-range', /62 days/],
  ])('rejects the query ?%s', async (query, code, message) => {
    expect(await slots(query)).toMatchObject({ status: 400, body: { code, message: expect.stringMatching(message) } });
  });

  test('stores a booking, returns its link, and marks the slot as booked', async () => {
    const answer = await book(server, { email: 'first@example.ie', date: '2026-11-24T11:00:00+00:00' });
    const { id } = answer.body;
    const manageUrl = expect.stringContaining(`${server.url}/booking/manage/${id}.`);
    expect(answer).toMatchObject({ status: 201, body: { id, date: '2026-11-24T11:00:00.000Z', manageUrl } });
    const [starts_at, ends_at] = ['2026-11-24T11:00:00.000Z', '2026-11-24T11:30:00.000Z'];
    const stored = {
      id,
      name: 'Ann Byrne',
      email: 'first@example.ie',
      starts_at,
      ends_at,
      status: 'booked',
      sequence: 0,
    };
    expect(await bookings()).toMatchObject([stored]);
    const { body } = await slots('date=2026-11-24');
    expect(body.filter(({ booked }) => booked)).toEqual([
      { iso: '2026-11-24T11:00:00.000Z', time: '11:00 AM', available: false, booked: true },
    ]);
    expect(await book(server, { date: '2026-11-24T11:00:00Z', email: 'late@example.ie' })).toMatchObject({
      status: 409,
      body: {
        code: 'slot-taken',
        message: '11:00 AM on Tuesday 24 November 2026 has just been taken. Please choose another time.',
      },
    });
  });

  test.each([
    ['too soon', '2026-11-20T11:30:00Z'],
    ['between two slots', '2026-11-24T09:45:00Z'],
    ['in a five-digit year in UTC', '9999-12-31T23:59:59-23:59'],
    ['in year zero', '0000-01-01T00:00:00Z'],
  ])('rejects a time %s', async (_name, date) => {
    const before = await bookings();
    expect(await book(server, { date })).toMatchObject({ status: 409, body: { code: 'slot-not-offered' } });
    expect(await bookings()).toEqual(before);
  });

  test('is idempotent for the same idempotency key, also later, and rejects other details with it', async () => {
    const change = { date: '2026-11-26T09:30:00Z' };
    const first = await book(server, change, 'twice');
    const second = await later(server, 6 * 24 * 3_600_000 - 3_600_000, () => book(server, change, 'twice'));
    expect([first.status, second]).toMatchObject([201, { status: 201, body: first.body }]);
    const other = await book(server, { date: '2026-11-26T10:30:00Z' }, 'twice');
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-mismatch' } });
    expect((await bookings()).filter(({ idempotency_key }) => idempotency_key === 'twice')).toHaveLength(1);
    expect((await emails()).filter(({ id }) => id.startsWith(String(first.body.id)))).toHaveLength(2);
  });

  test('is rolled back when its e-mails can’t be stored', async () => {
    const before = await bookings();
    const answer = await without(server, 'outbox', () => book(server, { date: '2026-11-27T15:00:00Z' }));
    expect(answer).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
    expect(await bookings()).toEqual(before);
  });

  test('everything that a visitor enters reaches both sides, calendars, the desk and the export of the visitor’s data', async () => {
    const daniel = await openMember(server, 'read-only', 'Daniel Roche');
    const { body } = await book(server, { ...entered, date: '2026-11-27T09:00:00.000Z' });
    const call = (await bookings()).find(({ id }) => id === body.id);
    if (!call) throw new Error('The booking was not stored.');
    const own = (await emails()).filter(({ id }) => id.startsWith(call.id));
    const [visitor, agency] = [0, 1].map((side) => own.find(({ to_agency }) => to_agency === side));
    const owner = await member(server, entered.email, 'Another Name');
    const places = {
      visitor: [visitor?.recipient, visitor?.text],
      agency: agency?.text,
      // A long line goes on after a line break and a space.
      entry: agency?.calendar?.replaceAll('\r\n ', ''),
      feed: callsCalendar([call], () => onlyHost, server.settings, null).replaceAll('\r\n ', ''),
      desk: (await daniel.get(`/api/staff/bookings/${call.id}`)).body,
      week: (await daniel.get('/api/staff/bookings?from=2026-11-27&to=2026-11-27')).body,
      export: (await owner.get('/api/account/export')).body.bookings,
    };
    for (const [place, words] of Object.entries(places)) {
      // The visitor is greeted by the first name.
      const name = place === 'visitor' ? 'Hello Ann,' : entered.name;
      for (const value of [name, entered.email]) expect(JSON.stringify(words), place).toContain(value);
      // A stranger could send words to any address.
      for (const id of bookingQuestionIds) {
        expect(JSON.stringify(words).includes(entered[id]), place).toBe(place !== 'visitor');
      }
    }
  });

  test('after the opening hours changed, offers no slot that overlaps a booking', async () => {
    await book(server, { date: '2026-12-01T09:30:00Z' });
    const hours = [['09:15', '17:00']] as const;
    const shifted: Opening = { ...opening, week: [[], hours, hours, hours, hours, hours, []] };
    const changed = await openTestServer({ opening: shifted, environment: { DATA_DIR: server.settings.dataDir } });
    const { body } = await slots('date=2026-12-01', changed);
    expect(body.slice(0, 3).map(({ time, booked }) => [time, booked])).toEqual([
      ['9:15 AM', true],
      ['9:45 AM', true],
      ['10:15 AM', false],
    ]);
    const answer = await book(changed, { date: '2026-12-01T09:15:00Z' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
  });
});

describe('the answer with the free times', async () => {
  const server = await openTestServer();
  const month = '/api/meeting/available-slots?from=2026-11-24&to=2026-12-24';
  const read = async (path: string, encoding: string) => {
    const response = await fetch(server.url + path, { headers: { 'accept-encoding': encoding } });
    const [coding, vary] = ['content-encoding', 'vary'].map((name) => response.headers.get(name));
    return { coding, vary, text: await response.text() };
  };

  test('for a month is compressed', async () => {
    const answer = await read(month, 'gzip, deflate, br, zstd');
    expect(answer).toMatchObject({ coding: 'br', vary: 'Accept-Encoding' });
    expect(Object.keys(JSON.parse(answer.text) as object)).toHaveLength(31);
  });

  test.each([
    ['that is short', '/api/meeting/available-slots?date=2026-11-22'],
    ['that isn’t public', '/api/config'],
    ['of a refusal', '/api/meeting/available-slots?date=x'],
  ])('isn’t one %s: those are sent uncompressed', async (_, path) => {
    expect((await read(path, 'br')).coding).toBeNull();
  });

  test.each([month, '/booking/plain'])('%s is made once until something changes', async (path) => {
    const first = await read(path, 'identity');
    const formatted = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    expect(await read(path, 'identity')).toEqual(first);
    expect(formatted.mock.calls.length).toBeLessThan(5);
    formatted.mockRestore();
    const date = path === month ? '2026-11-24T09:30:00.000Z' : '2026-11-25T09:30:00.000Z';
    expect(await book(server, { date })).toMatchObject({ status: 201 });
    expect(await read(path, 'identity')).not.toEqual(first);
  });
});
