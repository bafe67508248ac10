import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { accountEmail, type EmailText } from '../emails/account.ts';
import { countWithinDailyLimit } from '../limits/dailyLimit.ts';
import { canonicalAddress } from '../mail/canonicalAddress.ts';
import { enqueueEmails } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';

/** What an e-mail is about: `news` reports a change of the account. Each kind has its own limit. */
export type AccountEmailKind = 'sign-up' | 'reset' | 'address' | 'deletion' | 'news';

/** Counts an e-mail that anyone can request; false when the mailbox has reached its daily limit of this kind. */
export function isWithinEmailLimit(
  transaction: Transaction<Schema>,
  kind: AccountEmailKind,
  address: string,
  settings: Settings,
  now: Date,
): Promise<boolean> {
  return countWithinDailyLimit(transaction, 'accountMails', `${kind} ${canonicalAddress(address)}`, settings, now);
}

/** Queues an e-mail about an account. */
export async function enqueueAccountEmail(
  transaction: Transaction<Schema>,
  kind: AccountEmailKind,
  address: string,
  text: EmailText,
  settings: Settings,
  now: Date,
): Promise<void> {
  await enqueueEmails(
    transaction,
    [accountEmail(`account-${kind}-${randomUUID()}`, address, text, settings)],
    now.toISOString(),
  );
}
