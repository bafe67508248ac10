import type { FastifyInstance } from 'fastify';
import { type Finding, getHealth, type Health, type HealthPlace } from '../../src/domain/contract/staff/health.ts';
import type { Context } from '../platform/context.ts';
import { serveOn } from '../platform/http/serve.ts';
import { definitions } from '../platform/settings/definitions.ts';
import { placeOf } from '../platform/settings/onDesk.ts';
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
  return { at: now.toISOString(), findings: findings.map((each) => ({ ...each, places: placesOf(each) })) };
}

/** Where an owner puts it right: the page of the calendars, or the settings that the remedy names, if none is the server's own. */
function placesOf({ check, remedy }: Finding): HealthPlace[] {
  if (remedy === null) return [];
  if (check === 'calendars') return [{ to: '/calendar/hours', name: 'Hours and days off' }];
  const named = new Set(remedy.match(/\b[A-Z][A-Z_]+\b/g)?.filter((word) => word in definitions));
  const places = [...named].map(placeOf);
  return places.every((place) => place !== undefined) ? places : [];
}
