import { describe, expect, test } from 'vitest';
import { deleteExpired } from '../people/deleteExpired.ts';
import { book, bookingRequest } from '../testing/booking.ts';
import { withRowLocks } from '../testing/databases.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { send } from '../testing/request.ts';
import { linkOf } from '../testing/serverState.ts';

const minute = 60_000;
const nine = '2026-11-24T09:00:00.000Z';
const half = '2026-11-24T09:30:00.000Z';

async function start(environment: Record<string, string> = {}) {
  const server = await openTestServer({ environment });
  /** A visitor with a browser of their own. @param key the page's; another one after a reload */
  const visitor = (name: string, key = `the-open-page-of-${name.replaceAll(/\W/g, '-')}`) => {
    const headers = { 'user-agent': name, 'slot-hold': key };
    return {
      hold: (date: string) => send(`${server.url}/api/meeting/hold`, { date }, headers),
      book: (date: string) => send(`${server.url}/api/meeting/book-meeting`, bookingRequest({ date }), headers),
      async sees(date: string): Promise<boolean> {
        const url = `${server.url}/api/meeting/available-slots?date=${date.slice(0, 10)}`;
        const slots = (await (await fetch(url, { headers })).json()) as { iso: string; available: boolean }[];
        return slots.some(({ iso, available }) => iso === date && available);
      },
    };
  };
  return { server, visitor };
}
const taken = { status: 409, body: { code: 'slot-taken' } };

describe('a held time', () => {
  test('is free for its visitor alone, also after a reload or on another network, until it is booked', async () => {
    const site = await start();
    const [ann, ben] = [site.visitor('ann'), site.visitor('ben')];
    expect(await ann.hold(nine)).toMatchObject({ status: 200, body: { heldUntil: expect.stringMatching(/T10:10/) } });
    expect([await ann.sees(nine), await ben.sees(nine), await ben.sees(half)]).toEqual([true, false, true]);
    expect(await ben.hold(nine)).toMatchObject(taken);
    expect(await ben.book(nine)).toMatchObject(taken);
    expect(await site.visitor('ann', 'the-page-after-a-reload').sees(nine)).toBe(true);
    expect(await site.visitor('another network', 'the-open-page-of-ann').sees(nine)).toBe(true);
    expect((await ann.book(nine)).status).toBe(201);
    expect(await site.server.database.selectFrom('slot_holds').selectAll().execute()).toEqual([]);
  });

  test('is let go when its visitor picks another, and after ten minutes at the latest', async () => {
    const site = await start();
    const [ann, ben] = [site.visitor('ann'), site.visitor('ben')];
    const { heldUntil } = (await ann.hold(nine)).body;
    await ann.hold(half);
    expect([await ben.sees(nine), await ben.sees(half)]).toEqual([true, false]);
    await ann.hold(nine);
    site.server.clock.pass(5 * minute);
    const again = (await ann.hold(nine)).body.heldUntil;
    expect(Date.parse(String(again)) - Date.parse(String(heldUntil))).toBeLessThan(minute);
    site.server.clock.pass(5 * minute);
    expect(await ben.sees(nine)).toBe(true);
    expect(await ann.hold(nine)).toMatchObject({ status: 200, body: { heldUntil: null } });
    const { database, clock } = site.server;
    await deleteExpired(database, new Date(clock.now.getTime() + 11 * minute), '2026-11-20');
    expect(await database.selectFrom('slot_holds').selectAll().execute()).toEqual([]);
    expect((await ben.book(nine)).status).toBe(201);
  });

  test('is no booking: the team can use it, and without a hold it can be booked', async () => {
    const site = await start();
    const ann = site.visitor('ann');
    await site.server.database.deleteFrom('slot_holds').execute();
    expect((await ann.book(nine)).status).toBe(201);
    expect(await ann.hold(nine)).toMatchObject(taken);
    expect((await ann.hold('2026-11-22T09:00:00.000Z')).body.code).toBe('slot-not-offered');
    expect((await book(site.server, { date: half })).status).toBe(201);
  });

  test('is refused to a move by another visitor', async () => {
    const site = await start();
    const booked = await book(site.server, { date: half });
    await site.visitor('ann').hold(nine);
    expect(await send(linkOf(booked), { action: 'move', date: nine })).toMatchObject(taken);
  });

  test('is one of few: three for a network, and a third of a day', async () => {
    const limited = await start({ RATE_LIMIT: '1000' });
    const hours = ['09', '10', '11', '12', '13', '14', '15', '16'];
    const dates = hours.map((hour) => `2026-11-24T${hour}:00:00.000Z`);
    const heldOn = async (site: typeof limited) => {
      const until = [];
      for (const date of dates) until.push((await site.visitor(date).hold(date)).body.heldUntil);
      return until.filter((each) => each !== null).length;
    };
    expect(await heldOn(limited)).toBe(3);
    const unlimited = await start();
    // Of sixteen times, six are a third or more.
    expect(await heldOn(unlimited)).toBe(6);
    expect((await unlimited.visitor('late').book('2026-11-24T16:00:00.000Z')).status).toBe(201);
  });
});

test.each(withRowLocks)('is held for one of many visitors who ask at once, on $name', async ({ create }) => {
  const site = await start(await create());
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => site.visitor(`visitor ${number}`).hold(nine)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await site.server.database.selectFrom('slot_holds').selectAll().execute()).toHaveLength(1);
});
