import { describe, expect, test } from 'vitest';
import { resend } from '../mails/resend.ts';
import { hoursAhead } from '../platform/settings/settingTypes.ts';
import { book } from '../testing/booking.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { type Answer, send } from '../testing/request.ts';
import { linkOf } from '../testing/serverState.ts';
import { dueReminder, sendBookingReminders } from './reminderJob.ts';

describe('the reminder that is due', () => {
  const booked = { starts_at: '2026-11-24T09:00:00.000Z', updated_at: '2026-11-20T10:00:00.000Z' };
  const due = (now: string, change: Partial<typeof booked> = {}, hours = '24,1') =>
    dueReminder({ ...booked, ...change }, hoursAhead.parse(hours) ?? [], new Date(now));

  test.each([
    ['before its time', '2026-11-23T08:59:59Z', null],
    ['a day before', '2026-11-23T09:00:00Z', 24],
    ['late, after a night without the server', '2026-11-24T07:00:00Z', 24],
    ['an hour before, instead of the missed one', '2026-11-24T08:00:00Z', 1],
    ['a moment before the call', '2026-11-24T08:59:59Z', 1],
    ['when the call begins', '2026-11-24T09:00:00Z', null],
  ])('%s', (_when, now, hours) => expect(due(now)).toBe(hours));

  test('isn’t one whose time came before the booking or its last move', () => {
    const updated_at = '2026-11-23T12:00:00.000Z';
    expect(due('2026-11-23T12:01:00Z', { updated_at })).toBeNull();
    expect(due('2026-11-24T08:00:00Z', { updated_at })).toBe(1);
    expect(due('2026-11-24T08:31:00Z', { updated_at: '2026-11-24T08:30:00.000Z' })).toBeNull();
  });

  test('is none without hours', () => expect(due('2026-11-24T08:30:00Z', {}, 'off')).toBeNull());

  test.each([
    ['the clocks go back', '2026-10-25T10:00:00.000Z', '2026-10-24T10:00:00.000Z'],
    ['the clocks go forward', '2027-03-28T09:00:00.000Z', '2027-03-27T09:00:00.000Z'],
  ])('comes 24 real hours before a call when %s', (_when, starts_at, time) => {
    const change = { starts_at, updated_at: '2026-10-01T10:00:00.000Z' };
    expect(due(new Date(Date.parse(time) - 1).toISOString(), change)).toBeNull();
    expect(due(time, change)).toBe(24);
  });
});

describe('reminders of a call', () => {
  async function start(environment: Record<string, string> = {}) {
    const server = await openTestServer({
      environment: { SITE_URL: 'https://agency.example', ...environment },
      timing: { outboxInterval: 3_600_000 },
    });
    const at = async (time: string) => {
      server.clock.now = new Date(time);
      await sendBookingReminders(server.context);
      await server.context.wakeMailWorker();
    };
    const reminders = () =>
      server.database
        .selectFrom('outbox')
        .select(['id', 'subject', 'text', 'status', 'calendar'])
        .where('id', 'like', '%-reminder-%')
        .orderBy('created_at')
        .execute();
    const change = async (booked: Answer, wanted: object) => {
      const path = new URL(linkOf(booked)).pathname;
      expect((await send(server.url + path, wanted)).status).toBe(200);
    };
    /** As if the mail server had put them off for half an hour. */
    const holdMails = () =>
      server.database
        .updateTable('outbox')
        .set({ status: 'waiting', due_at: new Date(server.clock.now.getTime() + 1_800_000).toISOString() })
        .where('id', 'like', '%-reminder-%')
        .execute();
    return { server, at, reminders, change, holdMails };
  }
  const date = '2026-11-24T09:00:00Z';

  test('are sent a day and an hour before, each once, with the link to change the call', async () => {
    const site = await start();
    const { body } = await book(site.server, { date, email: 'ann@example.ie' });
    await site.at('2026-11-23T08:59:00Z');
    expect(await site.reminders()).toEqual([]);
    await Promise.all([site.at('2026-11-23T09:00:00Z'), site.at('2026-11-23T09:00:00Z')]);
    await site.at('2026-11-23T09:01:00Z');
    expect(await site.reminders()).toMatchObject([
      {
        id: `${body.id}-reminder-0-24h`,
        subject: 'Reminder: your consultation with Trinity Works, 9:00 AM on Tuesday 24 November 2026 in Ireland',
        text: expect.stringContaining(`move or cancel it here: ${body.manageUrl}`),
        status: 'sent',
        calendar: null,
      },
    ]);
    await site.at('2026-11-24T08:00:00Z');
    await site.at('2026-11-24T08:59:00Z');
    await site.at('2026-11-24T09:00:00Z');
    expect((await site.reminders()).map(({ id, status }) => [id, status])).toEqual([
      [`${body.id}-reminder-0-24h`, 'sent'],
      [`${body.id}-reminder-0-1h`, 'sent'],
    ]);
  });

  test('are sent once even when the e-mails of an erased account are deleted', async () => {
    const site = await start();
    await book(site.server, { date });
    await site.at('2026-11-23T09:00:00Z');
    await site.server.database.deleteFrom('outbox').execute();
    await site.at('2026-11-23T09:01:00Z');
    expect(await site.reminders()).toEqual([]);
  });

  test('are sent again for a moved call, and not at all for a cancelled one', async () => {
    const site = await start();
    const [moved, cancelled] = [
      await book(site.server, { date }),
      await book(site.server, { date: '2026-11-24T10:00:00Z' }),
    ];
    await site.at('2026-11-23T10:00:00Z');
    expect(await site.reminders()).toHaveLength(2);
    await site.change(moved, { action: 'move', date: '2026-11-26T15:00:00Z' });
    await site.change(cancelled, { action: 'cancel' });
    await site.at('2026-11-24T09:59:00Z');
    expect(await site.reminders()).toHaveLength(2);
    await site.at('2026-11-25T15:00:00Z');
    expect((await site.reminders()).map(({ id }) => id)).toContain(`${moved.body.id}-reminder-1-24h`);
  });

  test('that wait for the mail server are deleted when the call is moved or cancelled', async () => {
    const site = await start();
    const [moved, cancelled] = [
      await book(site.server, { date }),
      await book(site.server, { date: '2026-11-24T10:00:00Z' }),
    ];
    await site.at('2026-11-23T10:00:00Z');
    await site.holdMails();
    await site.change(moved, { action: 'move', date: '2026-11-26T15:00:00Z' });
    await site.change(cancelled, { action: 'cancel' });
    expect(await site.reminders()).toEqual([]);
  });

  test('that couldn’t be sent are never sent after the call has begun, nor sent again', async () => {
    const site = await start();
    await book(site.server, { date });
    await site.at('2026-11-24T08:00:00Z');
    await site.holdMails();
    site.server.clock.now = new Date('2026-11-24T09:00:00Z');
    await site.server.context.wakeMailWorker();
    expect(await site.reminders()).toMatchObject([{ status: 'waiting' }]);
    await site.at('2026-11-24T09:00:00Z');
    const [stopped] = await site.reminders();
    expect(stopped).toMatchObject({ status: 'stopped' });
    const { database, clock } = site.server;
    const again = () =>
      database.transaction().execute((transaction) => resend(transaction, stopped?.id ?? '', null, clock.now));
    await expect(again()).rejects.toThrow('This is a reminder of a call that has begun, so it wasn’t sent again.');
    clock.now = new Date('2026-11-24T08:59:00Z');
    await again();
    expect(await site.reminders()).toMatchObject([{ status: 'waiting' }]);
  });

  test('follow REMINDER_HOURS', async () => {
    const site = await start({ REMINDER_HOURS: '2' });
    await book(site.server, { date });
    await site.at('2026-11-23T09:00:00Z');
    expect(await site.reminders()).toEqual([]);
    await site.at('2026-11-24T07:00:00Z');
    expect(await site.reminders()).toMatchObject([{ id: expect.stringMatching(/-2h$/) }]);
  });
});
