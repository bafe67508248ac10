import type { Kysely } from 'kysely';
import type { Opening } from '../../src/domain/catalogue/opening.ts';
import type { Context } from '../context.ts';
import type { Schema } from '../db/schema.ts';

/** The opening hours of the catalogue, with the days off that the team has entered. */
export async function openingNow({ opening }: Pick<Context, 'opening'>, database: Kysely<Schema>): Promise<Opening> {
  const entered = await database
    .selectFrom('days_off')
    .select(['from_day as from', 'to_day as to'])
    .where('removed_at', 'is', null)
    .execute();
  return { ...opening, daysOff: [...opening.daysOff, ...entered] };
}
