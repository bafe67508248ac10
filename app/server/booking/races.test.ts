import { describe, expect, test } from 'vitest';
import { book, retryWhileBusy } from '../testing/booking.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { bookingById } from './bookings.ts';
import { moveOrCancel } from './moveOrCancel.ts';

describe.each(databaseKinds)('concurrent requests, on $name', async ({ create }) => {
  const server = await openTestServer({ environment: await create() });
  const emails = () => server.database.selectFrom('outbox').select('id').execute();

  test('make one booking with one idempotency key', async () => {
    const change = { date: '2026-11-26T11:00:00Z' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => retryWhileBusy(() => book(server, change, 'twenty'))),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await emails()).toHaveLength(2);
  });

  test('move one booking once, with one e-mail to each side', async () => {
    const { context, database } = server;
    const id = String((await book(server, { date: '2026-11-24T09:00:00Z' })).body.id);
    const read = await bookingById(database, id);
    if (!read) throw new Error('The booking is not there.');
    // Both have read the booking before either moves it.
    const moves = await Promise.allSettled(
      ['2026-11-24T11:00:00Z', '2026-11-24T15:00:00Z'].map((date) =>
        moveOrCancel(context, read, { action: 'move', date }, { by: 'visitor', origin: server.url }),
      ),
    );
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(moves).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ status: 409, code: 'booking-changed' }) }),
    );
    const won = moves.find((move) => move.status === 'fulfilled')?.value;
    expect(await bookingById(database, id)).toEqual(won);
    expect(won).toMatchObject({ sequence: 1 });
    expect((await emails()).filter((email) => email.id.startsWith(id))).toHaveLength(4);
  });
});
