import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { CalendarFeeds, CreatedCalendarFeed } from '../../../src/domain/contract/staff/calendarFeeds.ts';
import type { LogRow } from '../../../src/domain/contract/staff/log.ts';
import { book } from '../../testing/booking.ts';
import { openDesk } from '../../testing/desk.ts';
import { send } from '../../testing/request.ts';
import { linkOf } from '../../testing/serverState.ts';

describe('the calendar feed', async () => {
  const { server, aoife: owner } = await openDesk({ aoife: 'owner' });
  let made: CreatedCalendarFeed;

  const list = async () => ((await owner.get('/api/staff/calendar-feeds')).body as unknown as CalendarFeeds).feeds;
  /** The events in the feed, parsed by another library. */
  async function eventsIn(url = made.url) {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  }

  test('is made once; its address is shown once and stored nowhere', async () => {
    const headers = { 'idempotency-key': 'a-feed' };
    const answer = await owner.post('/api/staff/calendar-feeds', { name: 'Aoife’s phone' }, headers);
    expect(answer.status).toBe(200);
    made = answer.body as unknown as CreatedCalendarFeed;
    expect(made.url).toMatch(new RegExp(`^${server.url}/api/calendar/[\\w-]{43}/calls\\.ics$`));
    const again = await owner.post('/api/staff/calendar-feeds', { name: 'Aoife’s phone' }, headers);
    expect(again.body.code).toBe('shown-before');
    expect(await list()).toMatchObject([{ name: 'Aoife’s phone', createdBy: 'Aoife Nolan', lastReadAt: null }]);
    const secret = made.url.split('/').at(-2) ?? '';
    const rows = await server.database.selectFrom('calendar_feeds').selectAll().execute();
    const log = await server.database.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify([await list(), rows, log])).not.toContain(secret);
    expect((await owner.post('/api/staff/calendar-feeds', { name: '' })).status).toBe(400);
  });

  test('holds every booked call, moved to its new time, and no cancelled one', async () => {
    const [kept, moved, cancelled] = await Promise.all([
      book(server, { date: '2026-11-24T09:00:00Z', name: 'Ann Byrne', email: 'ann@example.ie' }),
      book(server, { date: '2026-11-24T10:00:00Z', name: 'Moira' }),
      book(server, { date: '2026-11-24T11:00:00Z', name: 'Cahal' }),
    ]);
    expect(await eventsIn()).toHaveLength(3);
    await send(linkOf(moved), { action: 'move', date: '2026-11-25T15:00:00Z' });
    await send(linkOf(cancelled), { action: 'cancel' });
    const events = await eventsIn();
    expect(events.map(({ uid, startDate, endDate }) => [uid, `${startDate}`, `${endDate}`])).toEqual([
      [kept.body.id, '2026-11-24T09:00:00Z', '2026-11-24T09:30:00Z'],
      [moved.body.id, '2026-11-25T15:00:00Z', '2026-11-25T15:30:00Z'],
    ]);
    expect(events[0]).toMatchObject({
      summary: 'Consultation: Ann Byrne',
      description: expect.stringContaining('E-mail: ann@example.ie'),
    });
    expect(events[0]?.description).toContain(`/desk/calendar/${kept.body.id}`);
    expect(events[0]?.description).not.toContain('/booking/manage/');
  });

  test('is not cached, and the desk says when it was last read', async () => {
    const { headers } = await fetch(made.url);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(await list()).toMatchObject([{ lastReadAt: expect.stringMatching(/^2026-11-20T10/) }]);
  });

  test('is not found with a wrong secret, and no longer once it is revoked', async () => {
    const { code } = (await (await fetch(made.url.replace(/.\/calls/, '/calls'))).json()) as { code: string };
    expect(code).toBe('not-found');
    const other = (await owner.post('/api/staff/calendar-feeds', { name: 'Office' })).body as unknown as typeof made;
    expect((await owner.post(`/api/staff/calendar-feeds/${made.id}/revoke`, {})).status).toBe(200);
    expect((await fetch(made.url)).status).toBe(404);
    expect(await eventsIn(other.url)).toHaveLength(2);
    expect((await owner.post(`/api/staff/calendar-feeds/${made.id}/revoke`, {})).status).toBe(404);
    expect(await list()).toMatchObject([{ name: 'Office' }]);
    const { rows } = (await owner.get('/api/staff/log')).body as unknown as { rows: LogRow[] };
    expect(rows.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Calendar address “Aoife’s phone” made: it shows all calls',
        'Calendar address “Aoife’s phone” revoked',
      ]),
    );
  });
});
