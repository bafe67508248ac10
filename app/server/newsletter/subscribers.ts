import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { retention } from '../../src/domain/retention.ts';
import type { Schema, SubscriberRow } from '../db/schema.ts';

/** Milliseconds in which a subscriber has to confirm. */
export const timeToConfirm = retention.newsletterRequests.days * 24 * 3_600_000;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

function newSubscriber(email: string, now: Date): SubscriberRow {
  return {
    id: randomUUID(),
    email,
    address: email.toLowerCase(),
    status: 'pending',
    created_at: now.toISOString(),
    expires_at: later(now, timeToConfirm),
    confirmed_at: null,
  };
}

/**
 * The subscriber of an address, new or known, held until the transaction ends: several who ask for one address at once
 * are served in turn, each with the count that the one before has left.
 */
export function upsertSubscriber(transaction: Transaction<Schema>, email: string, now: Date): Promise<SubscriberRow> {
  const row = newSubscriber(email, now);
  return (
    transaction
      .insertInto('subscribers')
      .values(row)
      // Written as it was: of the ways that both databases know, this one waits for others and answers the row.
      .onConflict((conflict) => conflict.column('address').doUpdateSet({ address: row.address }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** A subscriber who still counts: one who has not confirmed in time is as good as forgotten. */
export function subscriberById(database: Kysely<Schema>, id: string, now: Date): Promise<SubscriberRow | undefined> {
  return database
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', id)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now.toISOString())]))
    .executeTakeFirst();
}

/** Deletes those who have not confirmed in time. */
export async function deleteUnconfirmed(database: Kysely<Schema>, now: Date): Promise<void> {
  await database
    .deleteFrom('subscribers')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now.toISOString())
    .execute();
}

export async function deleteSubscriber(database: Kysely<Schema>, id: string): Promise<void> {
  await database.deleteFrom('subscribers').where('id', '=', id).execute();
}

/** Makes a pending subscriber one who has confirmed; nothing when somebody else was faster. */
export function confirmSubscriber(
  database: Kysely<Schema>,
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

/** Gives a subscriber who is sent the link once more the whole time to confirm. */
export async function extendConfirmation(database: Kysely<Schema>, { id }: SubscriberRow, now: Date): Promise<void> {
  await database
    .updateTable('subscribers')
    .set({ expires_at: later(now, timeToConfirm) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
