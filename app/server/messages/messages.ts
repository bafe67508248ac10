import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Message } from '../../src/domain/forms/message.ts';
import type { Schema } from '../platform/db/schema.ts';
import { fingerprintOf } from '../platform/http/idempotencyKey.ts';
import type { MessageAnswerRow, MessageRow } from './table.ts';

/** The stored part of a request. */
export type StoredMessage = Message & Pick<MessageRow, 'plan'>;

export function newMessage(message: StoredMessage, idempotencyKey: string, now: Date): MessageRow {
  return {
    id: randomUUID(),
    idempotency_key: idempotencyKey,
    fingerprint: fingerprintOf(message),
    ...message,
    created_at: now.toISOString(),
    status: 'unanswered',
    version: 0,
  };
}

/** Stores the message, unless its idempotency key is known. */
export async function insertMessage(database: Kysely<Schema>, message: MessageRow): Promise<boolean> {
  const stored = await database
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

export function messageByIdempotencyKey(
  database: Kysely<Schema>,
  idempotencyKey: string,
): Promise<MessageRow | undefined> {
  return database.selectFrom('messages').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

/** What the team answered to messages, oldest first. */
export async function answersOf(database: Kysely<Schema>, messageIds: readonly string[]): Promise<MessageAnswerRow[]> {
  if (messageIds.length === 0) return [];
  return database
    .selectFrom('message_answers')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
