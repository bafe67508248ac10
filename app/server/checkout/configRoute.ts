import type { FastifyInstance } from 'fastify';
import { instantOf } from '../../src/domain/booking/clock.ts';
import { addDays } from '../../src/domain/booking/day.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import type { PublicConfig } from '../../src/domain/contract/config.ts';
import { getConfigEndpoint } from '../../src/domain/contract/visitors.ts';
import type { Context } from '../platform/context.ts';
import { firstStart } from '../platform/db/migrate.ts';
import type { Database } from '../platform/db/open.ts';
import { serveOn } from '../platform/http/serve.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { isPublic } from '../platform/settings/unsafe.ts';

/** The client: "The beta pricing countdown shows 10 days remaining." */
const days = 10;

/**
 * When the beta ends, the same for all visitors: after BETA_ENDS. A site that is only tried out, on this machine, shows the
 * client's countdown until ten days after its first start; null for a public one, whose visitors would read a made-up date.
 */
export async function betaEnd(
  database: Database,
  { betaEnds, siteUrl }: Pick<Settings, 'betaEnds' | 'siteUrl'>,
): Promise<Date | null> {
  if (betaEnds !== null) return new Date(instantOf({ day: addDays(betaEnds, 1), minutes: 0 }, opening.timeZone));
  if (isPublic({ siteUrl })) return null;
  const end = await firstStart(database);
  end.setUTCDate(end.getUTCDate() + days);
  return end;
}

/** The public settings, for the browser. */
export function configRoute(app: FastifyInstance, { database, settings }: Context): void {
  const { checkoutUi, stripePublishableKey, stripeCheckoutHost: checkoutHost } = settings;
  serveOn(app, settings)(
    getConfigEndpoint,
    'The public settings',
    async (): Promise<PublicConfig> => ({
      checkoutUi,
      stripePublishableKey,
      checkoutHost,
      betaEndsAt: (await betaEnd(database, settings))?.toISOString() ?? null,
    }),
  );
}
