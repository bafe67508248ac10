import { describe, expect, test } from 'vitest';
import { deleteExpired } from '../../people/deleteExpired.ts';
import { erasePersonalData } from '../../people/erasePersonalData.ts';
import { book } from '../../testing/booking.ts';
import { isRadicale, openCalDav } from '../../testing/caldav.ts';
import type { FakeCalDav } from '../../testing/caldavFake.ts';
import { todayOf } from '../../testing/desk.ts';
import { openMember, openTestServer } from '../../testing/openTestServer.ts';
import { type Answer, send } from '../../testing/request.ts';
import { linkOf, rowOf } from '../../testing/serverState.ts';
import { passMinutes } from '../../testing/staff.ts';
import { pollCalendars } from '../pollJob.ts';
import { createEntryWorker } from './entryWorker.ts';

describe('calls in the calendar of an account', async () => {
  const server = await openTestServer({
    environment: { WEBHOOK_TARGETS: 'any' },
    timing: { outboxInterval: 3_600_000 },
  });
  const owner = await openMember(server, 'owner');
  const account = await openCalDav();

  const pass = (minutes: number) => passMinutes(server, minutes);
  async function write(): Promise<void> {
    const worker = createEntryWorker(server.context, 3_600_000);
    await worker.wake();
    await worker.stop();
  }
  const text = async () => (await account.texts()).join('\n');
  const change = (booked: Answer, wanted: object) => send(linkOf(booked), wanted);
  async function entryNeeds() {
    const { needs } = await todayOf(owner);
    return needs.filter(({ kind }) => kind === 'entry');
  }
  /** Tries for a day, and stays silent until it is over. */
  async function failForADay(status: number): Promise<void> {
    const fake = account as FakeCalDav;
    fake.status = status;
    for (const minutes of [0, 1, 1, 10, 60, 180, 480]) {
      await pass(minutes);
      await write();
    }
    expect(await entryNeeds()).toEqual([]);
    await pass(720);
    await write();
    fake.status = null;
  }
  async function noticed(): Promise<string[]> {
    await pass(6);
    await pollCalendars(server.context);
    return (await entryNeeds()).map(({ title }) => title);
  }

  test('are written when the calendar is added, and when they are booked, moved and cancelled', async () => {
    const first = await book(server, { email: 'first@example.ie', date: '2026-11-24T10:00:00.000Z' });
    const { login, calendar: url } = account;
    await owner.post('/api/staff/calendars', { name: 'Work', url, login, writes: true });
    await write();
    expect(await text()).toContain('DTSTART:20261124T100000Z');
    expect(await text()).not.toContain('METHOD');
    await change(first, { action: 'move', date: '2026-11-24T11:00:00.000Z' });
    const second = await book(server, { email: 'second@example.ie', date: '2026-11-25T10:00:00.000Z' });
    await write();
    expect((await text()).match(/DTSTART:\S+/g)?.sort()).toEqual([
      'DTSTART:20261124T110000Z',
      'DTSTART:20261125T100000Z',
    ]);
    await change(second, { action: 'cancel' });
    await write();
    expect((await text()).match(/DTSTART:\S+/g)).toEqual(['DTSTART:20261124T110000Z']);
    expect(await noticed()).toEqual([]);
  });

  test.skipIf(isRadicale)('are written later when the account can’t be reached', async () => {
    const fake = account as FakeCalDav;
    fake.status = 503;
    await book(server, { email: 'third@example.ie', date: '2026-11-26T10:00:00.000Z' });
    await write();
    fake.status = null;
    await write();
    expect(await text()).not.toContain('20261126T100000Z');
    await pass(1);
    await write();
    expect(await text()).toContain('20261126T100000Z');
  });

  test.skipIf(isRadicale)('that are cancelled while they are written don’t stay there', async () => {
    const call = await book(server, { email: 'hasty@example.ie', date: '2026-11-26T11:00:00.000Z' });
    (account as FakeCalDav).beforePut = async () => {
      await change(call, { action: 'cancel' });
      await write();
    };
    await write();
    expect(await text()).not.toContain('20261126T110000Z');
  });

  test.each([
    ['moved', 'DTSTART:20261124T110000Z', 'DTSTART:20261124T130000Z'],
    ['declined', 'END:VEVENT', 'STATUS:CANCELLED\r\nEND:VEVENT'],
  ])('that are %s there are on Today until they are put right', async (how, was, is) => {
    const { id } = await rowOf(server, 'bookings', { email: 'first@example.ie' });
    const entry = [
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test\r\nBEGIN:VEVENT\r\nDTSTAMP:20261101T000000Z',
      `UID:${id}\r\nDTSTART:20261124T110000Z\r\nDTEND:20261124T133000Z\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    ].join('\r\n');
    await account.put(id, entry.replace(was, is));
    expect(await noticed()).toEqual([`The call with Ann Byrne was ${how} in “Work”`]);
    await account.put(id, entry);
    expect(await noticed()).toEqual([]);
  });

  test('that are deleted there are on Today until they are cancelled', async () => {
    const call = await book(server, { email: 'last@example.ie', date: '2026-11-27T10:00:00.000Z' });
    await write();
    expect(await noticed()).toEqual([]);
    await account.remove(String(call.body.id));
    expect(await noticed()).toEqual(['The call with Ann Byrne was deleted in “Work”']);

    // It can be put back, once.
    const [need] = await entryNeeds();
    expect(need?.fix).toBe('put-back');
    const putBack = () => owner.post(`/api/staff/calendar-entries/${need?.id}/write`, {});
    expect((await putBack()).status).toBe(200);
    expect((await putBack()).body.code).toBe('in-order');
    expect((await owner.post('/api/staff/calendar-entries/unknown/write', {})).status).toBe(404);
    await write();
    expect(await text()).toContain(`UID:${String(call.body.id)}`);
    expect(await noticed()).toEqual([]);
    await account.remove(String(call.body.id));
    expect(await noticed()).toEqual(['The call with Ann Byrne was deleted in “Work”']);

    // The same call in another calendar is another need.
    const rows = server.database;
    const work = await rows.selectFrom('calendars').selectAll().executeTakeFirstOrThrow();
    const entry = await rows
      .selectFrom('calendar_entries')
      .selectAll()
      .where('booking_id', '=', String(call.body.id))
      .executeTakeFirstOrThrow();
    const home = { ...work, id: 'home', name: 'Home' };
    await rows.insertInto('calendars').values(home).execute();
    const copy = { ...entry, id: 'in home', calendar_id: 'home' };
    await rows.insertInto('calendar_entries').values(copy).execute();
    const both = await entryNeeds();
    expect(both.map((need) => need.call)).toEqual([call.body.id, call.body.id]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(2);
    await rows.deleteFrom('calendars').where('id', '=', 'home').execute();

    await change(call, { action: 'cancel' });
    await write();
    expect(await noticed()).toEqual([]);
  });

  test.skipIf(isRadicale)('that couldn’t be written for a day are on Today', async () => {
    await book(server, { email: 'never@example.ie', date: '2026-11-27T10:00:00.000Z' });
    await failForADay(503);
    expect(await noticed()).toEqual(['The call with Ann Byrne couldn’t be written into “Work”']);
    const [need] = await entryNeeds();
    expect(need?.fix).toBe('try-again');
    await owner.post(`/api/staff/calendar-entries/${need?.id}/write`, {});
    await write();
    expect(await text()).toContain('never@example.ie');
    expect(await noticed()).toEqual([]);
  });

  const calendarRows = () => server.database.selectFrom('calendars').select(['id', 'host_id', 'password']).execute();
  const prove = () =>
    server.database.updateTable('staff_sessions').set({ proven_at: server.clock.now.toISOString() }).execute();
  const removeCalendar = async () => {
    await prove();
    const [row] = await calendarRows();
    return owner.post(`/api/staff/calendars/${row?.id}/remove`, {});
  };
  const add = async () => {
    await prove();
    const { login, calendar: url } = account;
    return owner.post('/api/staff/calendars', { name: 'Work', url, login, writes: true });
  };

  const takePlace = (id: unknown, day: string) =>
    server.database
      .updateTable('bookings')
      .set({ starts_at: `${day}T12:00:00.000Z`, ends_at: `${day}T12:30:00.000Z` })
      .where('id', '=', String(id))
      .execute();

  test('are taken out when their visitor is erased, once they are over', async () => {
    const { body } = await book(server, { email: 'erased@example.ie', date: '2026-11-26T12:00:00.000Z' });
    const erase = async () => {
      await server.database
        .transaction()
        .execute((transaction) => erasePersonalData(transaction, ['erased@example.ie'], server.context.now()));
      await write();
    };
    await erase();
    expect(await text()).toContain('erased@example.ie');
    await takePlace(body.id, '2026-11-02');
    await erase();
    expect(await text()).not.toContain('erased@example.ie');
    const entries = server.database.selectFrom('calendar_entries').where('booking_id', '=', String(body.id));
    expect(await entries.select('id').execute()).toEqual([]);
  });

  test('are taken out when the time to keep them is over, and deleted then', async () => {
    const { id } = (await book(server, { email: 'old@example.ie', date: '2026-11-26T13:00:00.000Z' })).body;
    await write();
    expect(await text()).toContain(`UID:${String(id)}`);
    await takePlace(id, '2020-11-02');
    const emails = () => server.database.selectFrom('bookings').select('email').where('id', '=', String(id)).execute();
    const expire = () => deleteExpired(server.database, server.context.now(), '2026-11-20');
    await expire();
    expect(await emails()).toEqual([{ email: '' }]);
    await write();
    expect(await text()).not.toContain(`UID:${String(id)}`);
    await expire();
    expect(await emails()).toEqual([]);
  });

  test('are taken out when their calendar is removed, whose password is deleted then', async () => {
    await book(server, { email: 'stays@example.ie', date: '2026-11-27T12:00:00.000Z' });
    await write();
    expect(await text()).toContain('stays@example.ie');
    expect((await removeCalendar()).status).toBe(200);
    expect((await owner.get('/api/staff/calendars')).body).toEqual({ calendars: [] });
    expect(await calendarRows()).toMatchObject([{ host_id: '', password: expect.any(String) }]);
    // While the worker is trying, there is nothing more to remove.
    expect((await removeCalendar()).status).toBe(404);
    await write();
    expect(await text()).not.toContain('BEGIN:VEVENT');
    expect(await calendarRows()).toEqual([]);
  });

  test('stay in a calendar that is added again before they are taken out', async () => {
    await add();
    await write();
    expect(await text()).toContain('stays@example.ie');
    await removeCalendar();
    await add();
    await write();
    expect(await text()).toContain('stays@example.ie');
    expect(await calendarRows()).toMatchObject([{ host_id: 'default' }]);
  });

  test.skipIf(isRadicale)(
    'that can’t be taken out of a removed calendar for a day are on Today until that is done',
    async () => {
      await removeCalendar();
      await failForADay(401);
      expect(await entryNeeds()).toMatchObject([{ title: '4 calls couldn’t be taken out of “Work”', fix: 'forget' }]);
      expect((await removeCalendar()).status).toBe(200);
      expect(await entryNeeds()).toEqual([]);
      expect(await calendarRows()).toEqual([]);
    },
  );
});
