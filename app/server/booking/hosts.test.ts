import { beforeEach, describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/domain/booking/openingRules.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import type { StaffBooking } from '../../src/domain/contract/staff/bookings.ts';
import type { Hosts } from '../../src/domain/contract/staff/hosts.ts';
import { DatabaseError, isUniqueViolation } from '../platform/db/databaseError.ts';
import { book, bookingRequest, calendarRow, freeTimes, retryWhileBusy, secondHost } from '../testing/booking.ts';
import { exampleBooking } from '../testing/bookingEmails.ts';
import { databaseKinds, sqlite } from '../testing/databases.ts';
import { openMember, openTestServer } from '../testing/openTestServer.ts';
import { type Answer, send } from '../testing/request.ts';
import { addRows, changeRows, emptyTables, linkOf, mailsTo } from '../testing/serverState.ts';

const day = '2026-11-24';
const at = (time: string) => `${day}T${time}:00.000Z`;
const nine = at('09:00');

/** A server with two hosts, whose calls and calendars are gone before each test. */
async function hostTests({ create } = sqlite) {
  const server = await openTestServer({ environment: await create(), timing: { outboxInterval: 3_600_000 } });
  beforeEach(async () => {
    const { database } = server;
    await emptyTables(server, 'calendars', 'bookings', 'slot_holds', 'opening_hours', 'outbox', 'daily_counts');
    await database.deleteFrom('hosts').where('id', '!=', 'default').execute();
    await database.updateTable('hosts').set({ name: 'Aoife Nolan', email: null, paused_at: null }).execute();
    await database.insertInto('hosts').values(secondHost).execute();
  });
  const bookings = () => server.database.selectFrom('bookings').selectAll().orderBy('starts_at').execute();
  const bookAs = (email: string, date = nine) => book(server, { date, email }, email);
  return { server, bookings, bookAs };
}
const move = (booked: Answer, date: string) => send(linkOf(booked), { action: 'move', date });

describe.each(databaseKinds)('calls with several hosts, on $name', async (kind) => {
  const { server, bookings, bookAs } = await hostTests(kind);

  test('parallel bookings of one time get the two hosts, one each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => retryWhileBusy(() => bookAs(`racer-${n}@example.ie`))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(10).fill(409)]);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['slot-taken']));
    const rows = await bookings();
    expect(rows.map(({ host_id }) => host_id).sort()).toEqual(['default', 'second']);
    const hosts = answers.filter(({ status }) => status === 201).map(({ body }) => body.host);
    expect(hosts.sort()).toEqual(['Aoife Nolan', 'Conor Daly']);
  });

  test('the database itself refuses a second call of a host at one time, and a host’s move onto it', async () => {
    const { database } = server;
    const insert = (id: string, host_id: string) =>
      addRows({ database }, 'bookings', { ...exampleBooking, id, idempotency_key: id, host_id });
    await insert('a', 'default');
    await insert('b', 'second');
    for (const attempt of [
      () => insert('c', 'second'),
      () => database.updateTable('bookings').set({ host_id: 'default' }).where('id', '=', 'b').execute(),
    ]) {
      const error = await attempt().catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(DatabaseError);
      expect(isUniqueViolation(error)).toBe(true);
    }
  });

  test('parallel moves to one time go to the two hosts, one each', async () => {
    const booked = [];
    for (const time of ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30']) {
      booked.push(await bookAs(`mover-${time.replace(':', '')}@example.ie`, at(time)));
    }
    const answers = await Promise.all(booked.map((each) => retryWhileBusy(() => move(each, nine))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    const moved = (await bookings()).filter(({ starts_at }) => starts_at === nine);
    expect(moved.map(({ host_id }) => host_id).sort()).toEqual(['default', 'second']);
  });
});

describe('calls with several hosts', async () => {
  const { server, bookings, bookAs } = await hostTests();
  const owner = await openMember(server, 'owner');
  /** A calendar of a host that is busy at nine. */
  async function addBusyCalendar(host_id: string): Promise<void> {
    await server.database.insertInto('calendars').values(calendarRow({ host_id })).execute();
    const busy = { calendar_id: 'calendar', starts_at: nine, ends_at: at('09:30') };
    await server.database.insertInto('busy_times').values(busy).execute();
  }

  test('a new call is given to the host with the fewest upcoming calls, then to the first', async () => {
    for (const [n, time] of ['09:00', '09:30', '10:00'].entries()) await bookAs(`fair-${n}@example.ie`, at(time));
    expect((await bookings()).map(({ host_id }) => host_id)).toEqual(['default', 'second', 'default']);
    await changeRows(server, 'bookings', { status: 'cancelled' }, { host_id: 'default' });
    expect((await bookAs('fair-3@example.ie', at('11:00'))).body.host).toBe('Aoife Nolan');
  });

  test('a time is free until every host is booked, busy, closed or held for others', async () => {
    const isFree = async () => (await freeTimes(server, day)).includes('09:00');
    await bookAs('one@example.ie');
    expect(await isFree()).toBe(true);
    const hold = (name: string) =>
      send(
        `${server.url}/api/meeting/hold`,
        { date: nine },
        { 'user-agent': name, 'slot-hold': `page-of-${name}-here` },
      );
    expect((await hold('ann')).status).toBe(200);
    expect(await isFree()).toBe(false);
    expect((await hold('ben')).body.code).toBe('slot-taken');
    await server.database.deleteFrom('slot_holds').execute();
    await addBusyCalendar('second');
    expect(await isFree()).toBe(false);
    expect((await bookAs('two@example.ie')).body.code).toBe('slot-busy');
    await server.database.updateTable('calendars').set({ host_id: 'default' }).execute();
    expect(await isFree()).toBe(true);
    await owner.post('/api/staff/hosts/second/pause', { isPaused: true });
    expect(await isFree()).toBe(false);
    await owner.post('/api/staff/hosts/second/pause', { isPaused: false });
    const rules = { ...rulesOf(opening), week: [[], [], [], [], [], [], [['09:00', '12:00']]] };
    const changed = await owner.post('/api/staff/opening-hours', { host: 'second', rules, version: 0 });
    expect(changed.status).toBe(200);
    expect(await isFree()).toBe(false);
    expect(await freeTimes(server, '2026-11-28')).toHaveLength(6);
    expect((await bookAs('saturday@example.ie', '2026-11-28T09:00:00.000Z')).body.host).toBe('Conor Daly');
    expect((await owner.get('/api/staff/opening-hours')).body).toMatchObject({ host: 'default', version: 0 });
  });

  test('visitors see one grid of times, whatever each host keeps free after a call', async () => {
    const rules = { ...rulesOf(opening), buffer: 15 };
    expect((await owner.post('/api/staff/opening-hours', { host: 'default', rules, version: 0 })).status).toBe(200);
    expect((await freeTimes(server, day)).slice(0, 4)).toEqual(['09:00', '09:30', '10:00', '10:30']);
  });

  const headers = { 'user-agent': 'ann', 'slot-hold': 'the-open-page-of-ann' };
  const holdNine = async () => (await send(`${server.url}/api/meeting/hold`, { date: nine }, headers)).body;

  test('a held host is named to its visitor, and kept, whoever’s turn it is', async () => {
    expect(await holdNine()).toEqual({ heldUntil: expect.any(String), host: 'Aoife Nolan' });
    await bookAs('other@example.ie', at('10:00'));
    const answer = await send(`${server.url}/api/meeting/book-meeting`, bookingRequest({ date: nine }), headers);
    expect(answer.body.host).toBe('Aoife Nolan');
  });

  test('when the calendar of a held host becomes busy, another one is held instead', async () => {
    const { heldUntil } = await holdNine();
    await addBusyCalendar('default');
    expect(await holdNine()).toEqual({ heldUntil, host: 'Conor Daly' });
    expect((await bookAs('other@example.ie')).body.code).toBe('slot-busy');
    const answer = await send(`${server.url}/api/meeting/book-meeting`, bookingRequest({ date: nine }), headers);
    expect(answer.body.host).toBe('Conor Daly');
  });

  test('a moved call keeps its host if free; otherwise another one gets it, and everyone is told', async () => {
    const first = await bookAs('first@example.ie');
    const other = await bookAs('other@example.ie');
    expect([first.body.host, other.body.host]).toEqual(['Aoife Nolan', 'Conor Daly']);
    expect((await move(first, at('10:00'))).body.host).toBe('Aoife Nolan');
    await server.database.deleteFrom('outbox').execute();
    expect((await move(other, at('10:00'))).body.host).toBe('Conor Daly');
    const third = await bookAs('third@example.ie', at('11:00'));
    expect(third.body.host).toBe('Aoife Nolan');
    const fourth = await bookAs('fourth@example.ie', at('11:30'));
    expect(fourth.body.host).toBe('Conor Daly');
    await server.database.updateTable('hosts').set({ paused_at: nine }).where('id', '=', 'second').execute();
    await server.database.deleteFrom('outbox').execute();
    expect((await move(fourth, at('15:00'))).body.host).toBe('Aoife Nolan');
    const [toVisitor] = await mailsTo(server, 'fourth@example.ie');
    expect(toVisitor?.text).toMatch(/With: +Aoife Nolan/);
    const [toFormer, ...others] = await mailsTo(server, 'conor@agency.example');
    expect(others).toEqual([]);
    expect(toFormer).toMatchObject({ calendar_method: 'CANCEL', subject: expect.stringMatching(/^No longer yours/) });
  });

  test('names the host in mails, calendar entries, by the link, and on the desk', async () => {
    await bookAs('first@example.ie');
    const booked = await bookAs('second@example.ie');
    expect(await (await fetch(linkOf(booked))).json()).toMatchObject({ host: 'Conor Daly' });
    const [visitor] = await mailsTo(server, 'second@example.ie');
    expect(visitor?.text).toMatch(/With: +Conor Daly/);
    expect(visitor?.calendar?.replaceAll(/\r\n /g, '')).toContain('and Conor Daly\\, ');
    const [host, ...more] = await mailsTo(server, 'conor@agency.example');
    expect(more).toEqual([]);
    expect(host).toMatchObject({ to_agency: 0, calendar_method: 'REQUEST' });
    expect(host?.text).toMatch(/Taken by: +Conor Daly/);
    expect(host?.calendar?.replaceAll(/\r\n /g, '')).toMatch(
      /ATTENDEE[^\r]*CN="?Conor[^\r]*mailto:conor@agency\.example/i,
    );
    const { body } = await owner.get(`/api/staff/bookings?from=${day}&to=${day}`);
    const calls = body.bookings as unknown as StaffBooking[];
    expect(calls.map(({ host }) => host?.name).sort()).toEqual(['Aoife Nolan', 'Conor Daly']);
    const page = await (await fetch(String(booked.body.manageUrl).replace('/manage/', '/plain/'))).text();
    expect(page).toMatch(/>With<\/dt><dd[^>]*>Conor Daly</);
  });

  test('an agency of one sees no host anywhere', async () => {
    await server.database.deleteFrom('hosts').where('id', '=', 'second').execute();
    expect(await holdNine()).toEqual({ heldUntil: expect.any(String) });
    await server.database.deleteFrom('slot_holds').execute();
    const booked = await bookAs('only@example.ie');
    expect(booked.body).not.toHaveProperty('host');
    expect(await (await fetch(linkOf(booked))).json()).not.toHaveProperty('host');
    const mails = await server.database.selectFrom('outbox').selectAll().execute();
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toContain('Aoife');
    const [row] = await bookings();
    expect((await owner.get(`/api/staff/bookings/${row?.id}`)).body.host).toBeNull();
  });

  test('a member books with a chosen host, and gives a call to another one', async () => {
    const byHand = { name: 'Eoin', email: 'eoin@example.ie', date: nine, note: '', outsideHours: false };
    const add = (host: string) => owner.post('/api/staff/bookings', { ...byHand, host });
    expect((await add('second')).status).toBe(200);
    expect((await add('second')).body.code).toBe('slot-taken');
    expect((await add('nobody')).body.code).toBe('unknown-host');
    const [call] = await bookings();
    await server.database.deleteFrom('outbox').execute();
    const meeting_url = 'https://meet.example/conor';
    await server.database.updateTable('bookings').set({ meeting_url }).execute();
    const given = { date: nine, host: 'default', version: 0 };
    const give = async (version: number) => {
      const answer = await owner.post(`/api/staff/bookings/${call?.id}/move`, { ...given, version });
      expect(answer.status).toBe(200);
      expect(await bookings()).toMatchObject([{ host_id: 'default', meeting_url: null }]);
      return answer;
    };
    const undone = await owner.post('/api/staff/undo', { entry: (await give(0)).body.entry });
    expect(undone.status).toBe(200);
    expect(await bookings()).toMatchObject([{ host_id: 'second', meeting_url }]);
    const log = await server.database.selectFrom('audit_log').select(['before', 'after']).execute();
    expect(JSON.stringify(log), 'which outlives an erasure').not.toContain(meeting_url);
    await give(2);
    expect((await bookings())[0]).toMatchObject({ starts_at: nine, sequence: 3 });
    const [visitor] = await mailsTo(server, 'eoin@example.ie');
    expect(visitor?.subject).toMatch(/^Changed: /);
    expect(visitor?.text).toContain('Your consultation is now with Aoife Nolan.');
    expect(visitor?.text).not.toContain('Old time');
    const { events } = (await owner.get(`/api/staff/bookings/${call?.id}`)).body as unknown as {
      events: { what: string }[];
    };
    expect(events.at(-1)?.what).toBe('Given from Conor Daly to Aoife Nolan');
  });

  test('hosts are added, renamed, paused and removed on the desk; a removal names the calls it would leave', async () => {
    const list = async () => ((await owner.get('/api/staff/hosts')).body as unknown as Hosts).hosts;
    const undo = (answer: Answer) => owner.post('/api/staff/undo', { entry: answer.body.entry });
    const third = await owner.post('/api/staff/hosts', { name: 'Niamh Walsh', email: null });
    expect((await list()).map(({ name }) => name)).toEqual(['Aoife Nolan', 'Conor Daly', 'Niamh Walsh']);
    expect((await undo(third)).status).toBe(200);
    expect(await list()).toHaveLength(2);
    expect((await owner.post('/api/staff/hosts', { name: 'conor daly', email: null })).body.code).toBe('known-host');
    const renamed = await owner.post('/api/staff/hosts/second', { name: 'Conor D', email: null });
    expect((await list())[1]).toMatchObject({ name: 'Conor D', email: null });
    await undo(renamed);
    expect((await list())[1]).toMatchObject({ name: 'Conor Daly', email: 'conor@agency.example' });
    await bookAs('first@example.ie');
    await bookAs('left@example.ie');
    const refused = await owner.post('/api/staff/hosts/second/remove', {});
    expect([refused.status, refused.body.code]).toEqual([409, 'calls-left']);
    expect(refused.body.message).toContain(
      '1 call would be left without a host, so nothing was changed: Ann Byrne, 9:00 AM',
    );
    expect((await list())[1]).toMatchObject({ upcoming: 1 });
    await server.database.updateTable('bookings').set({ status: 'cancelled' }).execute();
    await addBusyCalendar('second');
    expect((await owner.post('/api/staff/hosts/second/remove', {})).body.code).toBe('calendars-left');
    await server.database.deleteFrom('calendars').execute();
    const removed = await owner.post('/api/staff/hosts/second/remove', {});
    expect(removed.status).toBe(200);
    expect((await owner.post('/api/staff/hosts/default/remove', {})).body.code).toBe('last-host');
    expect((await undo(removed)).status).toBe(200);
    expect(await list()).toHaveLength(2);
    const log = JSON.stringify((await owner.get('/api/staff/log')).body);
    for (const words of ['Host “Niamh Walsh” added', 'Host “Conor Daly” removed', 'Host “Conor Daly” brought back']) {
      expect(log).toContain(words);
    }
  });
});
