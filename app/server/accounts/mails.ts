import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { accountEmail, type EmailText } from '../emails/account.ts';
import { countWithinDailyLimit } from '../limits/dailyLimit.ts';
import { canonicalAddress } from '../mail/canonicalAddress.ts';
import { enqueueEmails } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';

/** What a mail is about: each is counted by itself, so that nobody can use up another's. */
export type MailKind = 'sign-up' | 'reset' | 'address' | 'deletion' | 'news';

/** Counts one more mail that anyone can request; false when the mailbox has had enough of this kind. */
export function mayWrite(
  transaction: Transaction<Schema>,
  kind: MailKind,
  address: string,
  settings: Settings,
  now: Date,
): Promise<boolean> {
  return countWithinDailyLimit(transaction, 'accountMails', `${kind} ${canonicalAddress(address)}`, settings, now);
}

/** Posts a letter about an account. */
export async function write(
  transaction: Transaction<Schema>,
  kind: MailKind,
  address: string,
  words: EmailText,
  settings: Settings,
  now: Date,
): Promise<void> {
  await enqueueEmails(
    transaction,
    [accountEmail(`account-${kind}-${randomUUID()}`, address, words, settings)],
    now.toISOString(),
  );
}
