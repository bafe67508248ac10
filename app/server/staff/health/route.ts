import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type Health, healthSchema } from '../../../src/domain/contract/staff/health.ts';
import type { Context } from '../../context.ts';
import { runChecks } from '../../go-live/checks.ts';
import type { Outside } from '../../go-live/outside.ts';
import { unconfirmedIn } from '../../site/built.ts';
import { clientFolder } from '../../site/folder.ts';

/** For how long findings are kept, in milliseconds: the checks ask other servers and restore a backup. */
const keptFor = 60_000;

/** The checks of `pnpm go-live`, run by the server: what is in danger, and what to do. */
export function healthRoute(app: FastifyInstance, context: Context, outside: Outside): void {
  let last: { startedAt: number; health: Promise<Health> } | undefined;
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/staff/health',
    {
      schema: {
        summary: 'Checks everything that visitors, orders and payments depend on, at most once a minute',
        response: { 200: healthSchema },
      },
      config: { staff: { role: 'read-only', area: null } },
    },
    async () => {
      const now = context.now();
      if (!last || Math.abs(now.getTime() - last.startedAt) >= keptFor) {
        last = { startedAt: now.getTime(), health: check(context, outside, now) };
      }
      return last.health;
    },
  );
}

async function check({ settings, database }: Context, outside: Outside, now: Date): Promise<Health> {
  const folder = clientFolder();
  const findings = await runChecks({
    settings,
    database,
    now,
    unconfirmed: unconfirmedIn(folder),
    outside,
  });
  return { at: now.toISOString(), findings };
}
