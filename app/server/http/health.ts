import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { arePending } from '../db/migrate.ts';
import type { Database } from '../db/open.ts';
import { oldestWaiting } from '../mail/outbox.ts';
import { HttpError } from './httpError.ts';

/** Milliseconds after which mail that still waits is somebody's business: a busy mail server takes it within the hour. */
const patience = 60 * 60_000;

const aliveSchema = z.object({ status: z.literal('ok') });

const readySchema = z.object({
  /** `mail-stuck`: orders and bookings are taken, but nobody hears of them. */
  status: z.enum(['ok', 'mail-stuck']),
  /** Seconds that the oldest mail in the outbox has waited; null when none waits. */
  oldestUnsentMail: z.nullable(z.number()),
});

/**
 * Tells whoever looks after the server how it is. `/api/health/live`: the process answers; where not, start it again.
 * `/api/health`: it can do its work, which needs the database and all its tables; where not, send visitors elsewhere.
 * Mail that is stuck is told with a good status, because another server would not send it either.
 */
export function answerHealth(app: FastifyInstance, database: Database, now: () => Date): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { quiet: true, watched: true } as const;

  typed.get(
    '/api/health/live',
    { schema: { summary: 'Whether the process answers', response: { 200: aliveSchema } }, config },
    async () => ({ status: 'ok' as const }),
  );

  typed.get(
    '/api/health',
    { schema: { summary: 'Whether the server can do its work', response: { 200: readySchema } }, config },
    async () => {
      if (await arePending(database)) throw notReady;
      const since = await oldestWaiting(database);
      const waited = since && now().getTime() - since.getTime();
      return {
        status: waited !== null && waited > patience ? ('mail-stuck' as const) : ('ok' as const),
        oldestUnsentMail: waited === null ? null : Math.max(0, Math.round(waited / 1000)),
      };
    },
  );
}

const notReady = new HttpError(503, 'not-ready', 'This server is not ready yet. Please try again in a moment.');
