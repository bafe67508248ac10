import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hours, type Opening, opening } from '../../src/domain/catalogue/opening.ts';
import { DatabaseError, isUniqueViolation } from '../platform/db/databaseError.ts';
import { book, retryWhileBusy } from '../testing/booking.ts';
import { databaseKinds } from '../testing/databases.ts';
import { type Answer, send } from '../testing/request.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { bookingById } from './bookings.ts';
import type { BookingRow } from './table.ts';

/** Weekdays from the given time, so that two servers offer overlapping slots. */
function openingFrom(from: string, buffer: number): Opening {
  const hours: readonly Hours[] = [[from, '17:00']];
  return { ...opening, buffer, week: [[], hours, hours, hours, hours, hours, []] };
}

/** Six working days. */
const sixDays = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-12-01', '2026-12-02'];
const moveTo = ({ body }: Answer, { url }: TestServer, date: string) =>
  send(`${url}/api/meeting/manage/${String(body.manageUrl).split('/').at(-1)}`, { action: 'move', date });
const sorted = (answers: Answer[]) => answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort();

describe.each(databaseKinds)('servers with different opening hours on one database, on $name', ({ create }) => {
  const open: TestServer[] = [];
  afterAll(async () => {
    // Close the owner of the shared folder last.
    for (const server of open) await server.close();
  });

  async function twoServers(one: Opening, other: Opening): Promise<[TestServer, TestServer]> {
    const environment = await create();
    const first = await startTestServer({ environment, opening: one });
    const shared = { DATA_DIR: first.settings.dataDir, ...environment };
    const second = await startTestServer({ environment: shared, opening: other });
    open.push(second, first);
    return [first, second];
  }

  const gap = (booked: readonly BookingRow[]) => {
    const times = booked.map(({ starts_at, ends_at }) => [starts_at, ends_at] as const).sort();
    return Math.min(
      ...times.slice(1).map(([start], at) => (Date.parse(start) - Date.parse(times[at]?.[1] ?? '')) / 60_000),
    );
  };

  test.each([
    { words: 'that overlap', minutes: 0, from: '09:15', pairs: ['10:00 10:15', '12:00 11:45', '14:00 14:15'] },
    // With a 15-minute buffer: these pairs are at most ten minutes apart without overlapping.
    { words: 'within the buffer', minutes: 15, from: '09:40', pairs: ['10:30 11:10', '12:45 13:25', '15:00 15:40'] },
  ])('book one of each pair of times $words, for 18 concurrent pairs', async (grid) => {
    const { minutes, from, pairs } = grid;
    const [one, other] = await twoServers(openingFrom('09:00', minutes), openingFrom(from, minutes));
    const wanted = sixDays.flatMap((day) => pairs.map((pair) => pair.split(' ').map((time) => `${day}T${time}:00Z`)));
    const answers = await Promise.all(
      wanted.map(([early = '', late = ''], at) =>
        Promise.all([
          retryWhileBusy(() => book(one, { date: early, email: `early${at}@example.ie` }, `early-${at}`)),
          retryWhileBusy(() => book(other, { date: late, email: `late${at}@example.ie` }, `late-${at}`)),
        ]),
      ),
    );
    expect(answers.map(sorted)).toEqual(wanted.map(() => ['201 ', '409 slot-taken']));
    const booked = await one.database.selectFrom('bookings').selectAll().execute();
    expect(booked).toHaveLength(18);
    expect(gap(booked)).toBeGreaterThanOrEqual(minutes);
  });

  test.each([
    { words: 'that overlap', minutes: 0, from: '09:15', late: '15:15', pair: '10:00 10:15' },
    { words: 'within the buffer', minutes: 15, from: '09:40', late: '15:40', pair: '10:30 11:10' },
  ])('make one of each pair of moves to times $words, for 6 concurrent pairs', async (grid) => {
    const { minutes, from, late, pair } = grid;
    const [one, other] = await twoServers(openingFrom('09:00', minutes), openingFrom(from, minutes));
    const [oneTime, otherTime] = pair.split(' ');
    const answers = await Promise.all(
      sixDays.map(async (day, at) => {
        const first = await retryWhileBusy(() =>
          book(one, { date: `${day}T09:00:00Z`, email: `early${at}@example.ie` }, `early-${at}`),
        );
        const second = await retryWhileBusy(() =>
          book(other, { date: `${day}T${late}:00Z`, email: `late${at}@example.ie` }, `late-${at}`),
        );
        return Promise.all([
          retryWhileBusy(() => moveTo(first, one, `${day}T${oneTime}:00Z`)),
          retryWhileBusy(() => moveTo(second, other, `${day}T${otherTime}:00Z`)),
        ]);
      }),
    );
    expect(answers.map(sorted)).toEqual(sixDays.map(() => ['200 ', '409 slot-taken']));
    const booked = await one.database.selectFrom('bookings').selectAll().execute();
    expect(booked).toHaveLength(12);
    expect(gap(booked)).toBeGreaterThanOrEqual(minutes);
  });

  describe('with a 15-minute buffer', () => {
    let later: TestServer;
    beforeAll(async () => {
      const [usual, apart] = await twoServers(openingFrom('09:00', 0), openingFrom('09:10', 15));
      for (const day of ['24', '26']) await book(usual, { date: `2026-11-${day}T12:00:00Z` });
      later = apart;
    });

    // The later server offers 11:25, 12:10 and 12:55; the booked consultation ends at 12:30.
    const times = [
      ['five minutes before', '11:25', 409],
      ['on top of', '12:10', 409],
      ['25 minutes after', '12:55', 201],
    ] as const;

    test.each(times)('book a time %s a booked one', async (_name, time, status) => {
      expect((await book(later, { date: `2026-11-24T${time}:00Z`, email: 'late@example.ie' })).status).toBe(status);
    });

    test.each(times)('move to a time %s a booked one', async (_name, time, status) => {
      const booked = await book(later, { date: '2026-11-25T09:10:00Z', email: 'mover@example.ie' }, 'mover');
      const moved = await moveTo(booked, later, `2026-11-26T${time}:00Z`);
      expect(moved.status).toBe(status === 201 ? 200 : status);
    });
  });
});

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))('$name itself', ({ create }) => {
  test('rejects overlapping bookings, but not adjacent ones or ones in place of a cancelled one', async () => {
    const server = await startTestServer({ environment: await create() });
    const { body } = await book(server, { date: '2026-11-24T09:00:00Z' });
    const row = await bookingById(server.database, String(body.id));
    if (!row) throw new Error('The booking is not there.');
    const insert = (id: string, starts: string, ends: string) =>
      server.database
        .insertInto('bookings')
        .values({
          ...row,
          id,
          idempotency_key: id,
          starts_at: `2026-11-24T${starts}:00.000Z`,
          ends_at: `2026-11-24T${ends}:00.000Z`,
        })
        .execute();
    const refusal = await insert('over', '09:15', '09:45').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseError);
    expect(isUniqueViolation(refusal)).toBe(true);
    await insert('beside', '09:30', '10:00');
    await server.database.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', row.id).execute();
    await insert('instead', '09:15', '09:30');
    await server.close();
  });
});
