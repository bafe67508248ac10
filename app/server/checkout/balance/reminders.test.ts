import { describe, expect, test } from 'vitest';
import { erasePerson, personOf } from '../../people/person.ts';
import { balance, balanceTests, twoInstalments } from '../../testing/balance.ts';
import { order } from '../../testing/request.ts';
import { changeRows, orderOf } from '../../testing/serverState.ts';
import { keepLogins } from '../../testing/staff.ts';
import { sendStripeEvent } from '../../testing/stripeEvents.ts';
import { sendReminders } from './reminders.ts';

describe('reminders of a balance', async () => {
  const desk = await balanceTests();
  const { placeOrder, request, transfer, mails, linkOf } = desk;
  const on = async (day: string, time = '10:00') => {
    desk.server.clock.now = new Date(`${day}T${time}:00.000Z`);
    await sendReminders(desk.server.context);
  };
  const reminders = async (id: string) =>
    (await mails(id)).map(({ subject }) => subject.replace(/ \(.*/, '')).filter((text) => /reminder/i.test(text));
  const dueOn = (day: string) => [{ amount: balance, dueOn: day }];

  test('are sent three days before and one and seven days after the due day, each once, with the same link', async () => {
    await on('2026-11-20');
    const id = await placeOrder('ann@example.ie');
    await request(id, dueOn('2026-12-01'));
    const link = await linkOf(id);
    await on('2026-11-27');
    expect(await reminders(id)).toEqual([]);
    await on('2026-11-28', '07:00');
    expect(await reminders(id), 'at night').toEqual([]);
    await on('2026-11-28');
    await on('2026-11-29');
    const before = 'Reminder: €1,584 is due on Tuesday 1 December 2026';
    const after = 'Reminder: €1,584 was due on Tuesday 1 December 2026';
    expect(await reminders(id)).toEqual([before]);
    expect(await linkOf(id)).toBe(link);
    await on('2026-12-01');
    await Promise.all([on('2026-12-02'), on('2026-12-02')]);
    expect(await reminders(id)).toEqual([before, after]);
    await on('2026-12-08');
    await on('2026-12-20');
    expect(await reminders(id)).toEqual([before, after, `Second r${after.slice(1)}`]);
  });

  test('say that they are the second only after a first', async () => {
    await on('2026-11-20');
    const id = await placeOrder('missed@example.ie');
    await request(id, dueOn('2026-12-01'));
    await on('2026-12-09');
    await on('2026-12-10');
    expect(await reminders(id)).toEqual(['Reminder: €1,584 was due on Tuesday 1 December 2026']);
  });

  test('of a plan in parts remind only of the unpaid part', async () => {
    await on('2026-11-20');
    const id = await placeOrder('parts@example.ie');
    await request(id, twoInstalments);
    await transfer(id, 58_400, 1);
    await on('2026-12-02');
    expect(await reminders(id)).toEqual([]);
    await on('2027-01-08');
    expect(await reminders(id)).toEqual(['Reminder: €1,000 is due on Sunday 10 January 2027']);
  });

  test('none is sent after payment, withdrawals, a stop, a refund, a payment that doesn’t match, or the request itself', async () => {
    await on('2026-11-20');
    const ids = [];
    for (const name of ['paid', 'withdrawn', 'stopped', 'troubled', 'waiting', 'refunded', 'consumer']) {
      const id = await placeOrder(`${name}@example.ie`);
      await request(id, dueOn('2026-12-01'));
      ids.push(id);
    }
    const [paid = '', withdrawn = '', stopped = '', troubled = '', waiting = '', refunded = '', consumer = ''] = ids;
    await transfer(paid, balance, 1);
    await desk.daniel.post(`/api/staff/orders/${withdrawn}/balance/withdraw`, { version: 1 });
    await desk.daniel.post(`/api/staff/orders/${stopped}/stage`, { stage: 'stopped', version: 1 });
    await desk.server.database.updateTable('orders').set({ status: 'disputed' }).where('id', '=', troubled).execute();
    const deposit = (await desk.readOrder(refunded)).payments[0]?.id;
    const all = { payment_intent: `pi_${deposit}`, amount_refunded: 39_600 };
    await sendStripeEvent(desk.server, 'charge.refunded', all);
    const withdrawal = { consumer_withdrew_at: '2026-11-27T10:00:00.000Z' };
    await desk.server.database.updateTable('orders').set(withdrawal).where('id', '=', consumer).execute();
    const soon = await placeOrder('soon@example.ie');
    await on('2026-11-27');
    await request(soon, dueOn('2026-11-29'));
    await on('2026-11-28');
    for (const id of [paid, withdrawn, stopped, troubled, refunded, consumer, soon])
      expect(await reminders(id)).toEqual([]);
    expect(await reminders(waiting)).toHaveLength(1);
    // One that waits is deleted. As if the mail server had put it off: the worker leaves it alone. It must not be sending it now.
    await desk.server.context.wakeMailWorker();
    await changeRows(desk.server, 'outbox', { status: 'waiting', due_at: '2027-01-01T00:00:00.000Z' });
    await transfer(waiting, balance, 1);
    expect(await reminders(waiting)).toEqual([]);
    await on('2026-11-30');
    expect(await reminders(soon)).toHaveLength(1);
  });

  const remind = async (id: string, version: number) => {
    const kind = (await desk.readOrder(id)).reminder?.next ?? 'after';
    return desk.daniel.post(`/api/staff/orders/${id}/reminder`, { version, kind });
  };
  const undo = (entry: unknown) => desk.daniel.post('/api/staff/undo', { entry });

  test('are sent at once by a press, each counts as its automatic one, and the last is firm', async () => {
    await on('2026-11-20');
    const id = await placeOrder('pressed@example.ie');
    expect((await desk.readOrder(id)).reminder).toBeNull();
    await request(id, dueOn('2026-12-01'));
    const version = async () => (await desk.readOrder(id)).version;
    expect((await desk.readOrder(id)).reminder).toEqual({ next: 'before', amount: balance, lastAt: null });
    await remind(id, 1);
    const before = 'Reminder: €1,584 is due on Tuesday 1 December 2026';
    expect(await reminders(id)).toEqual([before]);
    expect((await mails(id)).at(-1)).toMatchObject({ held: 15_000, toAgency: false });
    const seen = await desk.readOrder(id);
    expect(seen.reminder).toEqual({ next: null, amount: balance, lastAt: expect.stringMatching(/^2026-11-20T10:00/) });
    expect(seen.events.at(-1)).toMatchObject({ what: 'Reminder of €1,584 sent', who: 'Daniel Roche' });
    expect(await remind(id, await version())).toMatchObject({ status: 409, body: { code: 'no-reminder' } });
    await on('2026-11-28');
    expect(await reminders(id)).toEqual([before]);
    await keepLogins(desk.server);
    await on('2026-12-02', '08:00');
    await remind(id, await version());
    const after = 'Reminder: €1,584 was due on Tuesday 1 December 2026';
    await on('2026-12-02');
    expect(await reminders(id)).toEqual([before, after]);
    await on('2026-12-05');
    await remind(id, await version());
    await on('2026-12-08');
    expect(await reminders(id)).toEqual([before, after, `Second r${after.slice(1)}`]);
    expect((await desk.readOrder(id)).reminder?.next).toBeNull();
    expect((await remind(id, await version())).status).toBe(409);
    await desk.server.database.updateTable('outbox').set({ status: 'sent' }).execute();
    const { events } = await desk.readOrder(id);
    expect(
      events.filter(({ what }) => /reminder/i.test(what)),
      'each once',
    ).toHaveLength(3);
  });

  test('by a press aren’t followed by another on the same day, though the automatic ones were missed', async () => {
    await on('2026-11-20');
    const id = await placeOrder('late@example.ie');
    await request(id, dueOn('2026-12-01'));
    await keepLogins(desk.server);
    desk.server.clock.now = new Date('2026-12-09T08:00:00.000Z');
    await remind(id, 1);
    await on('2026-12-09');
    expect(await reminders(id)).toHaveLength(1);
    await on('2026-12-10');
    expect(await reminders(id)).toEqual([expect.any(String), expect.stringMatching(/^Second reminder/)]);
  });

  test('by a press are taken back within seconds, and work without a day', async () => {
    await on('2026-11-20');
    const id = await placeOrder('undone@example.ie');
    await request(id);
    const { body } = await remind(id, 1);
    const subject = 'Reminder: €1,584 is still to be paid';
    expect(await reminders(id)).toEqual([subject]);
    const attempt = (attempts: number) => desk.server.database.updateTable('outbox').set({ attempts }).execute();
    await attempt(1);
    expect((await undo(body.entry)).body.code, 'it may have left').toBe('too-late');
    await attempt(0);
    expect((await undo(body.entry)).status).toBe(200);
    expect(await reminders(id)).toEqual([]);
    expect((await desk.readOrder(id)).events.slice(-2).map(({ what }) => what)).toEqual([
      'Reminder of €1,584 queued, but never sent',
      'Reminder of €1,584 taken back',
    ]);
    expect((await desk.readOrder(id)).reminder).toMatchObject({ next: 'after', lastAt: null });
    await remind(id, 3);
    expect(await remind(id, 4), 'within a day').toMatchObject({ status: 409, body: { code: 'no-reminder' } });
    await keepLogins(desk.server);
    await on('2026-11-22', '08:00');
    const firm = { version: 4, kind: 'before' };
    expect(await desk.daniel.post(`/api/staff/orders/${id}/reminder`, firm)).toMatchObject({
      status: 409,
      body: { code: 'other-reminder' },
    });
    await remind(id, 4);
    expect(await reminders(id)).toEqual([subject, `Second r${subject.slice(1)}`]);
    const paid = await placeOrder('paid@pressed.ie');
    expect(await remind(paid, 0)).toMatchObject({ status: 409, body: { code: 'no-reminder' } });
    await desk.daniel.post(`/api/staff/orders/${id}/stage`, { stage: 'stopped', version: 5 });
    expect((await desk.readOrder(id)).reminder).toBeNull();
  });

  test('that wait don’t leave once the order is stopped, and can be sent again; one that wasn’t delivered makes none firm', async () => {
    await on('2026-11-20');
    const id = await placeOrder('stopped@example.ie');
    await request(id);
    await remind(id, 1);
    const stage = (to: string, version: number) =>
      desk.daniel.post(`/api/staff/orders/${id}/stage`, { stage: to, version });
    await stage('stopped', 2);
    expect(await reminders(id)).toEqual([]);
    const never = 'Reminder of €1,584 queued, but never sent';
    expect((await desk.readOrder(id)).events.map(({ what }) => what)).toContain(never);
    await stage('in-progress', 3);
    expect((await desk.readOrder(id)).reminder).toMatchObject({ next: 'after', lastAt: null });
    await remind(id, 4);
    await desk.server.database.updateTable('outbox').set({ status: 'undelivered' }).execute();
    await remind(id, 5);
    const subject = 'Reminder: €1,584 is still to be paid';
    expect(await reminders(id)).toEqual([subject, subject]);
  });

  test('by a press ask for the first payment of an accepted offer, too', async () => {
    await on('2026-11-20');
    await order(desk.server, { email: 'accepted@example.ie' });
    const { id } = await orderOf(desk.server, 'accepted@example.ie');
    await desk.server.database.updateTable('orders').set({ due_on: '2026-11-18' }).where('id', '=', id).execute();
    expect((await desk.readOrder(id)).reminder).toMatchObject({ next: 'after', amount: 39_600 });
    await remind(id, 0);
    await on('2026-11-20');
    await on('2026-11-21');
    expect(await reminders(id)).toEqual(['Reminder: €396 was due on Wednesday 18 November 2026']);
    await transfer(id, 10_000, 1);
    expect((await desk.readOrder(id)).reminder).toMatchObject({ amount: 29_600 });
  });

  test('none is sent to an erased person: the request is withdrawn, the paid order stays', async () => {
    await on('2026-11-20');
    const id = await placeOrder('erased@example.ie');
    await request(id, dueOn('2026-12-01'));
    const link = await linkOf(id);
    const { database, context } = desk.server;
    const person = await personOf(database, 'erased@example.ie');
    await database.transaction().execute((transaction) => erasePerson(context, transaction, person));
    expect((await fetch(link)).status).toBe(410);
    expect(await linkOf(id)).toBe('none');
    await on('2026-11-28');
    expect(await reminders(id)).toEqual([]);
    expect(await desk.readOrder(id)).toMatchObject({ status: 'paid', balance: null, money: { due: balance } });
  });
});
