import type { Kysely } from 'kysely';
import type { OpeningRules } from '../../src/domain/booking/openingRules.ts';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { Context } from '../context.ts';
import type { Schema } from '../db/schema.ts';
import type { OpeningHoursRow } from '../db/tables/bookings.ts';

/** The hours that the team has entered, with their version; undefined before the first change. */
export function enteredHours(database: Kysely<Schema>): Promise<OpeningHoursRow | undefined> {
  return database.selectFrom('opening_hours').selectAll().executeTakeFirst();
}

/** The hours of the catalogue, with the changes that the team has entered. */
export function withEntered(opening: Opening, entered: Pick<OpeningHoursRow, 'rules'> | undefined): Opening {
  return entered?.rules ? { ...opening, ...(JSON.parse(entered.rules) as OpeningRules) } : opening;
}

/** The current opening hours: those of the catalogue, or those that the team has entered, with its days off. */
export async function currentOpening(
  { opening }: Pick<Context, 'opening'>,
  database: Kysely<Schema>,
): Promise<Opening> {
  const entered = await enteredHours(database);
  const daysOff = await database
    .selectFrom('days_off')
    .select(['from_day as from', 'to_day as to'])
    .where('removed_at', 'is', null)
    .execute();
  return { ...withEntered(opening, entered), daysOff: [...opening.daysOff, ...daysOff] };
}
