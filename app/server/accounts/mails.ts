import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { countDaily } from '../limits/daily.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { post } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { letterOf, type Words } from './letters.ts';

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
  return countDaily(transaction, 'accountMails', `${kind} ${mailboxOf(address)}`, settings, now);
}

/** Posts a letter about an account. */
export async function write(
  transaction: Transaction<Schema>,
  kind: MailKind,
  address: string,
  words: Words,
  settings: Settings,
  now: Date,
): Promise<void> {
  await post(transaction, [letterOf(`account-${kind}-${randomUUID()}`, address, words, settings)], now.toISOString());
}
