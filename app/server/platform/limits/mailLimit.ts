import type { Transaction } from '../db/open.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Settings } from '../settings/settings.ts';
import { countWithinDailyLimit, type DailyLimit } from './dailyLimit.ts';
import { limits, mailsFromAnywhere } from './limits.ts';

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
