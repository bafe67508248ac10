import { afterEach, describe, expect, test } from 'vitest';
import { type OpeningRules, rulesOf } from '../../../src/domain/booking/openingRules.ts';
import { lastDayHeader } from '../../../src/domain/booking/protocol.ts';
import { type Hours, opening } from '../../../src/domain/catalogue/opening.ts';
import { book } from '../../testing/booking.ts';
import { openDesk } from '../../testing/desk.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import { changeRows } from '../../testing/serverState.ts';

const usual = rulesOf(opening);
const weekdays = (...periods: readonly Hours[]): OpeningRules['week'] => {
  const day = [...periods];
  return [[], day, day, day, day, day, []];
};
const mornings: OpeningRules = { ...usual, week: weekdays(['09:00', '12:30']) };

describe('opening hours on the desk', async () => {
  const { server, daniel } = await openDesk({ daniel: 'staff' });
  const other = await openTestServer({ environment: { DATA_DIR: server.settings.dataDir } });
  let version = 0;
  afterEach(async () => {
    await server.database.updateTable('bookings').set({ status: 'cancelled' }).execute();
    await server.database.deleteFrom('opening_hours').execute();
    version = 0;
  });

  const change = async (rules: OpeningRules) => {
    const answer = await daniel.post('/api/staff/opening-hours', { rules, version });
    if (answer.status === 200) version += 1;
    return answer;
  };
  const timesOn = async (day: string, { url } = server) => {
    const response = await fetch(`${url}/api/meeting/available-slots?date=${day}`);
    const times = (await response.json()) as { time: string }[];
    return { times: times.map(({ time }) => time), last: response.headers.get(lastDayHeader) };
  };
  const log = async () => {
    const { body } = await daniel.get('/api/staff/log?subject=opening-hours:default');
    return (body.rows as { what: string; who: string }[]).map(({ what }) => what);
  };

  test('are those of the catalogue until they are changed, and then apply at once on every server', async () => {
    expect((await daniel.get('/api/staff/opening-hours')).body).toMatchObject({
      rules: usual,
      version: 0,
      length: 30,
      timeZone: 'Europe/Dublin',
      changed: null,
    });
    expect((await timesOn('2026-11-24')).times).toHaveLength(16);
    const rules = { ...mornings, notice: 24 * 60, horizon: 90, buffer: 15 };
    expect((await change(rules)).status).toBe(200);
    for (const each of [server, other]) {
      const { times, last } = await timesOn('2026-11-24', each);
      expect([times, last]).toEqual([['9:00 AM', '9:45 AM', '10:30 AM', '11:15 AM', '12:00 PM'], '2027-02-18']);
      expect((await timesOn('2026-11-20', each)).times).toEqual([]);
      expect((await timesOn('2027-02-18', each)).times).toHaveLength(5);
    }
    expect((await daniel.get('/api/staff/opening-hours')).body).toMatchObject({
      rules,
      version: 1,
      changed: { who: 'Daniel Roche' },
    });
    expect((await log())[0]).toMatch(
      /^Opening hours changed: Monday 9:00 AM to 12:30 PM, .*, notice 24 hours, 90 days/,
    );
  });

  test('apply to bookings, moves, and pages without scripts', async () => {
    const { body } = await book(server, { date: '2026-11-24T09:00:00.000Z' });
    await change({ ...mornings, buffer: 30 });
    const notOffered = { status: 409, body: { code: 'slot-not-offered' } };
    expect(await book(other, { date: '2026-11-24T14:00:00.000Z' })).toMatchObject(notOffered);
    expect((await book(other, { date: '2026-11-25T10:00:00.000Z' })).status).toBe(201);
    for (const [date, status] of [
      ['2026-11-25T14:00:00.000Z', 409],
      ['2026-11-25T10:00:00.000Z', 409],
      ['2026-11-25T11:00:00.000Z', 200],
    ] as const) {
      const moved = await daniel.post(`/api/staff/bookings/${body.id}/move`, { date, version: 0 });
      expect([date, moved.status]).toEqual([date, status]);
    }
    const days = await (await fetch(`${other.url}/booking/plain`)).text();
    expect(days.replace(/<[^>]+>|\n/g, '')).toContain('Thu 26 November 2026, 4 free');
    const day = await (await fetch(`${other.url}/booking/plain?date=2026-11-26`)).text();
    expect(day.match(/type="radio"/g)).toHaveLength(4);
    expect(day).not.toContain('>2:00 PM');
  });

  test('are refused when a booked call would be outside them, and name the call', async () => {
    await book(server, { date: '2026-12-04T14:30:00.000Z', name: 'Eoin Burke' });
    await book(server, { date: '2026-12-04T10:00:00.000Z' });
    const check = await daniel.post('/api/staff/opening-hours/check', { rules: mornings });
    expect(check.body).toMatchObject({
      problems: [],
      outside: [{ name: 'Eoin Burke', day: '2026-12-04', time: '2:30 PM' }],
      free: { now: 73, after: 28 },
    });
    const refused = await change(mornings);
    expect(refused).toMatchObject({ status: 409, body: { code: 'calls-outside' } });
    expect(refused.body.message).toContain('1 call would be outside');
    expect(refused.body.message).toContain('Eoin Burke, 2:30 PM on Friday 4 December 2026.');
    expect((await timesOn('2026-11-24')).times).toHaveLength(16);
    // One that is outside already doesn't keep the hours from changing.
    const evening = { starts_at: '2026-12-04T19:30:00.000Z', ends_at: '2026-12-04T20:00:00.000Z' };
    await changeRows(server, 'bookings', evening, { name: 'Eoin Burke' });
    expect((await change(mornings)).status).toBe(200);
  });

  test('are undone, unless a call was booked at a time that only the new hours have', async () => {
    const evening = await change({ ...usual, week: weekdays(['09:00', '20:00']) });
    const booked = await book(server, { date: '2026-11-24T19:00:00.000Z' });
    const undo = (entry: unknown) => daniel.post('/api/staff/undo', { entry });
    expect(await undo(evening.body.entry)).toMatchObject({ status: 409, body: { code: 'calls-outside' } });
    await daniel.post(`/api/staff/bookings/${booked.body.id}/cancel`, { version: 0 });
    expect((await undo(evening.body.entry)).status).toBe(200);
    expect((await daniel.get('/api/staff/opening-hours')).body).toMatchObject({ rules: usual, version: 2 });
    expect((await log()).slice(0, 2)).toEqual([
      expect.stringContaining('changed back: Monday 9:00 AM to 5:00 PM'),
      expect.stringContaining('changed: Monday 9:00 AM to 8:00 PM'),
    ]);
    // The hours of the catalogue count again, also after they are edited there.
    const { rules } = await server.database.selectFrom('opening_hours').select('rules').executeTakeFirstOrThrow();
    expect(rules).toBeNull();
  });

  test('that another member changed meanwhile are not overwritten', async () => {
    await change(mornings);
    version = 0;
    const late = await change({ ...usual, horizon: 30 });
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated' } });
    expect(late.body.message).toContain('Daniel Roche');
  });

  test('are refused with a message when they make no sense', async () => {
    const [sunday, monday] = [[], [['17:00', '09:00']]] as unknown as OpeningRules['week'];
    const wrong = { ...usual, week: [sunday, monday, [], [], [], [], []] as OpeningRules['week'], horizon: 0 };
    const refused = await change(wrong);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-hours' } });
    expect(refused.body.message).toBe(
      'Monday: 5:00 PM to 9:00 AM ends before it starts. Calls can be booked at least 1 and at most 365 days ahead.',
    );
  });
});
