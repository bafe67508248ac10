import type { OpeningRules } from '../../src/domain/booking/openingRules.ts';
import { lastBookableDay, todayIn } from '../../src/domain/booking/slots.ts';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/open.ts';
import { hostsIn } from '../team/hosts.ts';
import type { HostRow, OpeningHoursRow } from './table.ts';

/** The hours of a host that the team has entered, with their version; undefined before the first change. */
export function enteredHours(database: Database, hostId: string): Promise<OpeningHoursRow | undefined> {
  return database.selectFrom('opening_hours').selectAll().where('host_id', '=', hostId).executeTakeFirst();
}

/** The hours of the catalogue, with the changes that the team has entered. */
export function withEntered(opening: Opening, entered: Pick<OpeningHoursRow, 'rules'> | undefined): Opening {
  return entered?.rules ? { ...opening, ...(JSON.parse(entered.rules) as OpeningRules) } : opening;
}

/** A host with the current opening hours. */
export interface HostHours {
  host: HostRow;
  opening: Opening;
}

/**
 * The current opening hours of every host, paused ones included, in the team's order: those of the catalogue, or those that the
 * team has entered, with the days off.
 */
export async function hoursOfHosts(
  { opening }: Pick<Context, 'opening'>,
  database: Database,
): Promise<readonly HostHours[]> {
  const hosts = await hostsIn(database);
  const entered = await database.selectFrom('opening_hours').selectAll().execute();
  const entries = await database
    .selectFrom('days_off')
    .select(['from_day as from', 'to_day as to', 'host_id'])
    .where('removed_at', 'is', null)
    .execute();
  const hours = hosts.map((host): HostHours => {
    const own = entered.find(({ host_id }) => host_id === host.id);
    const away = entries.filter(({ host_id }) => host_id === null || host_id === host.id);
    const daysOff = [...opening.daysOff, ...away.map(({ from, to }) => ({ from, to }))];
    return { host, opening: { ...withEntered(opening, own), daysOff } };
  });
  const together = hours.filter(({ host }) => host.paused_at === null).map((each) => each.opening);
  return hours.map((each) =>
    together.includes(each.opening) ? { ...each, opening: { ...each.opening, together } } : each,
  );
}

/** The current opening hours of the hosts who take new calls, in the team's order. */
export async function currentHours(
  context: Pick<Context, 'opening'>,
  database: Database,
): Promise<readonly HostHours[]> {
  return (await hoursOfHosts(context, database)).filter(({ host }) => host.paused_at === null);
}

/** The last day that can be booked with any of the hosts; today when there is none. */
export function lastDayOf(hours: readonly HostHours[], { opening, now }: Pick<Context, 'opening' | 'now'>): string {
  const days = hours.map((each) => lastBookableDay(each.opening, now()));
  return days.toSorted().at(-1) ?? todayIn(opening, now());
}
