import { beforeAll, describe, expect, test } from 'vitest';
import type { Calendars } from '../../../src/domain/contract/staff/calendars.ts';
import { freeTimes } from '../../testing/booking.ts';
import { isRadicale, openCalDav } from '../../testing/caldav.ts';
import type { FakeCalDav } from '../../testing/caldavFake.ts';
import { openMember, openTestServer } from '../../testing/openTestServer.ts';
import { passMinutes } from '../../testing/staff.ts';
import { pollCalendars } from '../pollJob.ts';

const event = (uid: string, ...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', 'BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261101T000000Z']
    .concat(lines, 'END:VEVENT', 'END:VCALENDAR')
    .join('\r\n');

describe('the calendar of an account', async () => {
  const server = await openTestServer({
    environment: { WEBHOOK_TARGETS: 'any' },
    timing: { outboxInterval: 3_600_000 },
  });
  const owner = await openMember(server, 'owner');
  const account = await openCalDav();
  beforeAll(async () => {
    const standup = ['DTSTART:20261123T090000Z', 'DTEND:20261123T093000Z', 'RRULE:FREQ=DAILY;COUNT=3'];
    await account.put('standup', event('standup', ...standup, 'EXDATE:20261124T090000Z'));
    const dublin = ['DTSTART;TZID=Europe/Dublin:20261124T100000', 'DTEND;TZID=Europe/Dublin:20261124T110000'];
    await account.put('dentist', event('dentist', ...dublin));
  });

  const list = async () => ((await owner.get('/api/staff/calendars')).body as unknown as Calendars).calendars;
  const free = (day: string) => freeTimes(server, day);
  async function pollAfter(minutes: number): Promise<void> {
    await passMinutes(server, minutes);
    await pollCalendars(server.context);
  }

  test('is found by the address of its server, without lists of tasks', async () => {
    const { url, login, calendar } = account;
    const { status, body } = await owner.post('/api/staff/calendars/account', { url, login });
    expect([status, body]).toEqual([200, { calendars: [{ url: calendar, name: 'Work & play' }] }]);
  });

  test('is refused with a wrong password, and nothing is added', async () => {
    const wrong = { url: account.url, login: { ...account.login, password: 'wrong' } };
    const { status, body } = await owner.post('/api/staff/calendars/account', wrong);
    expect([status, body.code]).toEqual([422, 'unreadable-calendar']);
    expect(body.message).toMatch(/^The user name or the app password isn’t accepted/);
    expect(await list()).toEqual([]);
  });

  test('keeps its times from being booked, and its password is stored encrypted', async () => {
    const { calendar, login } = account;
    const checked = await owner.post('/api/staff/calendars/check', { url: calendar, login });
    expect(checked.body).toMatchObject({ count: 3, unread: 0 });
    const added = await owner.post('/api/staff/calendars', { name: 'Work', url: calendar, login });
    expect(added.status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Work', isAccount: true, failure: null }]);
    expect((await free('2026-11-23')).slice(0, 2)).toEqual(['09:30', '10:00']);
    expect((await free('2026-11-24')).slice(0, 3)).toEqual(['09:00', '09:30', '11:00']);
    const row = await server.database.selectFrom('calendars').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(login.password);
    const log = await server.database.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain(login.password);
  });

  test('is read again when it has changed', async () => {
    await account.put('dentist', event('dentist', 'DTSTART:20261124T110000Z', 'DTEND:20261124T113000Z'));
    await account.remove('standup');
    await pollAfter(6);
    expect((await free('2026-11-24')).slice(0, 6)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:30', '12:00']);
    expect((await free('2026-11-23'))[0]).toBe('09:00');
  });

  test.skipIf(isRadicale)('isn’t read again when it hasn’t changed', async () => {
    const fake = account as FakeCalDav;
    fake.requests.length = 0;
    await pollAfter(6);
    expect(fake.requests).toEqual(['PROPFIND /aoife/own/']);
  });

  const incomplete = 'The server’s answer isn’t a calendar (CalDAV), or it is incomplete.';
  test.skipIf(isRadicale).each<[string, Pick<Partial<FakeCalDav>, 'status' | 'report'>, RegExp | string]>([
    ['HTTP 401', { status: 401 }, /^The user name or the app password isn’t accepted/],
    ['HTTP 500', { status: 500 }, /HTTP 500/],
    ['a page in place of its events', { report: () => '<!doctype html><title>Log in</title>' }, incomplete],
    ['its first part', { report: (text) => text.slice(0, text.indexOf('</response>') + 11) }, incomplete],
  ])('that answers %s keeps its busy times and says why', async (_, answer, words) => {
    const fake = account as FakeCalDav;
    await account.put('dentist', event('dentist', 'DTSTART:20261124T110000Z', 'DTEND:20261124T113000Z'));
    Object.assign(fake, answer);
    await pollAfter(6);
    expect((await list())[0]?.failure).toMatch(words);
    expect(await free('2026-11-24')).not.toContain('11:00');
    Object.assign(fake, { status: null, report: (text: string) => text });
    await pollAfter(6);
    expect((await list())[0]?.failure).toBeNull();
  });

  test.skipIf(isRadicale)('that leaves out the content of events, or sends half of one', async () => {
    const fake = account as FakeCalDav;
    await account.put('more', event('more', 'DTSTART:20261125T090000Z', 'DTEND:20261125T093000Z'));
    fake.report = (text) => text.replace(/DTSTART:20261125T090000Z[\s\S]*?END:VCALENDAR/, '');
    await pollAfter(6);
    expect((await list())[0]).toMatchObject({ failure: null, unread: 1, skipped: ['more.ics'] });
    expect(await free('2026-11-24')).not.toContain('11:00');
    let reports = 0;
    fake.report = (text) => {
      reports += 1;
      return reports === 1 ? text.replaceAll(/<C:calendar-data>[\s\S]*?<\/C:calendar-data>/g, '') : text;
    };
    await account.put('other', event('other', 'DTSTART:20261125T100000Z', 'DTEND:20261125T103000Z'));
    await pollAfter(6);
    expect((await list())[0]).toMatchObject({ failure: null, unread: 0 });
    expect(await free('2026-11-25')).not.toContain('10:00');
    fake.report = (text) => text;
  });

  test.skipIf(isRadicale)(
    'knows its own addresses: an invitation that isn’t answered is busy only if the owner says so',
    async () => {
      const invitation = ['DTSTART:20261126T090000Z', 'DTEND:20261126T100000Z', 'ATTENDEE:mailto:aoife@agency.example'];
      await account.put('invitation', event('invitation', ...invitation));
      await pollAfter(6);
      expect(await free('2026-11-26')).toContain('09:00');
      const [calendar] = await list();
      const set = (areBusy: boolean) => owner.post(`/api/staff/calendars/${calendar?.id}/invitations`, { areBusy });
      expect((await set(true)).status).toBe(200);
      expect((await list())[0]?.countsUnanswered).toBe(true);
      expect(await free('2026-11-26')).not.toContain('09:00');
      await set(false);
      expect(await free('2026-11-26')).toContain('09:00');
    },
  );

  test('whose password was encrypted with another secret says so', async () => {
    await server.database.updateTable('calendars').set({ password: 'AAAA', etag: null }).execute();
    await pollAfter(6);
    expect((await list())[0]?.failure).toBe(
      'Its password can’t be read any more. Remove the calendar, and add it again.',
    );
  });
});
