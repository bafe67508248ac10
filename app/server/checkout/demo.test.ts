import { describe, expect, test } from 'vitest';
import { later } from '../testing/later.ts';
import { openMember, openTestServer } from '../testing/openTestServer.ts';
import { order } from '../testing/request.ts';
import { mailsTo, orderOf, rowsOf, sendForm, without } from '../testing/serverState.ts';

describe('the demo checkout', async () => {
  const server = await openTestServer();

  const place = async (email = 'ann@example.ie') => {
    const { body } = await order(server, { email });
    return { id: String(body.id), path: new URL(String(body.url)).pathname };
  };
  /** Presses a button of the page. @returns where it leads */
  const press = async (path: string, choice: string) => {
    const { statusCode, headers } = await sendForm(server, path, { choice });
    expect(statusCode).toBe(303);
    return headers.location ?? '';
  };
  const look = (url: string, cookie = '') => server.app.inject({ method: 'GET', url, headers: { cookie } });
  const statusOf = async (id: string) => (await look(`/api/checkout-session/${id}`)).json().status;

  test('shows the order, that no card is charged, and the chosen colours, under a strict policy', async () => {
    const { path } = await place("ann&'b@example.ie");
    const { statusCode, body, headers } = await look(path);
    expect(statusCode).toBe(200);
    for (const words of [
      ...['No card is charged', 'Trinity Core + Full System platform', 'Bundle discount', '−€220', '€1,980'],
      ...['Deposit to pay now (20%)', 'Pay €396', 'The remaining €1,584 isn’t charged', 'ann&amp;&#x27;b@example.ie'],
      '<html lang="en-IE">',
    ]) {
      expect(body).toContain(words);
    }
    expect(body).not.toMatch(/declined|ann&'b/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${server.url}`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect((await look(path, 'scheme=dark')).body).toContain('<html lang="en-IE" data-theme="dark">');
  });

  test('is declined, cancelled, and paid at last; after that every button leads to the success page', async () => {
    const { id, path } = await place();
    const declined = await look(await press(path, 'decline'));
    expect(declined.body).toMatch(/role="alert".*The card was declined[\s\S]*Nothing was charged/);
    expect(declined.body).toContain('go back to the quote');
    expect(await press(path, 'cancel')).toBe(`${server.url}/checkout-cancel`);
    for (const unknown of ['', 'steal']) expect(await press(path, unknown)).toBe(path);
    expect([(await look(path)).statusCode, await statusOf(id)]).toEqual([200, 'open']);
    const success = `${server.url}/checkout-success?session_id=${id}`;
    expect(await press(path, 'pay')).toBe(success);
    const page = await look(path);
    expect([page.statusCode, page.headers.location]).toEqual([303, success]);
    for (const choice of ['pay', 'decline', 'cancel']) expect(await press(path, choice)).toBe(path);
    expect(await statusOf(id)).toBe('paid');
  });

  test('makes one payment with one receipt of twenty concurrent requests', async () => {
    const { id, path } = await place('eager@example.ie');
    await Promise.all(Array.from({ length: 20 }, () => press(path, 'pay')));
    expect(await statusOf(id)).toBe('paid');
    expect(await mailsTo(server, 'eager@example.ie')).toHaveLength(1);
  });

  test('expires after a day', async () => {
    const { id, path } = await place();
    await later(server, 24 * 3_600_000, async () => {
      const page = await look(path);
      expect([page.statusCode, page.body]).toEqual([410, expect.stringContaining(`${server.url}/checkout-cancel"`)]);
      await press(path, 'pay');
      expect(await statusOf(id)).toBe('cancelled');
    });
  });

  test('ends once a part has arrived by transfer: it would charge the whole', async () => {
    const daniel = await openMember(server, 'staff', 'Daniel Roche');
    const { id, path } = await place('part@example.ie');
    const { id: placed } = await orderOf(server, 'part@example.ie');
    const part = { amount: 10_000, day: '2026-11-19', reference: 'BYRNE', version: 0 };
    expect((await daniel.post(`/api/staff/orders/${placed}/transfers`, part)).status).toBe(200);
    expect((await look(path)).statusCode).toBe(410);
    expect(await press(path, 'pay')).toBe(path);
    expect(await rowsOf(server, 'payments', { id })).toMatchObject([{ status: 'open' }]);
  });

  test('answers 404 with a page for an unknown id', async () => {
    const page = await look('/demo-checkout/demo_nobody');
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')]);
    expect(page.body).toContain('We can’t find this checkout');
    expect(await press('/demo-checkout/demo_nobody', 'pay')).toBe('/demo-checkout/demo_nobody');
  });

  test('shows an error page and stores no payment while the database fails', async () => {
    const { id, path } = await place();
    const answer = await without(server, 'outbox', () => sendForm(server, path, { choice: 'pay' }));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, expect.stringContaining('text/html')]);
    expect(answer.body).toMatch(/role="alert">We can’t reach our database/);
    await press(path, 'pay');
    expect(await statusOf(id)).toBe('paid');
  });
});
