import type { Kysely, Transaction } from 'kysely';
import { hmac } from '../crypto/hmac.ts';
import type { Schema } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { type LimitName, limits } from './limits.ts';

/** The limits per day. */
export type DailyLimit = {
  [Name in LimitName]: (typeof limits)[Name]['minutes'] extends 1440 ? Name : never;
}[LimitName];

const day = 24 * 3_600_000;
const dayBefore = (now: Date) => new Date(now.getTime() - day).toISOString();

/**
 * Counts one more towards a daily limit, shared by all servers of the database; false when the limit is reached. A rolled
 * back transaction doesn't count.
 * @param whose a mailbox or network, stored as an HMAC
 */
export async function countWithinDailyLimit(
  transaction: Transaction<Schema>,
  limit: DailyLimit,
  whose: string,
  { secret }: Pick<Settings, 'secret'>,
  now: Date,
): Promise<boolean> {
  const row = { what: limit, whose: hmac(`daily-${limit}`, whose, secret) };
  await transaction
    .deleteFrom('daily_counts')
    .where('what', '=', row.what)
    .where('whose', '=', row.whose)
    .where('since', '<=', dayBefore(now))
    .execute();
  const counted = await transaction
    .insertInto('daily_counts')
    .values({ ...row, count: 1, since: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['what', 'whose'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb(ref('daily_counts.count'), '+', 1) }))
        .where('daily_counts.count', '<', limits[limit].max),
    )
    .returning('count')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Deletes the counters of past days. */
export async function deleteExpiredCounts(database: Kysely<Schema>, now: Date): Promise<void> {
  await database.deleteFrom('daily_counts').where('since', '<=', dayBefore(now)).execute();
}
