import { describe, expect, test } from 'vitest';
import { book, entryIn } from '../../testing/booking.ts';
import { openDesk } from '../../testing/desk.ts';
import { until } from '../../testing/outbox.ts';

const ruth = {
  name: 'Ruth Lynch',
  email: 'ruth@example.ie',
  date: '2026-11-24T11:00:00.000Z',
  note: 'About the menu, as we said on the phone.\nDial in if the video fails.',
  outsideHours: false,
};

describe('a call booked by hand', async () => {
  const { server, daniel } = await openDesk({ daniel: 'staff' });

  const add = (change: Partial<typeof ruth> = {}) => daniel.post('/api/staff/bookings', { ...ruth, ...change });
  const preview = (change: Partial<typeof ruth> = {}) =>
    daniel.post('/api/staff/bookings/preview', { ...ruth, ...change });
  const booked = () => server.database.selectFrom('bookings').selectAll().orderBy('created_at').execute();

  test('is previewed as an e-mail first, which books nothing', async () => {
    const { status, body } = await preview();
    expect([status, body.obstacle]).toEqual([200, null]);
    expect(body.subject).toContain('Booked: your consultation with');
    expect(body.text).toContain('About the menu, as we said on the phone.');
    expect(body.text).toContain('/booking/manage/…');
    expect(await booked()).toEqual([]);
  });

  test('is e-mailed to both sides with the note and a calendar entry', async () => {
    expect((await add()).status).toBe(200);
    const [row, ...others] = await booked();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ name: 'Ruth Lynch', starts_at: ruth.date, ends_at: '2026-11-24T11:30:00.000Z' });
    const booking = async () => (await server.mails()).filter(({ subject }) => subject?.startsWith('Booked'));
    await until(async () => (await booking()).length === 2);
    const mails = await booking();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.text).toContain('About the menu, as we said on the phone.');
      expect(entryIn(mail)).toMatchObject({ uid: row?.id, start: '2026-11-24T11:00:00Z' });
      expect(entryIn(mail).description).toContain('Dial in if the video fails.');
    }
    const { body } = await daniel.get(`/api/staff/bookings/${row?.id}`);
    expect(body).toMatchObject({ name: 'Ruth Lynch', note: ruth.note, time: '11:00 AM', changeable: true });
    const log = await daniel.get(`/api/staff/log?subject=booking:${row?.id}`);
    expect(log.body.rows).toMatchObject([{ what: 'Consultation booked by hand', who: 'Daniel Roche' }]);
    expect((await daniel.get('/api/staff/bookings/unknown')).status).toBe(404);
  });

  test('never overlaps another, however it is confirmed', async () => {
    await book(server, { date: '2026-11-25T10:00:00.000Z' });
    for (const [date, outsideHours] of [
      ['2026-11-25T10:00:00.000Z', false],
      ['2026-11-25T10:00:00.000Z', true],
      ['2026-11-25T10:15:00.000Z', true],
    ] as const) {
      const refused = await add({ date, outsideHours });
      expect([date, refused.status, refused.body.code]).toEqual([date, 409, 'slot-taken']);
      expect((await preview({ date, outsideHours })).body).toMatchObject({ obstacle: { kind: 'taken' } });
    }
    const visitor = book(server, { date: '2026-11-26T10:00:00.000Z' });
    const [byHand, byVisitor] = await Promise.all([
      add({ date: '2026-11-26T10:15:00.000Z', outsideHours: true }),
      visitor,
    ]);
    expect([byHand.status === 200, byVisitor.status === 201].sort()).toEqual([false, true]);
  });

  test('outside the opening hours has to be confirmed, and isn’t offered to visitors', async () => {
    const sunday = '2026-11-29T18:10:00.000Z';
    const refused = await add({ date: sunday });
    expect(refused).toMatchObject({ status: 409, body: { code: 'outside-hours' } });
    expect(refused.body.message).toContain('6:10 PM on Sunday 29 November 2026 isn’t a time that visitors can book.');
    expect((await preview({ date: sunday })).body).toMatchObject({ obstacle: { kind: 'outside' } });
    expect((await add({ date: sunday, outsideHours: true })).status).toBe(200);
    expect((await add({ date: '2026-11-29T18:30:00.000Z', outsideHours: true })).body.code).toBe('slot-taken');
    expect((await add({ date: '2026-11-29T18:40:00.000Z', outsideHours: true })).status).toBe(200);
  });

  test('in the past or too far ahead is refused', async () => {
    for (const date of ['2026-11-19T10:00:00.000Z', '2028-11-20T10:00:00.000Z', '2026-11-30T10:00:30.000Z']) {
      expect([date, (await add({ date, outsideHours: true })).body.code]).toEqual([date, 'invalid-time']);
    }
    expect((await add({ email: 'ruth@' })).status).toBe(400);
  });
});
