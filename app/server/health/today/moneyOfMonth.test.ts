import { describe, expect, test } from 'vitest';
import type { MoneyOfMonth } from '../../../src/domain/contract/staff/today.ts';
import { balance, balanceTests, twoInstalments } from '../../testing/balance.ts';
import { order } from '../../testing/request.ts';
import { orderOf } from '../../testing/serverState.ts';
import { keepLogins } from '../../testing/staff.ts';
import { sendStripeEvent, stripeDispute } from '../../testing/stripeEvents.ts';

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
