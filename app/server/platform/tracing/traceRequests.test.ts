import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { book } from '../../testing/booking.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

interface SentSpan {
  traceId: string;
  parentSpanId?: string;
  name: string;
  status: { code: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number; doubleValue?: number } }[];
}

/** A collector: what it was sent, and with which headers. */
async function startCollector() {
  const bodies: unknown[] = [];
  const headers: unknown[] = [];
  const server = createServer(async (request, response) => {
    headers.push([request.url, request.headers['api-key']]);
    bodies.push(await json(request));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    spans: () =>
      bodies
        .flatMap((body) => (body as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

let collector: Awaited<ReturnType<typeof startCollector>>;
let lines: string[];
const logTo = { write: (line: string) => lines.push(line) };
beforeEach(async () => {
  collector = await startCollector();
  lines = [];
});
afterEach(() => collector.close());

const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
  );

test('each request is a span with route, status and database time, and nothing personal', async () => {
  const server = await startTestServer({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=hunter2',
      OTEL_SERVICE_NAME: 'knot',
    },
    logTo,
  });
  await book(server, { name: 'Ann Byrne', email: 'ann@example.ie' });
  await fetch(`${server.url}/api/checkout-session/cs_of_ann?token=secret-of-ann`, {
    headers: { 'user-agent': 'browser of ann', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  });
  await fetch(`${server.url}/api/health/live`);
  await fetch(`${server.url}/api/nothing-of-ann`);
  await server.close();
  const spans = collector.spans();
  expect(spans.map(({ name }) => name)).toEqual([
    'POST /api/meeting/book-meeting',
    'GET /api/checkout-session/:id',
    expect.stringMatching(/^GET/),
  ]);
  const [booked, asked] = spans.map(attributesOf);
  expect(booked).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/meeting/book-meeting',
    'http.response.status_code': 201,
    'agency.database.queries': expect.any(Number),
    'agency.database.milliseconds': expect.any(Number),
  });
  // More than what is asked before the body is read.
  expect(booked?.['agency.database.queries']).toBeGreaterThan(5);
  expect(booked?.['agency.database.milliseconds']).toBeGreaterThan(0);
  expect(asked).toMatchObject({ 'http.response.status_code': 404 });
  const sent = JSON.stringify(collector.bodies);
  expect(sent).toContain('knot');
  expect(sent).not.toMatch(/ann|byrne|example\.ie|127\.0\.0\.1|secret|browser/i);
  // A visitor's trace isn't taken over.
  expect(sent).not.toContain('a'.repeat(32));
  expect(collector.headers[0]).toEqual(['/v1/traces', 'hunter2']);
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const { traceId } of spans) {
    expect(logged).toContainEqual(expect.objectContaining({ trace_id: traceId, status: expect.any(Number) }));
  }
});

test('continues a trace that the proxy started', async () => {
  const server = await startTestServer({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, TRUST_PROXY: '1' },
  });
  await fetch(`${server.url}/api/config`, { headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } });
  await server.close();
  expect(collector.spans()).toMatchObject([{ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) }]);
});

test('a request that fails is marked so', async () => {
  const server = await startTestServer({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  await server.database.destroy();
  const { status } = await book(server);
  await server.app.close().catch(() => {});
  expect(status).toBe(500);
  expect(collector.spans()).toMatchObject([{ status: { code: 2 } }]);
});

test('a collector that doesn’t answer doesn’t affect the site, and the log says so once', async () => {
  const server = await startTestServer({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
    logTo,
  });
  const started = performance.now();
  for (let times = 0; times < 3; times += 1) expect((await fetch(`${server.url}/api/config`)).status).toBe(200);
  expect((await book(server)).status).toBe(201);
  await server.close();
  expect(performance.now() - started).toBeLessThan(8_000);
  expect(lines.filter((line) => line.includes('does not take traces'))).toHaveLength(1);
});

test('without the setting, lines have no trace', async () => {
  const server = await startTestServer({ logTo });
  await fetch(`${server.url}/api/config`);
  await server.close();
  expect(lines.filter((line) => line.includes('/api/config'))).toHaveLength(1);
  expect(lines.join()).not.toContain('trace_id');
});
