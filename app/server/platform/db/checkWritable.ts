import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from './open.ts';

/** In hexadecimal, 16 kB: about a booking with its two e-mails. */
const probeBytes = 8_192;

/**
 * Stores a row of about the size of a booking and deletes it again.
 * @throws DatabaseError when the disk is full, or the database is read-only or locked
 */
export async function checkWritable(database: Database): Promise<void> {
  // Random, because PostgreSQL compresses what it can.
  const filler = randomBytes(probeBytes).toString('hex');
  await database.insertInto('write_checks').values({ id: randomUUID(), filler }).execute();
  // Includes rows of a server that was killed in between.
  await database.deleteFrom('write_checks').execute();
}
