import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { findOrders } from '../staff/orders/findOrders.ts';
import { databaseKinds } from '../testing/databases.ts';
import { earlierTables } from '../testing/earlierTables.ts';
import { brief, exampleSelection } from '../testing/request.ts';
import { openDatabase } from './open.ts';

const at = '2026-11-20T10:00:00.000Z';

/** A database of the version before, with a business order that has an invoice and a transfer, and another one. */
async function earlierDatabase(environment: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'agency-search-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const settings = readSettings({ DATA_DIR: folder, SECRET: 's'.repeat(32), ...environment });
  const db = await earlierTables(settings, '0048');
  for (const id of ['business', 'other']) {
    await sql`
      insert into orders
      (id, idempotency_key, fingerprint, name, email, success_url, cancel_url, title, selection, brief, lines,
      total_cents, deposit_percent, deposit_cents, status, provider, session_number, expires_at, created_at, updated_at)
      values (${id}, ${id}, '', 'Ann Byrne', ${`${id}@example.ie`}, '', '', 'Trinity Core', '', '', '[]', 1000, 20, 200,
      'paid', 'demo', 1, '', ${at}, ${at})`.execute(db);
  }
  await sql`
    update orders set company = 'Café Ólta', vat_number = 'IE1234567A', selection = ${JSON.stringify(exampleSelection)},
    brief = ${JSON.stringify({ ...brief, wishes: { ...brief.wishes, notes: 'Glúten-free cakes' } })}
    where id = 'business'`.execute(db);
  await addDocuments(db, 'business', { number: '2026-0007', reference: 'ÓLTA DEPOSIT' });
  await db.destroy();
  return settings;
}

async function addDocuments<Tables>(db: Kysely<Tables>, order: string, named: { number: string; reference: string }) {
  await sql`
    insert into payments (id, order_id, provider, status, expires_at, amount_cents, currency, refunded_cents,
    disputed_cents, checked_at, failed_checks, created_at, updated_at)
    values (${order}, ${order}, 'transfer', 'paid', '', 200, 'eur', 0, 0, '', 0, ${at}, ${at})`.execute(db);
  await sql`
    insert into transfers (id, payment_id, amount_cents, day, reference, created_at)
    values (${order}, ${order}, 200, '2026-11-20', ${named.reference}, ${at})`.execute(db);
  await sql`
    insert into invoices (id, number, kind, year, serial, order_id, payment_id, issued_on, net_cents, vat_cents,
    total_cents, document, created_at)
    values (${order}, ${named.number}, 'invoice', 2026, ${Number(named.number.slice(5))}, ${order}, ${order},
    '2026-11-20', 200, 0, 200, '{}', ${at})`.execute(db);
}

test.each(databaseKinds)(
  'orders of before and of today are found by what the buyer entered and by their documents, on $name',
  async ({ createEmpty }) => {
    const database = await openDatabase(await earlierDatabase(await createEmpty()));
    onTestFinished(() => database.destroy());
    const find = async (search: string) => {
      const found = await findOrders(database, { view: 'all', search, limit: 10 }, '2026-11-20');
      return found.map(({ id }) => id);
    };
    const words = [
      'cafe olta',
      'ie1234567a',
      '2026-0007',
      'olta deposit',
      'gluten-free',
      'garo',
      'scale your',
      'bread',
    ];
    for (const search of [...words, 'financial management', 'byrne ie12345'])
      expect([search, await find(search)]).toEqual([search, ['business']]);
    expect(await find('byrne')).toEqual(['other', 'business']);

    await addDocuments(database, 'other', { number: '2026-0008', reference: 'Ziegler' });
    expect([await find('2026-0008'), await find('ziegler')]).toEqual([['other'], ['other']]);
    await database.updateTable('orders').set({ company: 'Yellow Ltd' }).where('id', '=', 'business').execute();
    expect([await find('yellow 2026-0007'), await find('cafe')]).toEqual([['business'], []]);
    await database.deleteFrom('transfers').where('id', '=', 'other').execute();
    await database.deleteFrom('invoices').where('id', '=', 'other').execute();
    expect([await find('2026-0008'), await find('ziegler')]).toEqual([[], []]);
    await database.deleteFrom('orders').where('id', '=', 'other').execute();
    expect(await find('byrne')).toEqual(['business']);
  },
);

test('SQLite of Debian 12 can parse the tables of an earlier database', async () => {
  const database = await openDatabase(await earlierDatabase({}));
  onTestFinished(() => database.destroy());
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where sql is not null`.execute(database);
  const depthOf = (text: string) => {
    let [depth, deepest] = [0, 0];
    for (const letter of text.replaceAll(/'[^']*'/g, '')) {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  };
  // Its stack of 100 overflows at about 25 expressions within each other.
  expect(rows.filter((row) => depthOf(row.sql) > 20).map(({ name }) => name)).toEqual([]);
});
