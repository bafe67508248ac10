import { after } from '../context.ts';
import { hmac } from '../crypto/hmac.ts';
import type { Database, Transaction } from '../db/open.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Settings } from '../settings/settings.ts';
import { type LimitName, limits, mailsFromAnywhere, windowMilliseconds } from './limits.ts';

/** The limits that are counted in the database, by day or hour. */
export type DailyLimit = {
  [Name in LimitName]: (typeof limits)[Name]['minutes'] extends 1440 | 60 ? Name : never;
}[LimitName];

const day = { minutes: 1440 };
const windowBefore = (now: Date, window: { minutes: number }) => after(now, -windowMilliseconds(window));

/**
 * Counts one more towards a daily limit, shared by all servers of the database; false when the limit is reached. A rolled
 * back transaction doesn't count.
 * @param whose a mailbox or network, stored as an HMAC
 */
export async function countWithinDailyLimit(
  transaction: Transaction,
  limit: DailyLimit,
  whose: string,
  { secret }: Pick<Settings, 'secret'>,
  now: Date,
  max: number = limits[limit].max,
): Promise<boolean> {
  const row = { what: limit, whose: hmac(`daily-${limit}`, whose, secret) };
  await transaction
    .deleteFrom('daily_counts')
    .where('what', '=', row.what)
    .where('whose', '=', row.whose)
    .where('since', '<=', windowBefore(now, limits[limit]))
    .execute();
  const counted = await transaction
    .insertInto('daily_counts')
    .values({ ...row, count: 1, since: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['what', 'whose'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb(ref('daily_counts.count'), '+', 1) }))
        .where('daily_counts.count', '<', max),
    )
    .returning('count')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Deletes the counters of past days. */
export async function deleteExpiredCounts(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('daily_counts').where('since', '<=', windowBefore(now, day)).execute();
}

/** Who requests an e-mail. */
export interface Requester {
  /** The network, the browser, or what else tells requesters apart; null when network limits are off. */
  key: string | null;
  /** Whether it is known to belong to the mailbox: then only its own count matters. */
  isKnown?: boolean;
}

/**
 * Counts an e-mail that anyone can request with someone else's address; false when the limit is reached. It is counted by
 * mailbox and requester, so that nobody uses up the e-mails of someone else, and by mailbox for all who aren't known.
 * @param about what else the limit is counted by
 */
export async function countMail(
  transaction: Transaction,
  limit: DailyLimit,
  { address, about = '' }: { address: string; about?: string },
  { key, isKnown = false }: Requester,
  settings: Pick<Settings, 'secret'>,
  now: Date,
): Promise<boolean> {
  const mailbox = `${about} ${mailboxOf(address)}`;
  if (!(await countWithinDailyLimit(transaction, limit, `${mailbox} ${key}`, settings, now))) return false;
  if (isKnown) return true;
  const max = limits[limit].max * mailsFromAnywhere;
  return countWithinDailyLimit(transaction, limit, mailbox, settings, now, max);
}
