import type { Kysely } from 'kysely';

/** Of a dispute: since when, why, and until when it can be answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['disputed_at', 'dispute_reason', 'dispute_due_by'])
    await db.schema.alterTable('payments').addColumn(column, 'text').execute();
}
