import { addDays } from '../../src/domain/booking/day.ts';
import { mailDays, quoteDays } from '../../src/domain/retention.ts';
import { forgetExpiredLinks } from '../accounts/links.ts';
import type { Database } from '../db/open.ts';
import { forgetExpired } from '../newsletter/subscribers.ts';

const day = 24 * 3_600_000;

/**
 * Removes what need not be kept any longer: mails that went out or never will, addresses that were not confirmed for the
 * newsletter, links and sessions that are over, quotes long out of date, and which mailbox got a quote on a day that is over.
 * @param today by the agency's calendar, as "2026-11-20"
 */
export async function forgetOld(database: Database, now: Date, today: string): Promise<void> {
  const lastMail = new Date(now.getTime() - mailDays * day).toISOString();
  await database
    .deleteFrom('outbox')
    .where(({ and, eb, or }) =>
      or([
        and([eb('status', '=', 'sent'), eb('sent_at', '<', lastMail)]),
        // The last try moved `due_at`.
        and([eb('status', '=', 'given-up'), eb('due_at', '<', lastMail)]),
      ]),
    )
    .execute();
  await forgetExpired(database, now);
  await forgetExpiredLinks(database, now);
  await database.deleteFrom('account_sessions').where('expires_at', '<', now.toISOString()).execute();
  await database.deleteFrom('quote_mails').where('day', '<', today).execute();
  await database.deleteFrom('kept_quotes').where('valid_until', '<', addDays(today, -quoteDays)).execute();
}
