import { type Kysely, sql } from 'kysely';
import { canonicalEmail } from '../../../src/domain/forms/email.ts';
import { withoutDirections } from '../../../src/domain/text/directions.ts';

/** Columns in which several rows may have the same value, and how each is rewritten. */
const columns: readonly (readonly [table: string, column: string, rewrite: (text: string) => string])[] = [
  ...(['orders', 'bookings', 'messages'] as const).flatMap(
    (table) =>
      [
        [table, 'email', canonicalEmail],
        [table, 'name', withoutDirections],
      ] as const,
  ),
  ['accounts', 'name', withoutDirections],
  ['hosts', 'email', canonicalEmail],
  ['outbox', 'recipient', canonicalEmail],
  ['outbox', 'reply_to', canonicalEmail],
  ['account_links', 'address', canonicalEmail],
  ['account_links', 'new_address', canonicalEmail],
];

/**
 * Gives every stored address its one spelling, and takes controls of direction out of names. Where two rows become one, the
 * other's records go to the one that stays. E-mails can be marked to be erased after they are sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('erase_when_sent', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const [table, column, rewrite] of columns) {
    const name = sql.ref(column);
    const { rows } = await sql<{ value: string }>`
      select distinct ${name} as value from ${sql.table(table)} where ${name} is not null
    `.execute(db);
    for (const { value } of rows) {
      const canonical = rewrite(value);
      if (canonical === value) continue;
      await sql`update ${sql.table(table)} set ${name} = ${canonical} where ${name} = ${value}`.execute(db);
    }
  }
  await mergeRows(db, 'account_addresses', 'address', 'address', 'proved_at desc', async () => {});
  // An account holds nothing but its addresses, to which orders and quotes belong. Both proved the same mailbox.
  await mergeRows(db, 'accounts', 'email', 'id', 'created_at', async (from, to) => {
    await sql`update account_addresses set account_id = ${to} where account_id = ${from}`.execute(db);
  });
  await mergeRows(db, 'staff', 'address', 'id', 'created_at', async (from, to) => {
    await sql`
      update kept_filters set member = ${to} where member = ${from}
      and name not in (select name from kept_filters where member = ${to})
    `.execute(db);
  });
  await mergeRows(db, 'subscribers', 'address', 'id', 'created_at', async (from, to) => {
    await sql`
      update subscribers set status = 'subscribed', expires_at = null,
        confirmed_at = (select confirmed_at from subscribers where id = ${from})
      where id = ${to} and status = 'pending'
      and exists (select id from subscribers where id = ${from} and status = 'subscribed')
    `.execute(db);
  });
  await sql`update subscribers set email = address where email <> address`.execute(db);
}

/**
 * Rewrites a unique column. Of rows with the same address, the one that had its spelling stays, else the first in the order.
 * @param moveRecords moves what belongs to a row that goes
 */
async function mergeRows(
  db: Kysely<unknown>,
  table: string,
  column: string,
  key: string,
  order: string,
  moveRecords: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const [rows, address, id] = [sql.table(table), sql.ref(column), sql.ref(key)];
  const all = await sql<{ id: string; address: string }>`
    select ${id} as id, ${address} as address from ${rows} order by ${sql.raw(order)}
  `.execute(db);
  for (const [canonical, same] of Map.groupBy(all.rows, (row) => canonicalEmail(row.address))) {
    const kept = same.find((row) => row.address === canonical) ?? same[0];
    for (const row of same) {
      if (!kept || row === kept) continue;
      await moveRecords(row.id, kept.id);
      await sql`delete from ${rows} where ${id} = ${row.id}`.execute(db);
    }
    if (kept && kept.address !== canonical)
      await sql`update ${rows} set ${address} = ${canonical} where ${id} = ${kept.id}`.execute(db);
  }
}
