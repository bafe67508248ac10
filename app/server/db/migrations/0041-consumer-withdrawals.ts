import { type Kysely, sql } from 'kysely';

/** When a consumer withdrew from the contract: the message that says so is kept for a year, the log for two, and the order for longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('consumer_withdrew_at', 'text').execute();
  await sql`
    update orders set consumer_withdrew_at =
      (select min(at) from audit_log where action = 'order.consumer-withdrawal' and subject = 'order:' || orders.id)
    where id in (select substr(subject, 7) from audit_log where action = 'order.consumer-withdrawal')
  `.execute(db);
}
