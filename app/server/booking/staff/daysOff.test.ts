import { describe, expect, test } from 'vitest';
import { book } from '../../testing/booking.ts';
import { openDesk } from '../../testing/desk.ts';

interface Listed {
  daysOff: { id: string; from: string; to: string; label: string }[];
}

describe('days off on the desk', async () => {
  const { server, daniel } = await openDesk({ daniel: 'staff' });

  const offeredOn = async (day: string): Promise<number> => {
    const response = await fetch(`${server.url}/api/meeting/available-slots?date=${day}`);
    return ((await response.json()) as unknown[]).length;
  };
  const add = (from: string, to: string, seen: readonly string[] = []) =>
    daniel.post('/api/staff/days-off', { from, to, label: 'Stocktaking', seen });
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
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    expect((await book(server, { date: '2026-12-10T10:00:00.000Z' })).status).toBe(201);
    const undone = await daniel.post('/api/staff/undo', { entry: removed.body.entry });
    expect(undone).toMatchObject({ status: 409, body: { code: 'calls-booked' } });
    expect((await list()).some(({ from }) => from === '2026-12-10')).toBe(false);
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
