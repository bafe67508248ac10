import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order } from '../../testing/request.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

describe('the demo checkout', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const place = async (change: Parameters<typeof order>[1] = {}) => {
    const { body } = await order(server, change);
    return { id: String(body.id), path: new URL(String(body.url)).pathname };
  };
  const press = (path: string, choice: string) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}`,
    });
  const look = (url: string, cookie = '') => server.app.inject({ method: 'GET', url, headers: { cookie } });
  const statusOf = async (id: string) => (await look(`/api/checkout-session/${id}`)).json().status;

  test('shows the order, and that no card is charged', async () => {
    const { path } = await place();
    const page = await look(path);
    expect(page.statusCode).toBe(200);
    for (const words of [
      'No card is charged',
      'Trinity Core + Full System platform',
      'Bundle discount',
      '−€220',
      '€1,980',
      'Deposit to pay now (20%)',
      'Pay €396',
      'ann@example.ie',
      'The remaining €1,584 isn’t charged',
    ]) {
      expect(page.body).toContain(words);
    }
    expect(page.body).not.toContain('declined');
  });

  test('escapes the buyer’s input', async () => {
    const { path } = await place({ email: "ann&'b@example.ie" });
    const { body } = await look(path);
    expect(body).toContain('ann&amp;&#39;b@example.ie');
    expect(body).not.toContain("ann&'b");
  });

  test('sends a strict policy that allows the form’s redirect, and is not cached', async () => {
    const { path } = await place();
    const { headers } = await look(path);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${server.url}`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  test('uses the chosen colour scheme', async () => {
    const { path } = await place();
    expect((await look(path, 'scheme=dark')).body).toContain('<html lang="en-IE" data-theme="dark">');
    expect((await look(path)).body).toContain('<html lang="en-IE">');
  });

  test('Pay marks the order as paid, queues the e-mails and redirects to the success page', async () => {
    const { id, path } = await place({ email: 'payer@example.ie' });
    const answer = await press(path, 'pay');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${server.url}/checkout-success?session_id=${id}`);
    expect(await statusOf(id)).toBe('paid');
    const mails = await server.mails(2);
    expect(mails.map(({ to }) => [to].flat()[0]?.text).sort()).toContain('payer@example.ie');
  });

  test('Decline shows an error, and the buyer can try again', async () => {
    const { id, path } = await place();
    const answer = await press(path, 'decline');
    expect(answer.statusCode).toBe(303);
    const page = await look(String(answer.headers.location));
    expect(page.body).toMatch(/role="alert".*The card was declined[\s\S]*Nothing was charged/);
    expect(page.body).toContain('go back to the quote');
    expect(await statusOf(id)).toBe('open');
    await press(path, 'pay');
    expect(await statusOf(id)).toBe('paid');
  });

  test('Cancel redirects to the quote, and the checkout stays open', async () => {
    const { id, path } = await place();
    const answer = await press(path, 'cancel');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${server.url}/checkout-cancel`);
    expect(await statusOf(id)).toBe('open');
    expect((await look(path)).statusCode).toBe(200);
  });

  test('redirects to the success page once paid, for every button', async () => {
    const { id, path } = await place();
    const success = `${server.url}/checkout-success?session_id=${id}`;
    await press(path, 'pay');
    const page = await look(path);
    expect([page.statusCode, page.headers.location]).toEqual([303, success]);
    for (const choice of ['pay', 'decline', 'cancel']) {
      const again = await press(path, choice);
      expect([again.statusCode, again.headers.location]).toEqual([303, path]);
    }
    expect(await statusOf(id)).toBe('paid');
  });

  test('makes one payment with one receipt of twenty concurrent requests', async () => {
    const { id, path } = await place({ email: 'eager@example.ie' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(path, 'pay')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    expect(await statusOf(id)).toBe('paid');
    const receipts = await server.database
      .selectFrom('outbox')
      .where('recipient', '=', 'eager@example.ie')
      .selectAll()
      .execute();
    expect(receipts).toHaveLength(1);
  });

  test('shows the page again for an unknown button', async () => {
    const { id, path } = await place();
    for (const choice of ['', 'steal']) {
      const answer = await press(path, choice);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
    }
    expect(await statusOf(id)).toBe('open');
  });

  test('expires after a day', async () => {
    const { id, path } = await place();
    const then = server.clock.now;
    server.clock.now = new Date(then.getTime() + 24 * 3_600_000);
    const page = await look(path);
    await press(path, 'pay');
    const status = await statusOf(id);
    server.clock.now = then;
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain(`href="${server.url}/checkout-cancel"`);
    expect(status).toBe('cancelled');
  });

  test('answers 404 with a page for an unknown id', async () => {
    const page = await look('/demo-checkout/demo_nobody');
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('We can’t find this checkout');
    const pressed = await press('/demo-checkout/demo_nobody', 'pay');
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/demo-checkout/demo_nobody']);
  });
});

test('shows an error page and stores no payment when the database fails', async () => {
  const server = await startTestServer();
  const { body } = await order(server);
  await server.database.schema.alterTable('outbox').renameTo('outbox_away').execute();
  const pay = () =>
    fetch(String(body.url), { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' });
  const answer = await pay();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toMatch(/role="alert">We can’t reach our database/);
  await server.database.schema.alterTable('outbox_away').renameTo('outbox').execute();
  expect((await pay()).status).toBe(303);
  expect(await (await fetch(`${server.url}/api/checkout-session/${body.id}`)).json()).toMatchObject({
    status: 'paid',
  });
  await server.close();
});
