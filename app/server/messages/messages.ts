import { randomUUID } from 'node:crypto';
import type { StaffMessageRow } from '../../src/domain/contract/staff/messages.ts';
import type { Message } from '../../src/domain/forms/message.ts';
import { shorten } from '../../src/domain/words.ts';
import type { OfferRow } from '../offers/table.ts';
import type { Database } from '../platform/db/open.ts';
import { fingerprintOf } from '../platform/http/idempotencyKey.ts';
import type { MessageAnswerRow, MessageRow } from './table.ts';

/** The stored part of a request. */
export type StoredMessage = Message & Pick<MessageRow, 'plan'> & Partial<Pick<MessageRow, 'offer_id'>>;

export function newMessage(message: StoredMessage, idempotencyKey: string, now: Date): MessageRow {
  return {
    id: randomUUID(),
    idempotency_key: idempotencyKey,
    fingerprint: fingerprintOf(message),
    offer_id: null,
    ...message,
    created_at: now.toISOString(),
    status: 'unanswered',
    version: 0,
  };
}

/** Stores the message, unless its idempotency key is known. */
export async function insertMessage(database: Database, message: MessageRow): Promise<boolean> {
  const stored = await database
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

export function messageByIdempotencyKey(database: Database, idempotencyKey: string): Promise<MessageRow | undefined> {
  return database.selectFrom('messages').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

/** What is asked about an offer, oldest first. */
export const messagesAbout = (database: Database, offerId: string): Promise<MessageRow[]> =>
  database.selectFrom('messages').selectAll().where('offer_id', '=', offerId).orderBy('created_at').execute();

/** The offer that a message asks about. */
export type AskedOffer = Pick<OfferRow, 'id' | 'title'>;

export const askedOffer = async (database: Database, id: string | null): Promise<AskedOffer | undefined> =>
  id === null
    ? undefined
    : database.selectFrom('offers').select(['id', 'title']).where('id', '=', id).executeTakeFirst();

/** What the team answered to messages, oldest first. */
export async function answersOf(database: Database, messageIds: readonly string[]): Promise<MessageAnswerRow[]> {
  if (messageIds.length === 0) return [];
  return database
    .selectFrom('message_answers')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The beginning of a message, in one line. */
export const excerptOf = (message: string, length: number): string =>
  shorten(message.replace(/\s+/g, ' ').trim(), length);

/** A message as a row of the list. */
export const toMessageRow = ({
  id,
  name,
  email,
  message,
  status,
  version,
  created_at,
}: MessageRow): StaffMessageRow => ({
  id,
  name,
  email,
  beginning: excerptOf(message, 160),
  status,
  version,
  at: created_at,
});
