import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { OrderNoteRow } from '../../team/table.ts';

/** The team's notes about orders, oldest first. */
export async function notesOf(database: Kysely<Schema>, orderIds: readonly string[]): Promise<OrderNoteRow[]> {
  if (orderIds.length === 0) return [];
  return database
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
