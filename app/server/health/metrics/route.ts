import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../../platform/context.ts';
import type { HealthCheck } from '../../platform/http/healthCheck.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { readState, stateGauges } from './state.ts';

/** Upper bounds in seconds: most pages take a few milliseconds, a checkout with a slow card provider up to 20 seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/**
 * `/metrics` for Prometheus, to callers with the bearer token METRICS_TOKEN: requests, the process, and the state of the
 * installation. No label holds personal data: requests are counted by route pattern. Without the setting, nothing is
 * measured.
 */
export function metricsRoute(app: FastifyInstance, context: Context, checks: readonly HealthCheck[]): void {
  const { metricsToken } = context.settings;
  if (metricsToken === null) return;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  countRequests(app, registers);
  const databaseUp = new Gauge({ name: 'agency_database_up', help: '1 while the database answers', registers });
  const gauges = Object.entries(stateGauges).map(
    ([name, { help, labels = [] }]) => [name, new Gauge({ name, help, labelNames: [...labels], registers })] as const,
  );
  const expected = Buffer.from(`Bearer ${metricsToken}`);
  app.get('/metrics', { config: { logAtDebug: true, isHealthCheck: true } }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new HttpError(401, 'unauthorized', 'Send METRICS_TOKEN as a bearer token.');
    }
    const state = await readState(context, checks).catch(() => null);
    databaseUp.set(state ? 1 : 0);
    for (const [name, gauge] of gauges) {
      gauge.reset();
      // Without labels, a reset leaves a 0, which would say that a backup was just made.
      if (!stateGauges[name]?.labels) gauge.remove();
      for (const [labels, value] of state?.get(name) ?? []) gauge.set(labels, value);
    }
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'agency_http_requests_total',
    help: 'Requests answered, by route pattern and status',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'agency_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer, by route pattern',
    labelNames: ['method', 'route'] as const,
    buckets,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? '(none)' };
    requests.inc({ ...labels, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}
