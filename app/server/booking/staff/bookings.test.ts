import { beforeAll, describe, expect, test } from 'vitest';
import type { StaffBooking } from '../../../src/domain/contract/staff/bookings.ts';
import { undoTime } from '../../team/actions.ts';
import { book } from '../../testing/booking.ts';
import { insertMessage } from '../../testing/contact.ts';
import { openDesk, todayOf } from '../../testing/desk.ts';
import { send } from '../../testing/request.ts';
import { mailsAbout, mailText } from '../../testing/serverState.ts';
import { tokenOf } from '../linkToken.ts';
import { sendBookingReminders } from '../reminderJob.ts';

describe('consultations on the desk', async () => {
  const { server, daniel } = await openDesk({ daniel: 'staff' });
  beforeAll(async () => {
    await book(server, { date: '2026-11-24T09:30:00.000Z' });
    await book(server, { date: '2026-11-25T10:00:00.000Z', name: 'Cian Doyle' });
    await book(server, { date: '2026-12-01T10:00:00.000Z', name: 'Maeve Kelly' });
  });

  const week = async () => {
    const { body } = await daniel.get('/api/staff/bookings?from=2026-11-23&to=2026-11-29');
    return body.bookings as StaffBooking[];
  };
  const bookingMails = async () =>
    (await server.database.selectFrom('outbox').select('subject').where('calendar', 'is not', null).execute()).length;

  test('are listed by week, in the agency’s time', async () => {
    expect(await week()).toMatchObject([
      { name: 'Ann Byrne', day: '2026-11-24', time: '9:30 AM', status: 'booked', version: 0 },
      { name: 'Cian Doyle', day: '2026-11-25', time: '10:00 AM' },
    ]);
    for (const query of ['from=2026-11-29&to=2026-11-23', 'from=2026-01-01&to=2026-12-31', 'from=x&to=y', '']) {
      expect([query, (await daniel.get(`/api/staff/bookings?${query}`)).status]).toEqual([query, 400]);
    }
  });

  test('are moved to a free time, with an e-mail to both sides', async () => {
    const [ann, cian] = await week();
    const mails = await bookingMails();
    const taken = await daniel.post(`/api/staff/bookings/${ann?.id}/move`, {
      date: '2026-11-25T10:00:00.000Z',
      version: 0,
    });
    expect(taken).toMatchObject({ status: 409 });
    expect(await bookingMails()).toBe(mails);
    const moved = await daniel.post(`/api/staff/bookings/${ann?.id}/move`, {
      date: '2026-11-26T09:00:00.000Z',
      version: 0,
    });
    expect(moved.status).toBe(200);
    expect(await week()).toMatchObject([{ id: cian?.id }, { id: ann?.id, day: '2026-11-26', version: 1 }]);
    expect(await bookingMails()).toBe(mails + 2);
    const late = await daniel.post(`/api/staff/bookings/${ann?.id}/cancel`, { version: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated' } });
    expect(late.body.message).toContain('Daniel Roche');
  });

  test('have a page each, with what happened and the e-mails to the customer', async () => {
    const ann = (await week()).find(({ name }) => name === 'Ann Byrne');
    const { body } = await daniel.get(`/api/staff/bookings/${ann?.id}`);
    expect(body).toMatchObject({
      name: 'Ann Byrne',
      events: [
        { what: 'Booked on the site', who: 'The customer' },
        {
          what: 'Moved from 9:30 AM on Tuesday 24 November 2026 to 9:00 AM on Thursday 26 November 2026',
          who: 'Daniel Roche',
        },
      ],
    });
    const subjects = (body.mails as { subject: string }[]).map(({ subject }) => subject.replace(/:.*/, ''));
    expect(subjects.sort()).toEqual(['Booked', 'Moved']);
    expect((await daniel.get('/api/staff/bookings/unknown')).status).toBe(404);
  });

  test('show in their history what was changed by the links in the e-mails, and refuse an action that didn’t see it', async () => {
    const from = '2026-12-02T10:00:00.000Z';
    const { id } = (await book(server, { date: from, name: 'Orla Nolan' })).body;
    const { secret } = server.settings;
    const change = (holder: 'visitor' | 'agency', wanted: object) =>
      send(`${server.url}/api/meeting/manage/${tokenOf({ id: String(id), holder }, secret)}`, wanted);
    const move = { action: 'move', date: '2026-12-03T10:00:00.000Z' };
    for (const wanted of [move, move]) expect((await change('visitor', wanted)).status).toBe(200);
    const late = await daniel.post(`/api/staff/bookings/${id}/cancel`, { version: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated' } });
    expect(late.body.message).toMatch(/^The customer changed this/);
    expect((await change('agency', { action: 'cancel' })).status).toBe(200);
    const events = [
      {
        what: 'Moved from 10:00 AM on Wednesday 2 December 2026 to 10:00 AM on Thursday 3 December 2026',
        who: 'The customer',
      },
      { what: 'Consultation cancelled', who: 'Your team, by the link in an e-mail' },
    ];
    const { body } = await daniel.get(`/api/staff/bookings/${id}`);
    expect(body.events).toMatchObject([{ what: 'Booked on the site', who: 'The customer' }, ...events]);
    const log = await daniel.get(`/api/staff/log?subject=booking:${id}`);
    expect(log.body.rows).toMatchObject([{ actor: 'agency-link' }, { actor: 'customer', what: 'Consultation moved' }]);
  });

  test('are noted afterwards, for what the member saw, and undone', async () => {
    const { id } = (await book(server, { date: '2026-11-30T10:00:00.000Z', name: 'Niamh Kelly' })).body;
    const note = async (outcome: string | null, was: string | null) =>
      daniel.post(`/api/staff/bookings/${id}/outcome`, { outcome, was });
    expect((await note('done', null)).body.code, 'before it').toBe('too-early');
    expect((await daniel.post('/api/staff/bookings/unknown/outcome', { outcome: null, was: null })).status).toBe(404);
    const before = server.clock.now;
    server.clock.now = new Date('2026-11-30T10:20:00.000Z');
    const noted = await note('no-show', null);
    expect(noted.status).toBe(200);
    expect((await note('done', null)).body.code, 'noted meanwhile').toBe('outdated');
    const call = async () => (await daniel.get(`/api/staff/bookings/${id}`)).body;
    expect(await call()).toMatchObject({ outcome: 'no-show', status: 'booked' });
    expect((await call()).events).toContainEqual(
      expect.objectContaining({ what: 'Nobody came to the consultation', who: 'Daniel Roche' }),
    );
    expect((await daniel.post('/api/staff/undo', { entry: noted.body.entry })).status).toBe(200);
    expect(await call()).toMatchObject({ outcome: null });
    server.clock.now = before;
  });

  test('are moved or cancelled with a reason, which both e-mails say', async () => {
    const { id } = (await book(server, { date: '2026-12-08T10:00:00.000Z', email: 'why@example.ie' })).body;
    const reason = 'Aoife is ill this week.';
    await daniel.post(`/api/staff/bookings/${id}/move`, { date: '2026-12-09T10:00:00.000Z', reason, version: 0 });
    await daniel.post(`/api/staff/bookings/${id}/cancel`, { version: 1 });
    const textOf = (name: string) => mailText(server, `${id}-${name}`);
    expect(await textOf('visitor-1')).toContain(`We’re sorry for the change: ${reason}`);
    expect(await textOf('agency-1')).toContain(`Reason: ${reason}`);
    expect(await textOf('visitor-2')).toContain('We’re sorry for the change.');
  });

  describe('change, and nobody hears of it while it can be undone:', () => {
    const booked = async (day: string) =>
      String((await book(server, { date: `${day}T10:00:00.000Z`, email: `undo-${day}@example.ie` })).body.id);
    const change = (id: string, action: string, body: object) =>
      daniel.post(`/api/staff/bookings/${id}/${action}`, body);
    const undo = (done: Awaited<ReturnType<typeof change>>) =>
      daniel.post('/api/staff/undo', { entry: done.body.entry });
    const call = async (id: string) => (await daniel.get(`/api/staff/bookings/${id}`)).body;
    const mailsOf = (id: string, sequence: number) =>
      mailsAbout(server, id).then((mails) => mails.filter((mail) => mail.id.endsWith(`-${sequence}`)));

    test.each([
      ['2026-12-10', 'move', { date: '2026-12-11T10:00:00.000Z' }, 'Consultation moved back before anyone was told'],
      ['2026-12-14', 'cancel', {}, 'Cancellation taken back before anyone was told'],
      [
        '2026-12-15',
        'link',
        { meetingUrl: 'https://meet.example/a' },
        'Link to the video meeting taken back before it was sent',
      ],
    ])('on %s, %s', async (day, action, wanted, words) => {
      const id = await booked(day);
      const before = await call(id);
      const done = await change(id, action, { ...wanted, version: 0 });
      expect(done.status).toBe(200);
      const due = new Date(server.clock.now.getTime() + undoTime).toISOString();
      expect(await mailsOf(id, 1)).toMatchObject(Array(2).fill({ status: 'waiting', due_at: due }));
      expect((await undo(done)).status).toBe(200);
      expect(await mailsOf(id, 1)).toEqual([]);
      const { start, status, meetingUrl } = before;
      const after = await call(id);
      expect(after).toMatchObject({ start, status, meetingUrl, version: 2 });
      expect((after.events as { what: string }[]).at(-1)?.what).toBe(words);
    });

    test.each([
      ['deleted while it waited', '2026-12-22', '2026-12-21T10:00:00.000Z', ['2-24h']],
      ['due meanwhile', '2026-12-23', '2026-12-22T09:59:55.000Z', ['2-24h']],
      ['sent before', '2026-12-24', '2026-12-23T10:00:00.000Z', ['0-24h']],
    ])('a reminder that was %s', async (_what, day, at, left) => {
      const id = await booked(day);
      const before = server.clock.now;
      server.clock.now = new Date(at);
      await sendBookingReminders(server.context);
      const reminders = server.database.updateTable('outbox').where('id', 'like', `${id}-reminder-%`);
      if (left[0] === '0-24h') await reminders.set({ status: 'sent' }).execute();
      const done = await change(id, 'cancel', { version: 0 });
      server.clock.pass(10_000);
      expect((await undo(done)).status).toBe(200);
      await sendBookingReminders(server.context);
      const kept = await mailsAbout(server, `${id}-reminder-`);
      expect(kept.map((mail) => mail.id)).toEqual(left.map((end) => `${id}-reminder-${end}`));
      server.clock.now = before;
    });

    test('not once its former time is taken, or it has changed again', async () => {
      const id = await booked('2026-12-16');
      const moved = await change(id, 'move', { date: '2026-12-17T10:00:00.000Z', version: 0 });
      expect((await book(server, { date: '2026-12-16T10:00:00.000Z', email: 'quick@example.ie' })).status).toBe(201);
      expect(await undo(moved)).toMatchObject({
        status: 409,
        body: {
          code: 'slot-taken',
          message: 'Someone has booked 10:00 AM on Wednesday 16 December 2026 meanwhile, so this stays as it is.',
        },
      });
      expect(await mailsOf(id, 1)).toHaveLength(2);
      const cancelled = await change(id, 'cancel', { version: 1 });
      expect(await undo(moved)).toMatchObject({ status: 409, body: { code: 'outdated' } });
      expect((await undo(cancelled)).status).toBe(200);
      expect(await call(id)).toMatchObject({ status: 'booked', start: '2026-12-17T10:00:00.000Z' });
    });
  });

  test('tell of a change that can be undone before one by the customer’s link, which ends the undo', async () => {
    const { id } = (await book(server, { date: '2026-12-21T12:00:00.000Z', email: 'order@example.ie' })).body;
    const act = (action: string, body: object) => daniel.post(`/api/staff/bookings/${id}/${action}`, body);
    const moved = await act('move', { date: '2026-12-22T12:00:00.000Z', version: 0 });
    await act('link', { meetingUrl: 'https://meet.example/order', version: 1 });
    server.clock.pass(5_000);
    const token = tokenOf({ id: String(id), holder: 'visitor' }, server.settings.secret);
    expect((await send(`${server.url}/api/meeting/manage/${token}`, { action: 'cancel' })).status).toBe(200);
    const queued = (await mailsAbout(server, `${id}-visitor-`))
      .filter(({ due_at }) => due_at <= server.clock.now.toISOString())
      .sort((one, other) => one.due_at.localeCompare(other.due_at) || one.id.localeCompare(other.id));
    expect(queued.map((mail) => mail.id)).toEqual([0, 1, 2, 3].map((sequence) => `${id}-visitor-${sequence}`));
    const late = await daniel.post('/api/staff/undo', { entry: moved.body.entry });
    expect(late).toMatchObject({ status: 409, body: { code: 'outdated' } });
  });

  test('without a link to the video meeting are on Today from the day before until it is added, which tells both sides', async () => {
    const before = server.clock.now;
    const { id } = (await book(server, { date: '2026-12-18T10:00:00.000Z', email: 'link@example.ie' })).body;
    const asked = async () => {
      const { needs, counts } = await todayOf(daniel);
      const links = needs.filter(({ kind }) => kind === 'link');
      expect(counts.link).toBe(links.length);
      return links.filter((need) => need.id === id);
    };
    server.clock.now = new Date('2026-12-16T23:59:00.000Z');
    expect(await asked()).toEqual([]);
    server.clock.now = new Date('2026-12-17T00:00:00.000Z');
    expect(await asked()).toMatchObject([
      {
        title: 'No link for the call with Ann Byrne',
        about: '10:00 AM on Friday 18 December 2026. Add it, and they get it by e-mail.',
        alarm: false,
      },
    ]);
    const add = (meetingUrl: string) => daniel.post(`/api/staff/bookings/${id}/link`, { meetingUrl, version: 0 });
    for (const wrong of ['meet.example', 'javascript:alert(1)', 'https://', 'https://a b'])
      expect([wrong, (await add(wrong)).status]).toEqual([wrong, 400]);
    const meetingUrl = 'https://meet.example/ann';
    expect((await add(meetingUrl)).status).toBe(200);
    expect(await asked()).toEqual([]);
    const mails = (await mailsAbout(server, String(id))).filter((mail) => mail.id.endsWith('-1'));
    expect(mails).toHaveLength(2);
    for (const { subject, text, calendar } of mails) {
      expect(subject).toMatch(/^How to join: /);
      expect(text).toContain(meetingUrl);
      expect(text).not.toContain('sorry');
      expect(calendar).toContain(`LOCATION:${meetingUrl}`);
    }
    const page = await fetch(
      `${server.url}/api/meeting/manage/${tokenOf({ id: String(id), holder: 'visitor' }, server.settings.secret)}`,
    );
    expect(await page.json()).toMatchObject({ meetingUrl });
    server.clock.now = before;
  });

  test('can be given a link, another one than they have, until they are over', async () => {
    const { id } = (await book(server, { date: '2026-12-18T11:00:00.000Z', email: 'late@example.ie' })).body;
    const add = (meetingUrl: string, version: number) =>
      daniel.post(`/api/staff/bookings/${id}/link`, { meetingUrl, version });
    const isAsked = async () => (await todayOf(daniel)).needs.some((need) => need.kind === 'link' && need.id === id);
    const before = server.clock.now;
    server.clock.now = new Date('2026-12-18T11:10:00.000Z');
    expect(await isAsked()).toBe(true);
    const call = async () => (await daniel.get(`/api/staff/bookings/${id}`)).body;
    expect(await call()).toMatchObject({ changeable: false, joinable: true, hasOwnLink: false });
    expect((await add('https://meet.example/late', 0)).status).toBe(200);
    expect(await call()).toMatchObject({ meetingUrl: 'https://meet.example/late', hasOwnLink: true });
    expect((await add('https://meet.example/late', 1)).body).toMatchObject({ code: 'same-link' });
    await server.database.updateTable('bookings').set({ meeting_url: null }).where('id', '=', String(id)).execute();
    server.clock.now = new Date('2026-12-18T11:30:00.000Z');
    expect(await isAsked()).toBe(false);
    expect((await add('https://meet.example/later', 1)).body).toMatchObject({ code: 'booking-over' });
    server.clock.now = before;
  });

  test('are cancelled', async () => {
    const cian = (await week()).find(({ name }) => name === 'Cian Doyle');
    const mails = await bookingMails();
    expect((await daniel.post(`/api/staff/bookings/${cian?.id}/cancel`, { version: 0 })).status).toBe(200);
    expect(await bookingMails()).toBe(mails + 2);
    expect((await week()).find(({ name }) => name === 'Cian Doyle')).toMatchObject({ status: 'cancelled' });
    expect((await daniel.post('/api/staff/bookings/unknown/cancel', { version: 0 })).status).toBe(404);
  });

  test('show on Today while they are booked, with what needs attention', async () => {
    await insertMessage(server, { name: 'Ruth Lynch', message: 'Could the menu be\nin Irish and English?' });
    const { counts, needs, calls } = await todayOf(daniel);
    expect(counts).toMatchObject({ money: 0, 'new-order': 0, message: 1, mail: 0 });
    expect(needs.filter(({ kind }) => kind !== 'link')).toMatchObject([
      { kind: 'message', title: '“Could the menu be in Irish and English?”', about: 'Ruth Lynch' },
    ]);
    expect(calls.map(({ name }) => name)).toEqual(['Ann Byrne']);
  });
});
