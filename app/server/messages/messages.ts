import { randomUUID } from 'node:crypto';
import type { Message } from '../../src/domain/forms/message.ts';
import type { Database } from '../platform/db/open.ts';
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
