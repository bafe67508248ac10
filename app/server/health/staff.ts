import type { FastifyInstance } from 'fastify';
import { getHealth, type Health } from '../../src/domain/contract/staff/health.ts';
import type { Context } from '../platform/context.ts';
import { serveOn } from '../platform/http/serve.ts';
import { unconfirmedIn } from '../platform/site/built.ts';
import { clientFolder } from '../platform/site/folder.ts';
import { runChecks } from './go-live/checks.ts';

/** For how long findings are kept, in milliseconds: the checks ask other servers and restore a backup. */
const keptFor = 60_000;

/** The checks of `pnpm go-live`, run by the server: what is in danger, and what to do. */
export function healthRoute(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  let last: { startedAt: number; health: Promise<Health> } | undefined;
  serve(
    getHealth,
    'Checks everything that visitors, orders and payments depend on, at most once a minute',
    async () => {
      const now = context.now();
      if (!last || Math.abs(now.getTime() - last.startedAt) >= keptFor) {
        last = { startedAt: now.getTime(), health: check(context, now) };
      }
      return last.health;
    },
  );
}

async function check({ settings, database, outside }: Context, now: Date): Promise<Health> {
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
