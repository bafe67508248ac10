import { describe, expect, test } from 'vitest';
import type { Calendars } from '../../../src/domain/contract/staff/calendars.ts';
import { book, freeTimes } from '../../testing/booking.ts';
import { openDesk, todayOf } from '../../testing/desk.ts';
import { openReceiver } from '../../testing/openTestServer.ts';
import { send } from '../../testing/request.ts';
import { linkOf } from '../../testing/serverState.ts';
import { passMinutes } from '../../testing/staff.ts';
import { webhookReceiver } from '../../testing/webhookReceiver.ts';
import { pollCalendars } from '../pollJob.ts';

/** A calendar with events, each from one UTC time to another, as in "20261124T090000Z 20261124T093000Z". */
const calendarOf = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((event) => {
      const [start, end, uid = `${start}@calendar.example`] = event.split(' ');
      return ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:${start}`, `DTEND:${end}`, 'END:VEVENT'];
    }),
    'END:VCALENDAR',
  ].join('\r\n');

describe('the team’s calendars', async () => {
  const calendar = await openReceiver();
  const { server, aoife: owner } = await openDesk(
    { aoife: 'owner' },
    { WEBHOOK_TARGETS: 'any', CALENDAR_CLOSE_HOURS: '12' },
  );
  let id: string;

  const serve = (body: string, etag = '"v1"') => {
    calendar.answer = { status: 200, body, headers: { etag } };
  };
  const list = async () => ((await owner.get('/api/staff/calendars')).body as unknown as Calendars).calendars;
  const needs = async () => {
    const { needs } = await todayOf(owner);
    return needs.filter(({ kind }) => kind === 'calendar').map(({ title, about }) => [title, about]);
  };
  const free = (day: string) => freeTimes(server, day);
  /** Sets the clock forward, and polls. */
  async function pollAfter(minutes: number): Promise<void> {
    await passMinutes(server, minutes);
    await pollCalendars(server.context);
  }

  test('one is tested before it is added, and says what is wrong in words', async () => {
    const check = (url: string) => owner.post('/api/staff/calendars/check', { url });
    serve(calendarOf('20261124T090000Z 20261124T103000Z', '20270301T090000Z 20270301T093000Z'));
    expect((await check(calendar.url)).body).toEqual({
      count: 1,
      first: [{ start: '2026-11-24T09:00:00.000Z', end: '2026-11-24T10:30:00.000Z' }],
      unread: 0,
    });
    calendar.answer = { status: 200, body: '<html>Please log in' };
    expect(await check(calendar.url)).toMatchObject({
      status: 422,
      body: { message: 'The answer isn’t a calendar (iCalendar), or it is incomplete. Nothing was added.' },
    });
    expect(await check('ftp://files.example')).toMatchObject({ status: 422 });
    calendar.answer = { status: 404 };
    expect((await owner.post('/api/staff/calendars', { name: 'Mine', url: calendar.url })).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  test('its busy times aren’t free from the moment when it is added, and its address is not shown', async () => {
    serve(calendarOf('20261124T090000Z 20261124T103000Z'));
    expect((await free('2026-11-24')).slice(0, 3)).toEqual(['09:00', '09:30', '10:00']);
    const wanted = { name: 'Aoife', url: calendar.url };
    expect((await owner.post('/api/staff/calendars', wanted)).status).toBe(200);
    expect((await owner.post('/api/staff/calendars', wanted)).body.code).toBe('known-calendar');
    expect((await free('2026-11-24')).slice(0, 3)).toEqual(['10:30', '11:00', '11:30']);
    const [shown] = await list();
    expect(shown).toMatchObject({ name: 'Aoife', server: new URL(calendar.url).host, failure: null, closes: false });
    expect(JSON.stringify(await list())).not.toContain('/hook');
    const log = await server.database.selectFrom('audit_log').select('after').execute();
    expect(JSON.stringify(log)).not.toContain('/hook');
    id = shown?.id ?? '';
  });

  test('a booking or a move to a busy time is refused in words; a member can book it after a warning', async () => {
    const date = '2026-11-24T10:00:00.000Z';
    const refusal = { status: 409, body: { code: 'slot-busy' } };
    const answer = await book(server, { date });
    expect(answer).toMatchObject(refusal);
    expect(answer.body.message).toBe(
      '10:00 AM on Tuesday 24 November 2026 is no longer free. Please choose another time.',
    );
    const booked = await book(server, { date: '2026-11-24T11:00:00.000Z' });
    expect(await send(linkOf(booked), { action: 'move', date })).toMatchObject(refusal);
    const byHand = { name: 'Eoin', email: 'eoin@example.ie', date, note: '' };
    expect((await owner.post('/api/staff/bookings', { ...byHand, outsideHours: false })).body.message).toContain(
      'is busy in a calendar of the team. Confirm that you mean it.',
    );
    expect((await owner.post('/api/staff/bookings', { ...byHand, outsideHours: true })).status).toBe(200);
  });

  test('our own calls in it are not busy: a moved one frees its old time', async () => {
    const date = '2026-11-25T09:00:00.000Z';
    const booked = await book(server, { date });
    serve(calendarOf(`20261125T090000Z 20261125T093000Z ${booked.body.id}`), '"v2"');
    await pollAfter(10);
    await send(linkOf(booked), { action: 'move', date: '2026-11-26T09:00:00.000Z' });
    expect((await free('2026-11-25'))[0]).toBe('09:00');
  });

  test('is read every few minutes, and left as it was when nothing has changed', async () => {
    serve(calendarOf('20261127T090000Z 20261127T170000Z'), '"v3"');
    await pollAfter(10);
    expect(await free('2026-11-27')).toEqual([]);
    calendar.received.splice(0);
    calendar.answer = { status: 304 };
    await pollAfter(10);
    await pollAfter(1);
    expect(calendar.received.map(({ headers }) => headers['if-none-match'])).toEqual(['"v3"']);
    expect(await free('2026-11-27')).toEqual([]);
    serve(calendarOf(), '"v4"');
    await pollAfter(24 * 60);
    expect(calendar.received.at(-1)?.headers).not.toHaveProperty('if-none-match');
    expect(await free('2026-11-27')).toContain('09:00');
  });

  test('one with an event that can’t be read is on Today by the event’s name, and the others count', async () => {
    const bad = 'BEGIN:VEVENT\r\nUID:bad\r\nSUMMARY:Choir\r\nDTSTART:soon\r\nEND:VEVENT\r\nEND:VCALENDAR';
    serve(calendarOf('20261127T090000Z 20261127T170000Z').replace('END:VCALENDAR', bad), '"bad"');
    await pollAfter(10);
    expect(await needs()).toEqual([
      [
        '1 event in the calendar “Aoife” couldn’t be read in full',
        'Look at “Choir”: visitors may book times when you are busy.',
      ],
    ]);
    expect(await list()).toMatchObject([{ failure: null, unread: 1, skipped: ['Choir'] }]);
    expect(await free('2026-11-27')).toEqual([]);
    serve(calendarOf(), '"good"');
    await pollAfter(10);
    expect(await needs()).toEqual([]);
  });

  test('one that answers a page in place of a calendar keeps its busy times and says so', async () => {
    serve(calendarOf('20261127T090000Z 20261127T170000Z'), '"before"');
    await pollAfter(10);
    serve('<!doctype html><title>Log in</title>', '"page"');
    await pollAfter(10);
    expect((await list())[0]?.failure).toBe('The answer isn’t a calendar (iCalendar), or it is incomplete.');
    expect(await free('2026-11-27')).toEqual([]);
  });

  test('one that fails keeps its busy times, is on Today after an hour, and closes bookings after CALENDAR_CLOSE_HOURS', async () => {
    serve(calendarOf('20261201T090000Z 20261201T100000Z'), '"v5"');
    await pollAfter(10);
    calendar.answer = { status: 404 };
    await pollAfter(10);
    expect(await list()).toMatchObject([
      { failure: 'There is no calendar at this address (HTTP 404).', closes: false },
    ]);
    expect(await needs()).toEqual([]);
    calendar.answer = { status: 500 };
    await pollAfter(60);
    const failure = 'The calendar’s server answered HTTP 500.';
    expect(await needs()).toEqual([['The calendar “Aoife” can’t be read', failure]]);
    expect((await free('2026-12-01'))[0]).toBe('10:00');
    await pollAfter(12 * 60);
    expect(await needs()).toEqual([['The calendar “Aoife” can’t be read, so nothing can be booked', failure]]);
    expect(await list()).toMatchObject([{ closes: true }]);
    expect(await free('2026-12-01')).toEqual([]);
    expect((await book(server, { date: '2026-12-01T12:00:00.000Z' })).body.code).toBe('slot-busy');
  });

  test('is read again at once by “Read now”, with its times in order again', async () => {
    expect((await owner.post(`/api/staff/calendars/${id}/read`, {})).body).toEqual({
      failure: 'The calendar’s server answered HTTP 500.',
    });
    serve(calendarOf('20261201T110000Z 20261201T120000Z'), '"v6"');
    expect((await owner.post(`/api/staff/calendars/${id}/read`, {})).body).toEqual({ failure: null });
    expect(await needs()).toEqual([]);
    expect(await list()).toMatchObject([{ failure: null, failingSince: null, closes: false }]);
    const times = await free('2026-12-01');
    expect([times.includes('09:00'), times.includes('11:00')]).toEqual([true, false]);
  });

  test('leaves its times free once it is removed', async () => {
    // Removing needs a fresh second factor.
    await server.database.updateTable('staff_sessions').set({ proven_at: server.clock.now.toISOString() }).execute();
    expect((await owner.post(`/api/staff/calendars/${id}/remove`, {})).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await server.database.selectFrom('busy_times').selectAll().execute()).toEqual([]);
    expect(await free('2026-12-01')).toContain('11:00');
    const log = await owner.get('/api/staff/log');
    expect(JSON.stringify(log.body)).toContain('Calendar “Aoife” removed');
  });
});

describe('without CALENDAR_CLOSE_HOURS', async () => {
  const calendar = await webhookReceiver();
  const { server, aoife } = await openDesk({ aoife: 'owner' }, { WEBHOOK_TARGETS: 'any' });

  test('bookings stay open with the busy times last read', async () => {
    calendar.answer = { status: 200, body: calendarOf('20261124T090000Z 20261124T100000Z') };
    await aoife.post('/api/staff/calendars', { name: 'Aoife', url: calendar.url });
    await calendar.close();
    server.clock.pass(48 * 3_600_000);
    await pollCalendars(server.context);
    expect((await book(server, { date: '2026-11-24T09:30:00.000Z' })).status).toBe(409);
    expect((await book(server, { date: '2026-11-24T10:00:00.000Z' })).status).toBe(201);
  });
});
