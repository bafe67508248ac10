import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { book, entryIn } from '../testing/booking.ts';
import { later } from '../testing/later.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { type Answer, send } from '../testing/request.ts';
import { linkOf, mailsAbout, mailText } from '../testing/serverState.ts';

describe('a booking’s link', async () => {
  const environment = { MEETING_URL: 'https://meet.example/{id}' };
  const server = await openTestServer({ environment });

  const see = async (link: string) => {
    const response = await fetch(link);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const move = (link: string, date: string) => send(link, { action: 'move', date });
  const cancel = (link: string) => send(link, { action: 'cancel' });
  const emailsOf = ({ body }: Answer) =>
    mailsAbout(server, String(body.id)).then((mails) => mails.sort((one, other) => one.id.localeCompare(other.id)));

  test('shows the booking with a masked address', async () => {
    const booked = await book(server, { date: '2026-11-24T09:00:00Z' });
    expect(await see(linkOf(booked))).toEqual({
      status: 200,
      body: {
        id: booked.body.id,
        date: '2026-11-24T09:00:00.000Z',
        duration: 30,
        name: 'Ann Byrne',
        email: 'a…@example.ie',
        status: 'booked',
        changeable: true,
        joinable: true,
        meetingUrl: `https://meet.example/${booked.body.id}`,
        forAgency: false,
      },
    });
  });

  test('moves it: frees the old slot, books the new one, and e-mails calendar updates', async () => {
    const booked = await book(server, { date: '2026-11-24T10:00:00Z', name: 'Mover' });
    const answer = await move(linkOf(booked), '2026-11-25T10:00:00Z');
    expect(answer).toMatchObject({ status: 200, body: { date: '2026-11-25T10:00:00.000Z', status: 'booked' } });
    expect((await book(server, { date: '2026-11-24T10:00:00Z' })).status).toBe(201);
    expect((await book(server, { date: '2026-11-25T10:00:00Z' })).status).toBe(409);
    expect(await emailsOf(booked)).toMatchObject([
      { id: `${booked.body.id}-agency-0`, calendar_method: 'PUBLISH' },
      { id: `${booked.body.id}-agency-1`, calendar_method: 'PUBLISH' },
      { id: `${booked.body.id}-visitor-0`, subject: expect.stringMatching(/^Booked: .* 10:00 AM on Tuesday 24 Nov/) },
      { id: `${booked.body.id}-visitor-1`, subject: expect.stringMatching(/^Moved: .* 10:00 AM on Wednesday 25 Nov/) },
    ]);
  });

  test('cancels it: frees the slot, and e-mails calendar cancellations', async () => {
    const date = '2026-11-24T11:00:00Z';
    const booked = await book(server, { date });
    expect(await cancel(linkOf(booked))).toMatchObject({
      status: 200,
      body: { status: 'cancelled', changeable: false, meetingUrl: null },
    });
    expect((await book(server, { date })).status).toBe(201);
    expect(await emailsOf(booked)).toMatchObject([
      { calendar_method: 'PUBLISH' },
      { id: `${booked.body.id}-agency-1`, calendar_method: 'CANCEL' },
      { calendar_method: 'REQUEST' },
      { id: `${booked.body.id}-visitor-1`, calendar_method: 'CANCEL' },
    ]);
  });

  test('is idempotent', async () => {
    const booked = await book(server, { date: '2026-11-24T12:00:00Z' });
    const link = linkOf(booked);
    const moves = await Promise.all(Array.from({ length: 10 }, () => move(link, '2026-11-25T12:00:00Z')));
    expect(new Set(moves.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await emailsOf(booked)).toHaveLength(4);
    const ends = await Promise.all(Array.from({ length: 10 }, () => cancel(link)));
    expect(new Set(ends.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 cancelled']));
    expect(await emailsOf(booked)).toHaveLength(6);
  });

  test('rejects a move to a booked slot', async () => {
    const booked = await book(server, { date: '2026-11-24T13:00:00Z' });
    await book(server, { date: '2026-11-24T13:30:00Z' });
    expect(await move(linkOf(booked), '2026-11-24T13:30:00Z')).toMatchObject({
      status: 409,
      body: {
        code: 'slot-taken',
        message: expect.stringMatching(/^1:30 PM on Tuesday 24 November 2026 has just been/),
      },
    });
    expect(await see(linkOf(booked))).toMatchObject({ body: { date: '2026-11-24T13:00:00.000Z', status: 'booked' } });
    expect(await emailsOf(booked)).toHaveLength(2);
  });

  test.each([
    ['to a time that is not offered', { action: 'move', date: '2026-11-22T09:00:00Z' }, 409, 'slot-not-offered'],
    ['without a time', { action: 'move' }, 400, 'invalid-field'],
    ['with an unknown action', { action: 'forget' }, 400, 'invalid-field'],
    ['without an action', {}, 400, 'invalid-field'],
  ])('rejects a change %s', async (_name, body, status, code) => {
    const booked = await book(server, { date: '2026-11-24T14:00:00Z' }, 'refused');
    expect(await send(linkOf(booked), body)).toMatchObject({ status, body: { code } });
  });

  test('rejects changes of a cancelled booking', async () => {
    const booked = await book(server, { date: '2026-11-24T15:00:00Z' }, 'gone');
    await cancel(linkOf(booked));
    expect(await move(linkOf(booked), '2026-11-26T15:00:00Z')).toMatchObject({
      status: 409,
      body: { code: 'booking-cancelled' },
    });
    const again = await book(server, { date: '2026-11-24T15:00:00Z' }, 'gone');
    expect(again).toMatchObject({ status: 409, body: { code: 'booking-cancelled' } });
  });

  test('rejects changes once it has started', async () => {
    const booked = await book(server, { date: '2026-11-24T16:00:00Z' });
    const at = <T>(time: string, act: () => Promise<T>) =>
      later(server, Date.parse(time) - server.clock.now.getTime(), act);
    const link = linkOf(booked);
    const [shown, ended] = await at('2026-11-24T16:00:00Z', async () => [await see(link), await cancel(link)]);
    const over = await at('2026-11-24T16:30:00Z', () => see(link));
    const meetingUrl = `https://meet.example/${booked.body.id}`;
    expect(shown).toMatchObject({ body: { status: 'booked', changeable: false, joinable: true, meetingUrl } });
    expect(over).toMatchObject({ body: { status: 'booked', joinable: false, meetingUrl: null } });
    expect(ended).toMatchObject({ status: 409, body: { code: 'booking-over' } });
  });

  test('exports a calendar file without attendees until it is cancelled', async () => {
    const booked = await book(server, { date: '2026-12-03T09:00:00Z' });
    const file = `${linkOf(booked)}/calendar.ics`;
    const answer = await fetch(file);
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="consultation.ics"');
    const read = new ICAL.Component(ICAL.parse(await answer.text()));
    const event = new ICAL.Event(read.getFirstSubcomponent('vevent') ?? undefined);
    expect(read.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.uid).toBe(booked.body.id);
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
      '2026-12-03T09:00:00Z',
      '2026-12-03T09:30:00Z',
    ]);
    // RFC 5546: a published entry has an organizer and no attendees.
    expect([event.attendees, event.organizer]).toEqual([[], `mailto:${server.settings.agencyEmail}`]);
    expect([event.sequence, event.component.getFirstPropertyValue('dtstamp')?.toString()]).toEqual([
      0,
      '2026-11-20T10:00:00Z',
    ]);
    await cancel(linkOf(booked));
    expect(await see(file)).toMatchObject({ status: 410, body: { code: 'booking-cancelled' } });
  });

  test('the agency’s own link changes it, and the visitor’s e-mail says so', async () => {
    const booked = await book(server, { date: '2026-12-04T09:00:00Z' });
    const textOf = (id: string) => mailText(server, id);
    const [own = ''] = /http\S+\/booking\/manage\/\S+/.exec(await textOf(`${booked.body.id}-agency-0`)) ?? [];
    const link = own.replace('/booking/', '/api/meeting/');
    expect(link).not.toBe(linkOf(booked));
    expect(await see(link)).toMatchObject({ status: 200, body: { id: booked.body.id, forAgency: true } });
    const file = await (await fetch(`${link}/calendar.ics`)).text();
    expect(file.replaceAll('\r\n ', '')).toContain(own);
    expect(await move(link, '2026-12-04T10:00:00Z')).toMatchObject({ status: 200, body: { forAgency: true } });
    expect(await cancel(link)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    const [moved, cancelled] = [
      await textOf(`${booked.body.id}-visitor-1`),
      await textOf(`${booked.body.id}-visitor-2`),
    ];
    expect(moved).toContain('We have moved your consultation.');
    expect(cancelled).toContain('We have to cancel your consultation.');
    for (const text of [moved, cancelled]) expect(text).not.toContain(own);
  });

  test('rejects an unsigned token', async () => {
    const { body } = await book(server, { date: '2026-11-24T16:30:00Z' });
    for (const token of [body.id, `${body.id}.${'A'.repeat(43)}`, 'x']) {
      const link = `${server.url}/api/meeting/manage/${token}`;
      expect(await see(link)).toMatchObject({ status: 404, body: { code: 'unknown-booking' } });
      expect(await see(`${link}/calendar.ics`)).toMatchObject({ status: 404, body: { code: 'unknown-booking' } });
      expect(await cancel(link)).toMatchObject({ status: 404, body: { code: 'unknown-booking' } });
    }
  });
});

test('calendar entries of a booking share its UID with increasing SEQUENCE', async () => {
  const server = await openTestServer({
    environment: { AGENCY_EMAIL: 'office@agency.example' },
  });
  const booked = await book(server);
  const link = linkOf(booked);
  server.clock.now = new Date('2026-11-20T11:00:00Z');
  await send(link, { action: 'move', date: '2026-11-26T09:30:00Z' });
  server.clock.now = new Date('2026-11-20T12:00:00Z');
  await send(link, { action: 'cancel' });
  const mails = await server.mails(6);
  const entries = mails
    .filter(({ replyTo }) => replyTo?.value[0]?.address === 'office@agency.example')
    .map(entryIn)
    .sort((one, other) => one.sequence - other.sequence);
  expect(entries.map(({ method, status, start, stamp }) => [method, status, start, stamp])).toEqual([
    ['REQUEST', 'CONFIRMED', '2026-11-24T09:30:00Z', '2026-11-20T10:00:00Z'],
    ['REQUEST', 'CONFIRMED', '2026-11-26T09:30:00Z', '2026-11-20T11:00:00Z'],
    ['CANCEL', 'CANCELLED', '2026-11-26T09:30:00Z', '2026-11-20T12:00:00Z'],
  ]);
  expect(entries.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
  expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([booked.body.id]));
});
