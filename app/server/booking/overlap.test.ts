import { beforeAll, describe, expect, test } from 'vitest';
import { type Hours, type Opening, opening } from '../../src/domain/catalogue/opening.ts';
import { DatabaseError, isUniqueViolation } from '../platform/db/databaseError.ts';
import { book, retryWhileBusy } from '../testing/booking.ts';
import { type DatabaseKind, databaseKinds, postgresKinds, sqlite } from '../testing/databases.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { type Answer, send } from '../testing/request.ts';
import { addRows, linkOf } from '../testing/serverState.ts';
import { bookingById } from './bookings.ts';
import type { BookingRow } from './table.ts';

/** Weekdays from the given time, so that two servers offer overlapping slots. */
function openingFrom(from: string, buffer: number): Opening {
  const hours: readonly Hours[] = [[from, '17:00']];
  return { ...opening, buffer, week: [[], hours, hours, hours, hours, hours, []] };
}

/** Working days. */
const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
const laterDays = ['2026-11-27', '2026-12-01', '2026-12-02'];
const moveTo = (booked: Answer, date: string) => send(linkOf(booked), { action: 'move', date });
const sorted = (answers: Answer[]) => answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort();

/** Two servers on one database, which are closed after the tests of their `describe`. */
async function twoServers({ create }: DatabaseKind, opening: Opening, laterOpening: Opening) {
  const environment = await create();
  const one = await openTestServer({ environment, opening });
  const shared = { DATA_DIR: one.settings.dataDir, ...environment };
  const other = await openTestServer({ environment: shared, opening: laterOpening });
  const booked = () => one.database.selectFrom('bookings').selectAll().execute();
  return { one, other, booked };
}

const gap = (booked: readonly BookingRow[]) => {
  const times = booked.map(({ starts_at, ends_at }) => [starts_at, ends_at] as const).sort();
  return Math.min(
    ...times.slice(1).map(([start], at) => (Date.parse(start) - Date.parse(times[at]?.[1] ?? '')) / 60_000),
  );
};

const grids = [
  {
    words: 'that overlap',
    minutes: 0,
    from: '09:15',
    late: '15:15',
    pairs: ['10:00 10:15', '12:00 11:45', '14:00 14:15'],
  },
  // With a 15-minute buffer: these pairs are at most ten minutes apart without overlapping.
  {
    words: 'within the buffer',
    minutes: 15,
    from: '09:40',
    late: '15:40',
    pairs: ['10:30 11:10', '12:45 13:25', '15:00 15:40'],
  },
];
const kindsAndGrids = databaseKinds.flatMap((kind) => grids.map((grid) => ({ kind, name: kind.name, ...grid })));

describe.each(kindsAndGrids)('servers with times $words on one database, on $name,', async (grid) => {
  const { kind, minutes, from, late, pairs } = grid;
  const { one, other, booked } = await twoServers(kind, openingFrom('09:00', minutes), openingFrom(from, minutes));

  test('book one of each pair of times, for 9 concurrent pairs', async () => {
    const wanted = days.flatMap((day) => pairs.map((pair) => pair.split(' ').map((time) => `${day}T${time}:00Z`)));
    const answers = await Promise.all(
      wanted.map(([early = '', later = ''], at) =>
        Promise.all([
          retryWhileBusy(() => book(one, { date: early, email: `early${at}@example.ie` }, `early-${at}`)),
          retryWhileBusy(() => book(other, { date: later, email: `late${at}@example.ie` }, `late-${at}`)),
        ]),
      ),
    );
    expect(answers.map(sorted)).toEqual(wanted.map(() => ['201 ', '409 slot-taken']));
    expect(await booked()).toHaveLength(9);
    expect(gap(await booked())).toBeGreaterThanOrEqual(minutes);
  });

  test('make one of each pair of moves, for 3 concurrent pairs', async () => {
    const [oneTime, otherTime] = (pairs[0] ?? '').split(' ');
    const answers = await Promise.all(
      laterDays.map(async (day, at) => {
        const [first, second] = [
          await retryWhileBusy(() =>
            book(one, { date: `${day}T09:00:00Z`, email: `first${at}@example.ie` }, `first-${at}`),
          ),
          await retryWhileBusy(() =>
            book(other, { date: `${day}T${late}:00Z`, email: `second${at}@example.ie` }, `second-${at}`),
          ),
        ];
        return Promise.all([
          retryWhileBusy(() => moveTo(first, `${day}T${oneTime}:00Z`)),
          retryWhileBusy(() => moveTo(second, `${day}T${otherTime}:00Z`)),
        ]);
      }),
    );
    expect(answers.map(sorted)).toEqual(laterDays.map(() => ['200 ', '409 slot-taken']));
    expect(await booked()).toHaveLength(15);
    expect(gap(await booked())).toBeGreaterThanOrEqual(minutes);
  });
});

describe('a server with a 15-minute buffer, on the database of one without,', async () => {
  const { one, other: later } = await twoServers(sqlite, openingFrom('09:00', 0), openingFrom('09:10', 15));
  beforeAll(async () => {
    for (const day of ['24', '26']) await book(one, { date: `2026-11-${day}T12:00:00Z` });
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
    const moved = await moveTo(booked, `2026-11-26T${time}:00Z`);
    expect(moved.status).toBe(status === 201 ? 200 : status);
  });
});

describe.each(postgresKinds)('$name itself', ({ create }) => {
  test('rejects overlapping bookings, but not adjacent ones or ones in place of a cancelled one', async () => {
    const server = await openTestServer({ environment: await create() });
    const { body } = await book(server, { date: '2026-11-24T09:00:00Z' });
    const row = await bookingById(server.database, String(body.id));
    if (!row) throw new Error('The booking is not there.');
    const insert = (id: string, starts: string, ends: string) =>
      addRows(server, 'bookings', {
        ...row,
        id,
        idempotency_key: id,
        starts_at: `2026-11-24T${starts}:00.000Z`,
        ends_at: `2026-11-24T${ends}:00.000Z`,
      });
    const refusal = await insert('over', '09:15', '09:45').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseError);
    expect(isUniqueViolation(refusal)).toBe(true);
    await insert('beside', '09:30', '10:00');
    await server.database.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', row.id).execute();
    await insert('instead', '09:15', '09:30');
  });
});
