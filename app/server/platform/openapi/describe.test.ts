import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { webhookEventTypes } from '../../../src/domain/contract/staff/webhookEvents.ts';
import { openTestServer } from '../../testing/openTestServer.ts';

interface Operation {
  summary?: string;
  description?: string;
  security?: readonly Record<string, readonly string[]>[];
  requestBody?: object;
  parameters?: readonly { name: string; in: string }[];
  responses: Record<string, { content?: Record<string, { schema: { required?: readonly string[] } }> }>;
}

type Description = { paths: Record<string, Record<string, Operation>> } & Record<string, unknown>;

const server = await openTestServer({ environment: { STRIPE_SECRET_KEY: 'sk_test_fake' } });
let description: Description;
beforeAll(async () => {
  description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Description;
});

/** Operations by "GET /api/quotes/{token}". */
const described = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );

test('is valid OpenAPI', async () => {
  const { valid, errors } = await new Validator().validate(description);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('describes every API route and nothing else', () => {
  const served = server.app.routes
    .filter(({ pattern }) => pattern.startsWith('/api/'))
    .flatMap(({ pattern, methods }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${pattern.replace(/:(\w+)/g, '{$1}').replace('*', '{*}')}`),
    );
  expect(served.length).toBeGreaterThan(10);
  expect(
    described()
      .map(([call]) => call)
      .sort(),
  ).toEqual(served.sort());
});

test('describes every event of a webhook with its body', () => {
  const webhooks = description.webhooks as Record<string, { post: Operation & { requestBody: object } }>;
  expect(Object.keys(webhooks)).toEqual([...webhookEventTypes]);
  expect(JSON.stringify(webhooks['order.paid']?.post.requestBody)).toContain('"amount"');
});

test('describes summary, parameters and errors of every route', () => {
  for (const [call, { summary, responses, parameters = [] }] of described()) {
    expect([call, summary]).toEqual([call, expect.stringMatching(/\S/)]);
    expect([call, parameters.filter((each) => each.in === 'path').map(({ name }) => name)]).toEqual([
      call,
      [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    ]);
    for (const range of ['4XX', '5XX']) {
      const { schema } = responses[range]?.content?.['application/json'] ?? {};
      expect([call, range, schema?.required]).toEqual([call, range, ['message', 'code', 'requestId']]);
    }
    expect([call, Object.keys(responses)]).toEqual([call, expect.arrayContaining([expect.stringMatching(/^2/)])]);
  }
});

test('describes the fields of an order with their bounds', () => {
  const [, order] = described().find(([call]) => call === 'POST /api/create-checkout-session') ?? [];
  expect(order?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          required: expect.arrayContaining(['name', 'email', 'price', 'selection', 'success_url', 'cancel_url']),
          properties: { notes: { type: 'string', maxLength: 5000 } },
        },
      },
    },
  });
});

test('describes the security requirements of every route', async () => {
  const proof = Object.fromEntries(described().map(([call, { security }]) => [call, security]));
  const schemes = (description.components as { securitySchemes: object }).securitySchemes;
  expect(Object.keys(schemes)).toEqual(['session', 'ownOrigin', 'staffSession', 'staffToken', 'webhookSignature']);
  expect(proof['GET /api/config']).toEqual([]);
  expect(proof['POST /api/create-checkout-session']).toEqual([{ ownOrigin: [] }, {}]);
  expect(proof['POST /api/auth/change-password']).toEqual([{ session: [], ownOrigin: [] }]);
  expect(proof['POST /api/stripe/webhook']).toEqual([{ webhookSignature: [] }]);
});

test('exactly the routes described with a session answer 401 without one', async () => {
  const reading = described().filter(([call]) => call.startsWith('GET ') && !call.includes('{'));
  expect(reading.length).toBeGreaterThan(5);
  for (const [call, { security = [] }] of reading) {
    const { statusCode } = await server.app.inject(call.slice('GET '.length));
    expect([call, statusCode === 401]).toEqual([
      call,
      security.some((each) => 'session' in each || 'staffSession' in each),
    ]);
  }
});

test('no cache in front may keep an answer of the API, nor an error', async () => {
  for (const [call] of described()) {
    const [method = '', path = ''] = call.split(' ');
    if (method !== 'GET') continue;
    const { headers } = await server.app.inject(path.replace(/\{\w+\}/g, 'x'));
    expect([call, headers['cache-control']]).toEqual([call, 'no-store']);
  }
});

test('an unknown checkout is answered as described', async () => {
  const [, status] = described().find(([call]) => call === 'GET /api/checkout-session/{id}') ?? [];
  const { schema } = status?.responses['404']?.content?.['application/json'] ?? {};
  const answer = await fetch(`${server.url}/api/checkout-session/cs_nobody`);
  expect(answer.status).toBe(404);
  expect(Object.keys((await answer.json()) as object).sort()).toEqual([...(schema?.required ?? [])].sort());
});
