import { type Kysely, sql } from 'kysely';

/** With the status in the index, orders that need attention are counted without reading their long rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index orders_troubled`.execute(db);
  await sql`
    create index orders_troubled on orders (updated_at, stage, status)
    where status in ('disputed', 'needs-attention', 'paid-twice', 'failed')`.execute(db);
}
