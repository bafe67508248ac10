import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from './open.ts';

/** In hexadecimal twice as many characters, about what a booking and its two mails take. */
const trialBytes = 8_192;

/**
 * Stores about as much as a booking does, and deletes it again.
 * @throws DatabaseFailure where nothing can be stored: the disk is full, the database read-only or locked
 */
export async function checkWritable(database: Database): Promise<void> {
  // Random, because PostgreSQL compresses what it can.
  const filler = randomBytes(trialBytes).toString('hex');
  await database.insertInto('write_checks').values({ id: randomUUID(), filler }).execute();
  // Also what a server has left behind that died in between.
  await database.deleteFrom('write_checks').execute();
}
