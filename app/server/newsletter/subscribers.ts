import { randomUUID } from 'node:crypto';
import { retention } from '../../src/domain/retention.ts';
import { after } from '../platform/context.ts';
import { sign, verifySigned } from '../platform/crypto/hmac.ts';
import type { Database, Transaction } from '../platform/db/open.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { SubscriberRow } from './table.ts';

/** Time to confirm, in milliseconds. */
export const timeToConfirm = retention.newsletterRequests.days * 24 * 3_600_000;

function newSubscriber(email: string, now: Date): SubscriberRow {
  return {
    id: randomUUID(),
    email,
    address: email,
    status: 'pending',
    created_at: now.toISOString(),
    expires_at: after(now, timeToConfirm),
    confirmed_at: null,
  };
}

/**
 * The subscriber of an address, new or existing, locked until the transaction ends: concurrent requests for one address run
 * one after another.
 */
export function upsertSubscriber(transaction: Transaction, email: string, now: Date): Promise<SubscriberRow> {
  const row = newSubscriber(email, now);
  return (
    transaction
      .insertInto('subscribers')
      .values(row)
      // A no-op update: unlike `do nothing`, it locks and returns the existing row on both databases.
      .onConflict((conflict) => conflict.column('address').doUpdateSet({ address: row.address }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** A subscriber who is confirmed or can still confirm. */
export function subscriberById(database: Database, id: string, now: Date): Promise<SubscriberRow | undefined> {
  return database
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', id)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now.toISOString())]))
    .executeTakeFirst();
}

/** Deletes subscribers who haven't confirmed in time. */
export async function deleteUnconfirmed(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('subscribers')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now.toISOString())
    .execute();
}

export async function deleteSubscriber(database: Database, id: string): Promise<void> {
  await database.deleteFrom('subscribers').where('id', '=', id).execute();
}

/** Confirms a pending subscriber; undefined when that has happened already. */
export function confirmSubscriber(
  database: Database,
  { id }: Pick<SubscriberRow, 'id'>,
  now: Date,
): Promise<SubscriberRow | undefined> {
  return database
    .updateTable('subscribers')
    .set({ status: 'subscribed', expires_at: null, confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

/** Restarts the time to confirm, for a resent link. */
export async function extendConfirmation(database: Database, { id }: SubscriberRow, now: Date): Promise<void> {
  await database
    .updateTable('subscribers')
    .set({ expires_at: after(now, timeToConfirm) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** What a link in a newsletter e-mail does. */
export type LinkKind = 'confirm' | 'unsubscribe';

/** A signed link for a subscriber. */
export function linkOf(
  kind: LinkKind,
  { id }: Pick<SubscriberRow, 'id'>,
  { secret }: Pick<Settings, 'secret'>,
  origin: string,
): string {
  return `${origin}/newsletter/${kind}/${sign(`newsletter:${kind}`, id, secret)}`;
}

/** The subscriber id of a link's token; null when we haven't signed it. */
export function subscriberIdIn(kind: LinkKind, token: string, { secret }: Pick<Settings, 'secret'>): string | null {
  return verifySigned(`newsletter:${kind}`, token, secret);
}
