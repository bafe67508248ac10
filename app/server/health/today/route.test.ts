import { describe, expect, test } from 'vitest';
import type { MoneyOfMonth } from '../../../src/domain/contract/staff/today.ts';
import { recordBackup, recordBackupFailure } from '../../backup/recordBackup.ts';
import { balance, balanceTests, twoInstalments } from '../../testing/balance.ts';
import { openDesk, openStripeDesk, todayOf } from '../../testing/desk.ts';
import { order } from '../../testing/request.ts';
import { orderOf } from '../../testing/serverState.ts';
import { keepLogins, type Member } from '../../testing/staff.ts';
import { sendStripeEvent, stripeDispute } from '../../testing/stripeEvents.ts';

const hour = 3_600_000;

describe('the age of the last backup', async () => {
  const { server, aoife } = await openDesk({ aoife: 'read-only' });

  const shown = async () => (await aoife.get('/api/staff/today')).body.backup;

  test('is shown, with a warning when it is missing or older than two days', async () => {
    const always = { isOurs: true, isNightly: false, command: 'pnpm backup', failure: null, bucket: null };
    expect(await shown()).toEqual({ at: null, hours: null, alarm: true, ...always });
    const at = server.clock.now;
    await recordBackup(server.database, at);
    server.clock.now = new Date(at.getTime() + 47 * hour);
    expect(await shown()).toEqual({ at: at.toISOString(), hours: 47, alarm: false, ...always });
    await keepLogins(server);
    server.clock.now = new Date(at.getTime() + 48 * hour);
    expect(await shown()).toMatchObject({ hours: 48, alarm: true });
    const last = server.clock.now;
    await recordBackup(server.database, last);
    expect(await shown()).toMatchObject({ hours: 0, alarm: false });
    await recordBackupFailure(server.database, { at: last.toISOString(), why: 'The disk is full.' });
    expect(await shown()).toMatchObject({ hours: 0, alarm: true, failure: 'The disk is full.' });
    await recordBackup(server.database, last);
    expect(await shown()).toMatchObject({ hours: 0, alarm: false, failure: null });
  });
});

const stepsOf = async (member: Member) => (await todayOf(member)).firstSteps.filter(({ done }) => done);

test('an owner sees what is done of the first steps, until a real payment has come in', async () => {
  const desk = await openStripeDesk(
    { aoife: 'owner', daniel: 'staff' },
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@agency.example' },
  );
  expect(await stepsOf(desk.aoife)).toEqual([
    { id: 'mail', done: true },
    { id: 'payments', done: true },
  ]);
  expect((await desk.daniel.get('/api/staff/today')).body).toMatchObject({ firstSteps: [] });
  const { session } = await desk.place('ann@example.ie');
  expect((await stepsOf(desk.aoife)).map(({ id }) => id)).toContain('order');
  await desk.pay(session);
  expect(await stepsOf(desk.aoife)).not.toEqual([]);
  if (desk.server.settings.cardProvider) desk.server.settings.cardProvider.live = true;
  expect((await desk.aoife.get('/api/staff/today')).body).toMatchObject({ firstSteps: [] });
});

const deposit = 39_600;

describe('the money of the month', async () => {
  const desk = await balanceTests();
  const money = async () => (await desk.daniel.get('/api/staff/money')).body as unknown as MoneyOfMonth;

  test('adds up what came by card and by transfer, what is requested, and what is disputed', async () => {
    expect(await money()).toEqual({ received: 0, requested: 0, disputed: 0 });
    const id = await desk.placeOrder('month@example.ie');
    expect(await money()).toEqual({ received: deposit, requested: 0, disputed: 0 });
    await desk.request(id);
    expect(await money()).toEqual({ received: deposit, requested: balance, disputed: 0 });
    await desk.transfer(id, 58_400, (await desk.readOrder(id)).version);
    expect(await money()).toEqual({ received: deposit + 58_400, requested: balance - 58_400, disputed: 0 });
    await desk.transfer(id, 100_000, (await desk.readOrder(id)).version);
    expect(await money()).toEqual({ received: deposit + balance, requested: 0, disputed: 0 });
    const paid = (await desk.readOrder(id)).payments[0]?.id ?? '';
    const opened = stripeDispute(`pi_${paid}`, 'needs_response');
    await sendStripeEvent(desk.server, 'charge.dispute.created', opened, { at: 1 });
    expect(await money()).toMatchObject({ received: deposit + balance, disputed: deposit });
  });

  test('counts the first part of an accepted offer as requested, without what has arrived of it', async () => {
    const before = (await money()).requested;
    await order(desk.server, { email: 'accepted@example.ie' });
    const { id } = await orderOf(desk.server, 'accepted@example.ie');
    await desk.server.database.updateTable('orders').set({ due_on: '2026-12-04' }).where('id', '=', id).execute();
    expect((await money()).requested).toBe(before + deposit);
    await desk.transfer(id, 10_000, 0);
    expect((await money()).requested).toBe(before + deposit - 10_000);
  });

  test('requests nothing of what is on its way', async () => {
    const before = (await money()).requested;
    const id = await desk.placeOrder('slow@example.ie');
    await desk.request(id, twoInstalments);
    await desk.pay((await desk.submitPayment(await desk.linkOf(id))).session, { payment_status: 'unpaid' });
    expect((await money()).requested).toBe(before + 100_000);
  });

  test('begins on the first of the month in the agency’s time zone', async () => {
    await keepLogins(desk.server);
    desk.server.clock.now = new Date('2026-12-01T00:00:30.000Z');
    expect(await money()).toMatchObject({ received: 0, disputed: deposit });
    await desk.placeOrder('december@example.ie');
    expect(await money()).toMatchObject({ received: deposit });
  });
});
