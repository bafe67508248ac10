import { describe, expect, test } from 'vitest';
import { referenceOf } from '../orders/order.ts';
import { balanceTests } from '../testing/balance.ts';
import { todayOf } from '../testing/desk.ts';
import { keepLogins } from '../testing/staff.ts';

describe('a buyer who pays twice for the same thing', async () => {
  const desk = await balanceTests();
  const told = async (id: string) => {
    const { needs } = await todayOf(desk.daniel);
    const mail = await desk.server.database.selectFrom('outbox').select('text').where('id', '=', `${id}-notice`);
    const { text } = await mail.executeTakeFirstOrThrow();
    const need = needs.find((each) => each.id === id);
    return {
      page: (await desk.readOrder(id)).duplicate,
      today: need?.about.includes('possibly the same') ? need.alarm : false,
      mail: text.includes('Possibly the same as'),
    };
  };

  test('in two orders is reported by the notice, on Today and on both orders, until one is refunded', async () => {
    const first = await desk.placeOrder('twice@example.ie');
    expect(await told(first)).toEqual({ page: null, today: false, mail: false });
    const second = await desk.placeOrder('Twice@example.ie');
    const [one, other] = [first, second].map((id) => ({ id, reference: referenceOf({ id }) }));
    expect(await told(second)).toEqual({ page: one, today: true, mail: true });
    expect(await told(first)).toEqual({ page: other, today: true, mail: false });

    await keepLogins(desk.server);
    desk.server.clock.pass(25 * 3_600_000);
    const later = await desk.placeOrder('TWICE@example.ie');
    expect(await told(later)).toEqual({ page: null, today: false, mail: false });
    await desk.server.database.updateTable('orders').set({ status: 'refunded' }).where('id', '=', second).execute();
    expect((await told(first)).page).toBeNull();
  });
});
