import { instantOf } from '../../src/domain/booking/clock.ts';
import { addDays } from '../../src/domain/booking/day.ts';
import { opening } from '../../src/domain/catalogue/opening.ts';
import { firstStart } from '../platform/db/migrate.ts';
import type { Database } from '../platform/db/open.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** The client: "The beta pricing countdown shows 10 days remaining." */
const days = 10;

/**
 * When the beta ends, the same for all visitors: after BETA_ENDS, or ten days after the site's first start.
 */
export async function betaEnd(database: Database, { betaEnds }: Pick<Settings, 'betaEnds'>): Promise<Date> {
  if (betaEnds !== null) return new Date(instantOf({ day: addDays(betaEnds, 1), minutes: 0 }, opening.timeZone));
  const end = await firstStart(database);
  end.setUTCDate(end.getUTCDate() + days);
  return end;
}
