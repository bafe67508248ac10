import { beforeAll, describe, expect, test } from 'vitest';
import { rulesOf } from '../../../src/domain/booking/openingRules.ts';
import { opening } from '../../../src/domain/catalogue/opening.ts';
import type { Availability } from '../../../src/domain/contract/staff/availability.ts';
import { book, calendarRow, secondHost } from '../../testing/booking.ts';
import { openDesk } from '../../testing/desk.ts';
import { addRows } from '../../testing/serverState.ts';

describe('when hosts are open, busy and free', async () => {
  const { server, aoife: owner } = await openDesk({ aoife: 'owner' });
  beforeAll(() => server.database.insertInto('hosts').values(secondHost).execute());

  const ask = async (from: string, to = from) => {
    const { body } = await owner.get(`/api/staff/availability?from=${from}&to=${to}`);
    return body as unknown as Availability;
  };

  test('a time is free until no host is: a call takes one, a busy calendar the other', async () => {
    const day = '2026-11-24';
    const [nine, halfPast] = [`${day}T09:00:00.000Z`, `${day}T09:30:00.000Z`];
    expect((await ask(day)).free.slice(0, 2)).toEqual([nine, halfPast]);
    await book(server, { date: nine });
    expect((await ask(day)).free).toContain(nine);
    await addRows(server, 'calendars', calendarRow({ host_id: 'second' }));
    const busy = { start: nine, end: halfPast };
    await addRows(server, 'busy_times', { calendar_id: 'calendar', starts_at: nine, ends_at: halfPast });
    const answer = await ask(day);
    expect(answer.free[0]).toBe(halfPast);
    const open = [{ start: nine, end: `${day}T17:00:00.000Z` }];
    expect(answer.hosts).toMatchObject([
      { id: 'default', open, busy: [] },
      { id: 'second', name: 'Conor Daly', open, busy: [busy] },
    ]);
    expect((await ask('2026-11-25')).hosts.map((host) => host.busy)).toEqual([[], []]);
  });

  test('days off and public holidays are named, and closed', async () => {
    const body = { from: '2026-12-23', to: '2026-12-24', label: 'Stocktaking', seen: [] };
    expect((await owner.post('/api/staff/days-off', body)).status).toBe(200);
    const { daysOff, hosts, free } = await ask('2026-12-21', '2026-12-27');
    expect(daysOff).toEqual([
      { day: '2026-12-23', label: 'Stocktaking' },
      { day: '2026-12-24', label: 'Stocktaking' },
      { day: '2026-12-25', label: 'Public holiday' },
      { day: '2026-12-26', label: 'Public holiday' },
    ]);
    const days = ({ open }: { open: readonly { start: string }[] }) => open.map(({ start }) => start.slice(0, 10));
    expect(hosts.map(days)).toEqual([
      ['2026-12-21', '2026-12-22'],
      ['2026-12-21', '2026-12-22'],
    ]);
    expect(new Set(free.map((start) => start.slice(0, 10)))).toEqual(new Set(['2026-12-21', '2026-12-22']));
  });

  test('a host who is open on a public holiday is, beside one who isn’t', async () => {
    const rules = { ...rulesOf(opening), publicHolidays: false };
    await owner.post('/api/staff/opening-hours', { host: 'second', rules, version: 0 });
    const { daysOff, hosts } = await ask('2026-12-25');
    expect(daysOff).toEqual([{ day: '2026-12-25', label: 'Public holiday' }]);
    expect(hosts.map(({ open }) => open.length)).toEqual([0, 1]);
  });

  test('a paused host is never open, and days the wrong way round are refused', async () => {
    await owner.post('/api/staff/hosts/second/pause', { isPaused: true });
    expect((await ask('2026-11-26')).hosts.map(({ open }) => open.length)).toEqual([1, 0]);
    expect((await owner.get('/api/staff/availability?from=2026-11-26&to=2026-11-25')).status).toBe(400);
  });
});
