import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { backupAge } from '../backup/recordBackup.ts';
import type { Context } from '../platform/context.ts';
import { checkWritable } from '../platform/db/checkWritable.ts';
import { hasPendingMigrations } from '../platform/db/migrate.ts';
import { type HealthCheck, throttleProbe } from '../platform/http/healthCheck.ts';
import { HttpError } from '../platform/http/httpError.ts';
import type { IsRefusing } from '../platform/http/loadShedding.ts';
import { oldestWaitingSince } from '../platform/mail/outbox.ts';

const liveSchema = z.object({ status: z.literal('ok') });

const notReady = {
  busy: 'Requests are being refused with 503, because too many are under way.',
  'database-unavailable': 'The database can’t be reached.',
  'not-ready': 'The database lacks tables that this version needs.',
  'database-not-writable':
    'The database can be read, but nothing can be stored: its disk is full, it is read-only, or another process has locked it.',
} as const;

/**
 * Liveness and readiness. `/api/health/live`: the process answers; restart it where it doesn't.
 * `/api/health`: the server can do its work, which needs the database, all its tables, room to store something, and time; 503
 * where it can't, so that load balancers use another server. A failing check is reported with 200.
 * @param checks the first one that fails becomes the `status`
 */
export function healthRoutes(
  app: FastifyInstance,
  { database, now }: Context,
  checks: readonly HealthCheck[],
  isRefusing: IsRefusing,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { logAtDebug: true, isHealthCheck: true } as const;
  const statuses = checks.map(({ status }) => status);
  const readySchema = z.object({
    /** `ok`, or the first of `problems`. */
    status: z.enum(['ok', ...statuses]),
    problems: z.array(z.enum(statuses)),
    /** Age of the oldest unsent e-mail in seconds; null when the outbox is empty. */
    oldestUnsentMail: z.nullable(z.number()),
    /** Age of the last backup in seconds; null when none was ever recorded. */
    lastBackup: z.nullable(z.number()),
  });

  typed.get(
    '/api/health/live',
    { schema: { summary: 'Liveness', response: { 200: liveSchema } }, config },
    async () => ({ status: 'ok' as const }),
  );

  const meanings = [
    ...checks.map(({ status, meaning }) => [status, meaning]),
    ...Object.entries(notReady).map(([code, meaning]) => [`503 ${code}`, meaning]),
  ].map(([name, meaning]) => `- \`${name}\`: ${meaning}`);
  const description = [
    'With 200, `status` names what needs the operator; with 503, `code` says why the server isn’t ready.',
    ...meanings,
  ];
  const canWrite = throttleProbe(now, () => checkWritable(database));
  typed.get(
    '/api/health',
    {
      schema: {
        summary: 'Readiness',
        description: description.join('\n'),
        response: { 200: readySchema },
      },
      config,
    },
    async () => {
      if (isRefusing()) throw problem('busy');
      if (await hasPendingMigrations(database)) throw problem('not-ready');
      await canWrite().catch((error: unknown) => {
        throw problem('database-not-writable', error);
      });
      const since = await oldestWaitingSince(database);
      const age = await backupAge(database, now());
      const problems: string[] = [];
      for (const { status, isFailing } of checks) if (await isFailing()) problems.push(status);
      return {
        status: problems[0] ?? 'ok',
        problems,
        oldestUnsentMail: since && Math.max(0, Math.round((now().getTime() - since.getTime()) / 1000)),
        lastBackup: age && Math.round(age / 1000),
      };
    },
  );
}

const problem = (code: keyof typeof notReady, cause?: unknown) => new HttpError(503, code, notReady[code], { cause });
