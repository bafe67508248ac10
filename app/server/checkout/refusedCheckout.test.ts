import { expect, test } from 'vitest';
import { checkoutRequest, order } from '../testing/request.ts';
import { startTestServer } from '../testing/startTestServer.ts';

test('with SITE_URL, return URLs must be on that origin', async () => {
  const server = await startTestServer({ environment: { SITE_URL: 'https://agency.example' } });
  const own = await order(server, {
    success_url: 'https://agency.example/checkout-success',
    cancel_url: 'https://agency.example/checkout-cancel',
  });
  expect(own).toMatchObject({
    status: 200,
    body: { url: expect.stringMatching(/^https:\/\/agency\.example\/demo-checkout\//) },
  });
  expect(await order(server)).toMatchObject({ status: 400, body: { code: 'foreign-url' } });
  await server.close();
});

test('without SITE_URL a foreign Host header is rejected', async () => {
  const server = await startTestServer();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/create-checkout-session',
    headers: { host: 'evil.example' },
    payload: checkoutRequest({ url: 'http://evil.example' }),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'unknown-site', message: expect.stringMatching(/SITE_URL/) });
  await server.close();
});

test('answers an order with 503 and a message while the database fails', async () => {
  const server = await startTestServer();
  await server.database.schema.alterTable('orders').renameTo('orders_away').execute();
  expect(await order(server)).toMatchObject({
    status: 503,
    body: { code: 'database-unavailable', message: expect.stringMatching(/can’t reach our database/) },
  });
  await server.close();
});
