import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { backupAge } from '../../backup/recordBackup.ts';
import { uncheckedSince } from '../../orders/payments.ts';
import type { Context } from '../../platform/context.ts';
import { isSameText } from '../../platform/crypto/hmac.ts';
import type { HealthCheck } from '../../platform/http/healthCheck.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { oldestWaitingSince } from '../../platform/mail/outbox.ts';

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
  app.get('/metrics', { config: { logAtDebug: true, isHealthCheck: true } }, async (request, reply) => {
    if (!isSameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
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

/** A value with its labels: `[{ status: 'paid' }, 12]`. */
export type Sample = [labels: Readonly<Record<string, string>>, value: number];

type Needed = Pick<Context, 'database' | 'settings' | 'paymentProvider' | 'now'>;

interface StateGauge {
  help: string;
  labels?: readonly string[];
  read: (context: Needed, checks: readonly HealthCheck[]) => Promise<readonly Sample[]>;
}

/** The gauges that are read from the database, so that they're the same whichever server is asked. */
export const stateGauges: Readonly<Record<string, StateGauge>> = {
  agency_orders: {
    help: 'Orders by status',
    labels: ['status'],
    read: ({ database }) => countByStatus(database, 'orders'),
  },
  agency_bookings: {
    help: 'Consultations by status',
    labels: ['status'],
    read: ({ database }) => countByStatus(database, 'bookings'),
  },
  agency_mails: {
    help: 'E-mails by status: waiting is the length of the queue, undelivered are those given up',
    labels: ['status'],
    read: ({ database }) => countByStatus(database, 'outbox'),
  },
  agency_webhook_deliveries: {
    help: 'Events for webhooks by status: waiting is the length of the queue',
    labels: ['status'],
    read: ({ database }) => countByStatus(database, 'webhook_deliveries'),
  },
  agency_mail_oldest_waiting_seconds: {
    help: 'How long the oldest unsent e-mail has waited; 0 when none waits',
    read: async ({ database, now }) => [[{}, secondsSince(await oldestWaitingSince(database), now())]],
  },
  agency_payments_unmatched: {
    help: 'Orders whose payments don’t match: another amount than due, or paid twice',
    async read({ database }) {
      const { n } = await database
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll().as('n'))
        .where('status', 'in', ['needs-attention', 'paid-twice'])
        .executeTakeFirstOrThrow();
      return [[{}, Number(n)]];
    },
  },
  agency_payments_unchecked_seconds: {
    help: 'How long an open payment has gone unchecked with the card provider; 0 when none is open',
    read: async ({ database, paymentProvider, now }) => [
      [{}, secondsSince(await uncheckedSince(database, paymentProvider.id), now())],
    ],
  },
  agency_backup_age_seconds: {
    help: 'Age of the last recorded backup; missing when none was ever recorded',
    async read({ database, now }) {
      const age = await backupAge(database, now());
      return age === null ? [] : [[{}, age / 1000]];
    },
  },
  agency_bucket_age_seconds: {
    help: 'Age of the last backup in BACKUP_S3_BUCKET; missing when none was ever copied',
    async read({ database, settings, now }) {
      const age = settings.backupBucket && (await backupAge(database, now(), 'bucket'));
      return age === null ? [] : [[{}, age / 1000]];
    },
  },
  agency_problem: {
    help: '1 for each problem that /api/health reports',
    labels: ['status'],
    read: (_context, checks) =>
      Promise.all(
        checks.map(async ({ status, isFailing }): Promise<Sample> => [{ status }, Number(await isFailing())]),
      ),
  },
  agency_disk_free_bytes: {
    help: 'Free space on the disk of DATA_DIR',
    async read({ settings }) {
      const { bavail, bsize } = await statfs(settings.dataDir);
      return [[{}, bavail * bsize]];
    },
  },
  agency_disk_size_bytes: {
    help: 'Size of the disk of DATA_DIR',
    async read({ settings }) {
      const { blocks, bsize } = await statfs(settings.dataDir);
      return [[{}, blocks * bsize]];
    },
  },
};

/** Reads all of them. @returns samples by gauge @throws DatabaseError */
async function readState(
  context: Needed,
  checks: readonly HealthCheck[],
): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const all = Object.entries(stateGauges).map(async ([name, { read }]) => [name, await read(context, checks)] as const);
  return new Map(await Promise.all(all));
}

async function countByStatus(
  database: Context['database'],
  table: 'orders' | 'bookings' | 'outbox' | 'webhook_deliveries',
): Promise<Sample[]> {
  const rows = await database
    .selectFrom(table)
    .select(({ fn, ref }) => [ref('status').as('status'), fn.countAll().as('n')])
    .groupBy('status')
    .execute();
  return rows.map(({ status, n }) => [{ status }, Number(n)]);
}

const secondsSince = (since: Date | null, now: Date) =>
  since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1000);
