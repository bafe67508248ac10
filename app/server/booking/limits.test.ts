import { describe, expect, test } from 'vitest';
import { limits } from '../platform/limits/limits.ts';
import { book, bookingRequest, retryWhileBusy } from '../testing/booking.ts';
import { withRowLocks } from '../testing/databases.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { type Answer, send } from '../testing/request.ts';
import { linkOf } from '../testing/serverState.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { tokenOf } from './linkToken.ts';

/** The first free slots, from Monday at nine. */
const times = (count: number) => {
  const perDay = 16;
  return Array.from({ length: count }, (_, at) => {
    const day = 23 + Math.floor(at / perDay);
    const half = 18 + (at % perDay);
    return `2026-11-${day}T${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}:00.000Z`;
  });
};
const day = 24 * 3_600_000;

describe('booking limits', () => {
  const start = (environment: Readonly<Record<string, string>> = {}) => openTestServer({ environment });

  const move = (booked: Answer, date: string) => send(linkOf(booked), { action: 'move', date });
  const cancel = (booked: Answer) => send(linkOf(booked), { action: 'cancel' });
  const from = ({ url }: TestServer, address: string, date: string, email = `${date.replace(/\W/g, '')}@a.ie`) =>
    retryWhileBusy(() =>
      send(`${url}/api/meeting/book-meeting`, bookingRequest({ date, email }), {
        'x-forwarded-for': address,
        'idempotency-key': email,
      }),
    );
  const booked = ({ database }: TestServer) =>
    database.selectFrom('bookings').select(['email', 'starts_at', 'sequence']).where('status', '=', 'booked').execute();
  const mailsTo = async ({ database }: TestServer, name: RegExp) =>
    (await database.selectFrom('outbox').select('recipient').execute()).filter(({ recipient }) => name.test(recipient));

  test.each(withRowLocks)(
    'allow three upcoming consultations per mailbox, in any spelling, on $name',
    async ({ create }) => {
      const server = await start(await create());
      const spellings = [
        'ann@gmail.com',
        'Ann@GMAIL.com',
        'a.n.n@gmail.com',
        'ann+x@googlemail.com',
        'an.n+y@gmail.com',
      ];
      const wanted = times(5);
      const answers = await Promise.all(spellings.map((email, at) => book(server, { email, date: wanted[at] ?? '' })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.body).toMatchObject({
        code: 'too-many',
        message:
          'Nothing was booked: one e-mail address can have 3 upcoming consultations. Please move or cancel one with the link in its e-mail, or write to us.',
      });
      expect(await booked(server)).toHaveLength(3);
      expect(await mailsTo(server, /@g/i)).toHaveLength(3);
      // Past and cancelled consultations don't count.
      const kept = answers.find(({ status }) => status === 201);
      if (kept) await cancel(kept);
      server.clock.pass(day);
      expect((await book(server, { email: 'ann@gmail.com', date: '2026-11-30T09:00:00Z' })).status).toBe(201);
    },
  );

  test('allow six e-mails a day to a mailbox, and a cancellation for each booking', async () => {
    const server = await start();
    let sent = 0;
    for (const date of times(30)) {
      const answer = await book(server, { email: 'stranger@example.ie', date });
      if (answer.status !== 201) {
        expect(answer).toMatchObject({ status: 429, body: { code: 'too-many' } });
        continue;
      }
      const moved = await move(answer, date.replace('2026-11-2', '2026-12-0'));
      sent += moved.status === 200 ? 2 : 1;
      expect((await cancel(answer)).status).toBe(200);
    }
    expect(sent).toBe(limits.bookingMails.max);
    const mails = await mailsTo(server, /^stranger/);
    expect(mails.length).toBe(limits.bookingMails.max + 3);
    expect(await booked(server)).toEqual([]);
    server.clock.pass(day);
    expect((await book(server, { email: 'stranger@example.ie', date: '2026-12-10T09:00:00Z' })).status).toBe(201);
  });

  test('leave the consultation unchanged after a rejected move', async () => {
    const server = await start();
    const booking = await book(server, { email: 'mover@example.ie', date: '2026-12-01T09:00:00Z' });
    const answers = [];
    for (const hour of ['10', '11', '12', '13', '14', '15']) {
      // The limit of e-mails per day is separate.
      if (hour === '13') server.clock.pass(day);
      answers.push(await move(booking, `2026-12-01T${hour}:00:00Z`));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.body.message).toMatch(/^Your consultation wasn’t moved: it has been moved 5 times already/);
    expect(await booked(server)).toMatchObject([{ sequence: limits.movesOfBooking.max }]);
    // The agency's moves aren't limited.
    const token = tokenOf({ id: String(booking.body.id), holder: 'agency' }, server.settings.secret);
    const change = { action: 'move', date: '2026-12-02T09:00:00Z' };
    expect((await send(`${server.url}/api/meeting/manage/${token}`, change)).status).toBe(200);
    expect((await cancel(booking)).status).toBe(200);
  });

  test.each(withRowLocks)(
    'allow ten bookings a day per network, across addresses and servers, on $name',
    async ({ create }) => {
      const environment = { ...(await create()), TRUST_PROXY: '1', RATE_LIMIT: '1000' };
      const one = await start(environment);
      const other = await start({ ...environment, DATA_DIR: one.settings.dataDir });
      const answers = await Promise.all(
        times(16).map((date, at) => from(at % 2 ? one : other, `2001:db8:1:2::${at}`, date)),
      );
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused).toHaveLength(16 - limits.bookingsOfNetwork.max);
      for (const answer of refused) expect(answer).toMatchObject({ status: 429, body: { code: 'too-many' } });
      expect(refused[0]?.body.message).toMatch(
        /^Nothing was booked: many consultations have been booked from your network today/,
      );
      expect(await booked(one)).toHaveLength(limits.bookingsOfNetwork.max);
      const [, , ...free] = times(26).slice(16);
      expect((await from(one, '2001:db8:1:3::1', free[0] ?? '')).status).toBe(201);
      for (const server of [one, other]) server.clock.pass(day);
      expect((await from(other, '2001:db8:1:2::1', free[1] ?? '')).status).toBe(201);
    },
  );

  test('don’t count as moves what the team changed', async () => {
    const server = await start();
    const booking = await book(server, { date: '2026-12-01T09:00:00Z' });
    await server.database.updateTable('bookings').set({ sequence: limits.movesOfBooking.max }).execute();
    expect((await move(booking, '2026-12-01T10:00:00Z')).status).toBe(200);
  });

  test('count neither repeated nor rejected requests', async () => {
    const server = await start({ TRUST_PROXY: '1', RATE_LIMIT: '1000' });
    const dates = times(4);
    const again = () => book(server, { email: 'again@example.ie', date: dates[0] ?? '' }, 'again');
    for (let round = 0; round < 10; round += 1) expect((await again()).status).toBe(201);
    const booking = await again();
    const moves = await Promise.all(Array.from({ length: 10 }, () => move(booking, '2026-12-01T09:00:00Z')));
    expect(new Set(moves.map(({ status }) => status))).toEqual(new Set([200]));
    await move(booking, dates[0] ?? '');
    for (let round = 0; round < 10; round += 1) {
      expect((await book(server, { email: 'late@example.ie', date: dates[0] ?? '' })).status).toBe(409);
    }
    for (const date of dates.slice(1)) {
      expect((await book(server, { email: 'late@example.ie', date })).status).toBe(201);
    }
    const counted = server.database.selectFrom('daily_counts').select(['what', 'count']);
    expect(await counted.where('what', '!=', 'requests').orderBy('count').execute()).toEqual([
      // Of "again": its booking, its moves, all; of "late": from its network, all.
      ...[1, 2, 3, 3, 3].map((count) => ({ what: 'bookingMails', count })),
      { what: 'bookingsOfNetwork', count: 4 },
    ]);
  });
});
