import { describe, expect, test } from 'vitest';
import type { Availability } from '../../../src/domain/contract/staff/availability.ts';
import type { Hosts } from '../../../src/domain/contract/staff/hosts.ts';
import { book } from '../../testing/booking.ts';
import { openDesk } from '../../testing/desk.ts';
import { rowsOf } from '../../testing/serverState.ts';

interface Listed {
  daysOff: { id: string; from: string; to: string; label: string; host: { id: string } | null }[];
}

describe('days off on the desk', async () => {
  const { server, daniel, aoife } = await openDesk({ daniel: 'staff', aoife: 'owner' });

  const offeredOn = async (day: string): Promise<number> => {
    const response = await fetch(`${server.url}/api/meeting/available-slots?date=${day}`);
    return ((await response.json()) as unknown[]).length;
  };
  const add = (from: string, to: string, seen: readonly string[] = []) =>
    daniel.post('/api/staff/days-off', { from, to, label: 'Stocktaking', seen });
  const bookedIds = async () =>
    (await server.database.selectFrom('bookings').select('id').execute()).map(({ id }) => id);
  /** A new host is paused until the team lets them take calls. */
  async function addSecondHost(): Promise<{ id: string }> {
    expect((await aoife.post('/api/staff/hosts', { name: 'Conor Daly', email: null })).status).toBe(200);
    const { hosts } = (await daniel.get('/api/staff/hosts')).body as unknown as Hosts;
    expect(hosts.map(({ isPaused }) => isPaused)).toEqual([false, true]);
    const id = hosts[1]?.id ?? '';
    await aoife.post(`/api/staff/hosts/${id}/pause`, { isPaused: false });
    return { id };
  }
  const list = async () => ((await daniel.get('/api/staff/days-off')).body as unknown as Listed).daysOff;

  test('close the calendar at once, first and last day included, until they are removed', async () => {
    expect(await offeredOn('2026-12-03')).toBeGreaterThan(0);
    const added = await add('2026-12-02', '2026-12-03');
    expect(added.status).toBe(200);
    expect([await offeredOn('2026-12-02'), await offeredOn('2026-12-03')]).toEqual([0, 0]);
    expect(await offeredOn('2026-12-01')).toBeGreaterThan(0);
    expect(await offeredOn('2026-12-04')).toBeGreaterThan(0);
    expect(await book(server, { date: '2026-12-03T10:00:00.000Z' })).toMatchObject({
      status: 409,
      body: { code: 'slot-not-offered' },
    });
    const [days] = await list();
    expect(days).toMatchObject({ from: '2026-12-02', to: '2026-12-03', label: 'Stocktaking' });
    expect((await daniel.post(`/api/staff/days-off/${days?.id}/remove`, {})).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await offeredOn('2026-12-03')).toBeGreaterThan(0);
    expect((await daniel.post(`/api/staff/days-off/${days?.id}/remove`, {})).status).toBe(404);
  });

  test('are undone, added or removed', async () => {
    const added = await add('2026-12-02', '2026-12-02');
    await daniel.post('/api/staff/undo', { entry: added.body.entry });
    expect(await list()).toEqual([]);
    await add('2026-12-02', '2026-12-02');
    const [days] = await list();
    const removed = await daniel.post(`/api/staff/days-off/${days?.id}/remove`, {});
    await daniel.post('/api/staff/undo', { entry: removed.body.entry });
    expect(await list()).toEqual([days]);
    expect(await offeredOn('2026-12-02')).toBe(0);
    await daniel.post(`/api/staff/days-off/${days?.id}/remove`, {});
  });

  test('over booked calls need a confirmation that names each call, and the calls stay', async () => {
    await book(server, { date: '2026-12-08T10:00:00.000Z' });
    await book(server, { date: '2026-12-09T11:00:00.000Z' });
    const booked = await server.database.selectFrom('bookings').select('id').execute();
    const [first, second] = booked.map(({ id }) => id);
    for (const seen of [[], [first ?? '']]) {
      const refused = await add('2026-12-08', '2026-12-09', seen);
      expect(refused).toMatchObject({ status: 409, body: { code: 'calls-booked' } });
    }
    expect(await list()).toEqual([]);
    expect((await add('2026-12-08', '2026-12-09', [first ?? '', second ?? ''])).status).toBe(200);
    const { body } = await daniel.get('/api/staff/bookings?from=2026-12-08&to=2026-12-09');
    expect(body.bookings).toMatchObject([{ status: 'booked' }, { status: 'booked' }]);
    const moved = await daniel.post(`/api/staff/bookings/${first}/move`, {
      date: '2026-12-09T14:00:00.000Z',
      version: 0,
    });
    expect(moved).toMatchObject({ status: 409, body: { code: 'slot-not-offered' } });
  });

  test('can’t be restored over a call that was booked since', async () => {
    await add('2026-12-10', '2026-12-10');
    const days = (await list()).find(({ from }) => from === '2026-12-10');
    const removed = await daniel.post(`/api/staff/days-off/${days?.id}/remove`, {});
    server.clock.pass(1000);
    expect((await book(server, { date: '2026-12-10T10:00:00.000Z' })).status).toBe(201);
    const undone = await daniel.post('/api/staff/undo', { entry: removed.body.entry });
    expect(undone).toMatchObject({ status: 409, body: { code: 'calls-booked' } });
    expect((await list()).some(({ from }) => from === '2026-12-10')).toBe(false);
  });

  test('of one host leave the other’s times free, show in their week, and ask about their calls alone', async () => {
    const { id } = await addSecondHost();
    const free = await offeredOn('2026-12-15');
    await book(server, { date: '2026-12-15T10:00:00.000Z' });
    await book(server, { date: '2026-12-15T10:00:00.000Z', email: 'second@example.ie' });
    const [own] = await server.database.selectFrom('bookings').select('id').where('host_id', '=', id).execute();
    const days = { from: '2026-12-15', to: '2026-12-15', label: 'Away', host: id };
    expect((await daniel.post('/api/staff/days-off', { ...days, host: 'nobody', seen: [] })).status).toBe(404);
    expect((await daniel.post('/api/staff/days-off', { ...days, seen: [] })).body.code).toBe('calls-booked');
    expect((await daniel.post('/api/staff/days-off', { ...days, seen: [own?.id] })).status).toBe(200);
    expect(await list()).toContainEqual(expect.objectContaining({ label: 'Away', host: { id, name: 'Conor Daly' } }));
    expect(await offeredOn('2026-12-15')).toBe(free);
    const { body } = await daniel.get('/api/staff/availability?from=2026-12-15&to=2026-12-15');
    const { hosts, daysOff } = body as unknown as Availability;
    expect([daysOff, hosts.map(({ open }) => open.length > 0)]).toEqual([[], [true, false]]);
    expect(hosts[1]?.busy).toEqual([{ start: '2026-12-15T00:00:00.000Z', end: '2026-12-16T00:00:00.000Z' }]);
    const log = await daniel.get('/api/staff/log?');
    expect(JSON.stringify(log.body.rows)).toContain('Days off added: 2026-12-15, Conor Daly');
    await book(server, { date: '2026-12-16T10:00:00.000Z', email: 'third@example.ie' });
    // A call by hand outside all hours goes to whoever is at work on that day, however many calls they have.
    const late = { name: 'Ruth Lynch', email: 'ruth@example.ie', date: '2026-12-15T20:00:00.000Z', note: '' };
    const byHand = await daniel.post('/api/staff/bookings', { ...late, outsideHours: true });
    expect(byHand.status).toBe(200);
    const evening = await rowsOf(server, 'bookings', { email: late.email });
    expect(evening).toMatchObject([{ host_id: 'default' }]);
    const preview = await daniel.post('/api/staff/bookings/preview', { ...late, host: id, outsideHours: false });
    expect(preview.body.obstacle).toMatchObject({
      kind: 'outside',
      message: expect.stringContaining('is on a day off'),
    });
    // With both away, nobody is left.
    await daniel.post('/api/staff/days-off', { from: days.from, to: days.to, label: 'Off', seen: await bookedIds() });
    expect(await offeredOn('2026-12-15')).toBe(0);
  });

  test('are refused when they are past, in the wrong order or too many', async () => {
    for (const [from, to] of [
      ['2026-11-01', '2026-11-02'],
      ['2026-12-10', '2026-12-09'],
      ['2026-12-10', '2027-06-10'],
      ['2026-12-10', '2026-12-32'],
    ] as const) {
      expect([from, to, (await add(from, to)).status]).toEqual([from, to, 400]);
    }
  });
});
