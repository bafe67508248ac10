import { describe, expect, test } from 'vitest';
import { oneInstalment } from '../../testing/balance.ts';
import { openMember, openTestServer } from '../../testing/openTestServer.ts';
import { order } from '../../testing/request.ts';
import { mailsTo, orderOf } from '../../testing/serverState.ts';

describe('a balance in the demo checkout', async () => {
  const server = await openTestServer({ timing: { outboxInterval: 3_600_000 } });
  const daniel = await openMember(server, 'staff', 'Daniel Roche');

  const press = async (url: string, choice: string) => {
    const body = new URLSearchParams({ choice });
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', body });
    return new URL(answer.headers.get('location') ?? '', url).href;
  };

  /** An order with a paid deposit whose balance is requested. */
  async function requested(email: string) {
    await press(String((await order(server, { email })).body.url), 'pay');
    const { id } = await orderOf(server, email);
    const see = async () => (await daniel.get(`/api/staff/orders/${id}`)).body;
    await daniel.post(`/api/staff/orders/${id}/balance`, { instalments: oneInstalment, version: 0 });
    const mail = (await mailsTo(server, email)).find((each) => each.id.startsWith(`${id}-balance-`));
    const link = /http\S+\/balance\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    return { id, see, link, checkout: await press(link, '') };
  }

  test('is declined, paid, and not paid twice', async () => {
    const { see, link, checkout } = await requested('ann@example.ie');
    expect(await (await fetch(checkout)).text()).toContain('Pay €1,584');
    const declined = await press(checkout, 'decline');
    expect(await (await fetch(declined)).text()).toContain('The card was declined');
    expect(await press(checkout, 'cancel')).toBe(link);
    expect(await see()).toMatchObject({ money: { due: 158_400 } });
    expect(await press(checkout, 'pay')).toBe(link);
    expect(await (await fetch(link)).text()).toContain('Your order is paid');
    expect(await see()).toMatchObject({ status: 'paid', money: { received: 198_000, due: 0 } });
    expect(await press(checkout, 'pay')).toBe(checkout);
    expect(await see()).toMatchObject({ status: 'paid', money: { received: 198_000 } });
  });

  test('can’t be paid in a session whose request was withdrawn', async () => {
    const { id, see, link, checkout } = await requested('withdrawn@example.ie');
    await daniel.post(`/api/staff/orders/${id}/balance/withdraw`, { version: 1 });
    expect((await fetch(checkout)).status).toBe(410);
    expect(await press(checkout, 'pay')).toBe(checkout);
    expect(await see()).toMatchObject({ money: { due: 158_400 } });
    expect((await fetch(link)).status).toBe(410);
  });
});
