import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Opening, opening } from '../../src/domain/catalogue/opening.ts';
import { book, bookingRequest, retryWhileBusy } from '../testing/booking.ts';
import { databaseKinds } from '../testing/databases.ts';
import { send } from '../testing/request.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const read = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, body: (await response.json()) as unknown };
};

describe.each(databaseKinds)('booking, on $name', ({ create }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: await create() });
  });
  afterAll(() => server.close());

  const bookings = () => server.database.selectFrom('bookings').selectAll().orderBy('created_at').execute();
  const emails = () => server.database.selectFrom('outbox').selectAll().execute();
  const slots = (query: string) => read(`${server.url}/api/meeting/available-slots?${query}`);

  test('lists the slots of a day in Dublin time', async () => {
    const { status, body } = await slots('date=2026-11-23');
    expect(status).toBe(200);
    expect(body).toHaveLength(16);
    expect(body).toMatchObject({
      0: { iso: '2026-11-23T09:00:00.000Z', time: '9:00 AM', available: true, booked: false },
      15: { iso: '2026-11-23T16:30:00.000Z', time: '4:30 PM', available: true, booked: false },
    });
  });

  test('starts today after the minimum notice, at noon', async () => {
    expect((await slots('date=2026-11-20')).body).toMatchObject({ 0: { iso: '2026-11-20T12:00:00.000Z' } });
  });

  test('maps the days of a range to their slots', async () => {
    const { body } = await slots('from=2026-11-19&to=2026-11-24');
    const lengths = Object.entries(body as Record<string, unknown[]>).map(([day, { length }]) => [day, length]);
    expect(lengths).toEqual([
      ['2026-11-19', 0],
      ['2026-11-20', 10],
      ['2026-11-21', 0],
      ['2026-11-22', 0],
      ['2026-11-23', 16],
      ['2026-11-24', 16],
    ]);
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

  test('accepts a range of 62 days', async () => {
    const { status, body } = await slots('from=2026-11-01&to=2027-01-01');
    expect([status, Object.keys(body as object).length]).toEqual([200, 62]);
  });

  test('stores a booking, returns its link, and marks the slot as booked', async () => {
    const answer = await book(server, { email: 'first@example.ie', date: '2026-11-24T11:00:00+00:00' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: expect.any(String),
        date: '2026-11-24T11:00:00.000Z',
        manageUrl: expect.stringContaining(`${server.url}/booking/manage/${answer.body.id}.`),
      },
    });
    expect(await bookings()).toContainEqual(
      expect.objectContaining({
        id: answer.body.id,
        name: 'Ann Byrne',
        email: 'first@example.ie',
        starts_at: '2026-11-24T11:00:00.000Z',
        ends_at: '2026-11-24T11:30:00.000Z',
        status: 'booked',
        sequence: 0,
      }),
    );
    const { body } = await slots('date=2026-11-24');
    expect((body as { booked: boolean; iso: string }[]).filter(({ booked }) => booked)).toEqual([
      { iso: '2026-11-24T11:00:00.000Z', time: '11:00 AM', available: false, booked: true },
    ]);
  });

  test('answers 409 with a message for a booked slot', async () => {
    await book(server, { date: '2026-11-25T14:30:00Z' });
    expect(await book(server, { date: '2026-11-25T14:30:00Z', email: 'late@example.ie' })).toMatchObject({
      status: 409,
      body: {
        code: 'slot-taken',
        message: '2:30 PM on Wednesday 25 November 2026 has just been taken. Please choose another time.',
      },
    });
  });

  test.each([
    ['in the past', '2026-11-19T09:30:00Z'],
    ['too soon', '2026-11-20T11:30:00Z'],
    ['too far away', '2027-01-20T09:30:00Z'],
    ['between two slots', '2026-11-24T09:45:00Z'],
    ['at night', '2026-11-24T03:00:00Z'],
    ['on a Sunday', '2026-11-22T09:30:00Z'],
    ['on a public holiday', '2026-12-25T09:30:00Z'],
    ['in a five-digit year in UTC', '9999-12-31T23:59:59-23:59'],
    ['in year zero', '0000-01-01T00:00:00Z'],
  ])('rejects a time %s', async (_name, date) => {
    const before = await bookings();
    expect(await book(server, { date })).toMatchObject({ status: 409, body: { code: 'slot-not-offered' } });
    expect(await bookings()).toEqual(before);
  });

  test.each([
    ['a date that does not exist', { date: '2027-02-30T09:30:00Z' }, /"date"/],
    ['a date without an offset', { date: '2026-11-24T09:30:00' }, /"date"/],
    ['another length', { duration: 60 }, /"duration"/],
  ])('rejects %s', async (_name, change, message) => {
    const body = { ...bookingRequest(), ...change };
    expect(await send(`${server.url}/api/meeting/book-meeting`, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid-field', message: expect.stringMatching(message) },
    });
  });

  test('is idempotent for the same idempotency key, also later', async () => {
    const change = { date: '2026-11-26T09:30:00Z' };
    const first = await book(server, change, 'twice');
    const then = server.clock.now;
    server.clock.now = new Date('2026-11-26T09:00:00Z');
    const second = await book(server, change, 'twice');
    server.clock.now = then;
    expect([first.status, second]).toMatchObject([201, { status: 201, body: first.body }]);
    expect((await bookings()).filter(({ idempotency_key }) => idempotency_key === 'twice')).toHaveLength(1);
    expect((await emails()).filter(({ id }) => id.startsWith(String(first.body.id)))).toHaveLength(2);
  });

  test('rejects other details with the same idempotency key', async () => {
    await book(server, { date: '2026-11-26T10:00:00Z' }, 'other');
    expect(await book(server, { date: '2026-11-26T10:30:00Z' }, 'other')).toMatchObject({
      status: 409,
      body: { code: 'idempotency-mismatch' },
    });
  });

  test('makes one booking for twenty concurrent requests with one idempotency key', async () => {
    const change = { date: '2026-11-26T11:00:00Z' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => retryWhileBusy(() => book(server, change, 'twenty'))),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  test('gives a slot to one of 50 concurrent visitors, and answers 409 to 49', async () => {
    const date = '2026-11-27T09:00:00.000Z';
    const before = (await emails()).length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        retryWhileBusy(() => book(server, { date, email: `visitor${at}@example.ie` }, `visitor-${at}`)),
      ),
    );
    const count = (wanted: number, code?: string) =>
      answers.filter(({ status, body }) => status === wanted && body.code === code).length;
    expect([count(201), count(409, 'slot-taken')]).toEqual([1, 49]);
    expect((await bookings()).filter(({ starts_at }) => starts_at === date)).toHaveLength(1);
    expect(await emails()).toHaveLength(before + 2);
  });

  test('rolls the booking back when its e-mails can’t be stored', async () => {
    const before = await bookings();
    await server.database.schema.alterTable('outbox').renameTo('elsewhere').execute();
    const answer = await book(server, { date: '2026-11-27T15:00:00Z' });
    await server.database.schema.alterTable('elsewhere').renameTo('outbox').execute();
    expect(answer).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
    expect(await bookings()).toEqual(before);
  });
});

test.each(databaseKinds)(
  'offers no slot that overlaps a booking after the opening hours changed, on $name',
  async ({ create }) => {
    const environment = await create();
    const database = await startTestServer({ environment });
    await book(database);
    const hours = [['09:15', '17:00']] as const;
    const shifted: Opening = { ...opening, week: [[], hours, hours, hours, hours, hours, []] };
    const later = await startTestServer({
      opening: shifted,
      environment: { DATA_DIR: database.settings.dataDir, ...environment },
    });
    const { body } = await read(`${later.url}/api/meeting/available-slots?date=2026-11-24`);
    expect((body as { time: string; booked: boolean }[]).slice(0, 3).map(({ time, booked }) => [time, booked])).toEqual(
      [
        ['9:15 AM', true],
        ['9:45 AM', true],
        ['10:15 AM', false],
      ],
    );
    expect(await book(later, { date: '2026-11-24T09:15:00Z' })).toMatchObject({
      status: 409,
      body: { code: 'slot-taken' },
    });
    await later.close();
    await database.close();
  },
);

test('without SITE_URL a foreign Host header is rejected, because the e-mail links to it', async () => {
  const server = await startTestServer();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/meeting/book-meeting',
    headers: { host: 'evil.example' },
    payload: bookingRequest(),
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknown-site']);
  await server.close();
});
