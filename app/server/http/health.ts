import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { arePending } from '../db/migrate.ts';
import { tryToWrite } from '../db/tryToWrite.ts';
import { oldestWaiting } from '../mail/outbox.ts';
import { HttpError } from './httpError.ts';
import { rarely } from './rarely.ts';

/**
 * Something that can be wrong while the server still takes orders and bookings. A person has to put it right: another
 * server would have the same trouble, so visitors are not sent elsewhere.
 */
export interface HealthCheck {
  /** What `/api/health` answers as `status` while the check fails: "mail-stuck". */
  status: string;
  /** One sentence for the API description and the operator. */
  meaning: string;
  /** Asked on every call of `/api/health`, so it must be cheap. */
  isFailing: () => Promise<boolean>;
}

const aliveSchema = z.object({ status: z.literal('ok') });

/** What `/api/health` says with 503, as the `code` of the error. */
const notReady = {
  'database-unavailable': 'The database cannot be reached.',
  'not-ready': 'Tables are missing that this version needs.',
  'database-not-writable':
    'The database can be read, but nothing can be stored: its disk is full, it is read-only, or another process has locked it.',
} as const;

/**
 * Liveness and readiness. `/api/health/live`: the process answers; restart it where it doesn't.
 * `/api/health`: the server can do its work, which needs the database, all its tables, and room to store something; 503
 * where it can't, so that visitors are sent elsewhere. A failing check is reported with 200.
 * @param checks the first one that fails becomes the `status`
 */
export function answerHealth(
  app: FastifyInstance,
  { database, now }: Context,
  checks: readonly HealthCheck[],
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { quiet: true, watched: true } as const;
  const statuses = checks.map(({ status }) => status);
  const readySchema = z.object({
    /** `ok`, or the first of `problems`. */
    status: z.enum(['ok', ...statuses]),
    problems: z.array(z.enum(statuses)),
    /** Seconds that the oldest mail in the outbox has waited; null when none waits. */
    oldestUnsentMail: z.nullable(z.number()),
  });

  typed.get(
    '/api/health/live',
    { schema: { summary: 'Whether the process answers', response: { 200: aliveSchema } }, config },
    async () => ({ status: 'ok' as const }),
  );

  const meanings = [
    ...checks.map(({ status, meaning }) => [status, meaning]),
    ...Object.entries(notReady).map(([code, meaning]) => [`503 ${code}`, meaning]),
  ].map(([name, meaning]) => `- \`${name}\`: ${meaning}`);
  const description = ['With 200, `status` says what a person has to look at; with 503, `code` says why.', ...meanings];
  const canWrite = rarely(now, () => tryToWrite(database));
  typed.get(
    '/api/health',
    {
      schema: {
        summary: 'Whether the server can do its work',
        description: description.join('\n'),
        response: { 200: readySchema },
      },
      config,
    },
    async () => {
      if (await arePending(database)) throw problem('not-ready');
      await canWrite().catch((error: unknown) => {
        throw problem('database-not-writable', error);
      });
      const since = await oldestWaiting(database);
      const problems: string[] = [];
      for (const { status, isFailing } of checks) if (await isFailing()) problems.push(status);
      return {
        status: problems[0] ?? 'ok',
        problems,
        oldestUnsentMail: since && Math.max(0, Math.round((now().getTime() - since.getTime()) / 1000)),
      };
    },
  );
}

const problem = (code: keyof typeof notReady, cause?: unknown) => new HttpError(503, code, notReady[code], { cause });
