import type { FastifyInstance } from 'fastify';
import { type Finding, getHealth, type Health } from '../../src/domain/contract/staff/health.ts';
import type { Context, Published } from '../platform/context.ts';
import { serveOn } from '../platform/http/serve.ts';
import { definitions } from '../platform/settings/definitions.ts';
import { placeOf } from '../platform/settings/onDesk.ts';
import { clientFolder, unconfirmedIn } from '../platform/site/folder.ts';
import { runChecks } from './go-live/checks.ts';

/** For how long findings are kept, in milliseconds, unless something is published: the checks ask other servers and restore a backup. */
const keptFor = { minute: 60_000, day: 86_400_000 };

/** The checks of `pnpm go-live`, run by the server: what is in danger, and what to do. */
export function healthRoute(app: FastifyInstance, context: Context): void {
  const serve = serveOn(app, context.settings);
  let last: { startedAt: number; published: Published; health: Promise<Health> } | undefined;
  serve(
    getHealth,
    'Checks everything that visitors, orders and payments depend on, at most once a minute',
    async ({ query: { within } }) => {
      const now = context.now();
      const { published } = context;
      if (last?.published !== published || Math.abs(now.getTime() - last.startedAt) >= keptFor[within ?? 'minute']) {
        last = { startedAt: now.getTime(), published, health: check(context, now) };
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
  return { at: now.toISOString(), findings: findings.map(inOwnersWords) };
}

const settingNames = /\b[A-Z][A-Z_]+\b/g;

/** With where an owner puts it right, and settings by their labels there, if none of those that the remedy names is the server's own. */
function inOwnersWords(finding: Finding): Health['findings'][number] {
  const { check, remedy } = finding;
  if (remedy === null) return { ...finding, places: [] };
  if (check === 'calendars') return { ...finding, places: [{ to: '/calendar/hours', name: 'Hours and days off' }] };
  const named = new Set(remedy.match(settingNames)?.filter((word) => word in definitions));
  const places = [...named].map(placeOf);
  if (named.size === 0 || !places.every((place) => place !== undefined)) return { ...finding, places: [] };
  return { ...finding, remedy: remedy.replace(settingNames, (word) => placeOf(word)?.name ?? word), places };
}
