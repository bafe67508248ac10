import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { keyed } from '../http/keyed.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { post } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { letterOf, type Words } from './letters.ts';

/** So many mails of one kind a mailbox gets in a day when anybody can ask for them. */
export const mostMails = 4;

/** What a mail is about: each is counted by itself, so that nobody can use up another's. */
export type MailKind = 'sign-up' | 'reset' | 'address' | 'deletion' | 'news';

const day = 24 * 3_600_000;

/** Letters of one kind to one mailbox have ids that begin alike, and that tell nobody whose it is. */
function prefixOf(kind: MailKind, address: string, { secret }: Settings): string {
  const mailbox = keyed('account-mail', mailboxOf(address), secret);
  return `account-${mailbox.slice(0, 24)}-${kind}-`;
}

/** Whether a mailbox may get one more mail that anybody can ask for: nobody can use us to pester somebody else. */
export async function mayWrite(
  transaction: Transaction<Schema>,
  kind: MailKind,
  address: string,
  settings: Settings,
  now: Date,
): Promise<boolean> {
  const prefix = prefixOf(kind, address, settings);
  const { count } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    // Not by order: how PostgreSQL sorts a text depends on the language of the database.
    .where('id', 'like', `${prefix}%`)
    .where('created_at', '>', new Date(now.getTime() - day).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count) < mostMails;
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
  const id = `${prefixOf(kind, address, settings)}${randomUUID()}`;
  await post(transaction, [letterOf(id, address, words, settings)], now.toISOString());
}
