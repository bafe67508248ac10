import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { databaseKinds } from '../testing/databases.ts';
import { earlierTables } from '../testing/earlierTables.ts';
import { openDatabase } from './open.ts';

/** Each buyer's order of €10, with what was received for it. */
const orders = [
  { id: 'a', email: 'Ann@Example.ie', name: 'Ann Byrne', status: 'paid', received: 200 },
  { id: 'b', email: 'ben@example.ie', name: 'Ben Doyle', status: 'paid', received: 1000 },
  { id: 'c', email: 'ann@example.ie', name: 'Ánn Ní Bhroin', status: 'open', received: 0 },
  { id: 'd', email: '', name: '', status: 'partly-refunded', received: 400 },
];

test.each(databaseKinds)(
  'migration 0026 knows the people and the balances of a site that has run before, on $name',
  async ({ createEmpty }) => {
    const folder = await mkdtemp(join(tmpdir(), 'agency-people-'));
    const settings = readSettings({ DATA_DIR: folder, SECRET: 's'.repeat(32), ...(await createEmpty()) });
    const before = await earlierTables(settings, '0026');
    for (const [number, { id, email, name, status, received }] of orders.entries()) {
      const at = `2026-11-2${number}T10:00:00.000Z`;
      await sql`
        insert into orders
        (id, idempotency_key, fingerprint, name, email, success_url, cancel_url, title, selection, brief, lines,
        total_cents, deposit_percent, deposit_cents, status, provider, session_number, expires_at, created_at, updated_at)
        values (${id}, ${id}, '', ${name}, ${email}, '', '', '', '', '', '', 1000, 20, 200, ${status}, 'demo', 1, '',
        ${at}, ${at})`.execute(before);
      await sql`
        insert into payments (id, order_id, provider, status, expires_at, amount_cents, currency, refunded_cents,
        disputed_cents, checked_at, failed_checks, created_at, updated_at)
        values (${id}, ${id}, 'demo', 'paid', '', ${received}, 'eur', 0, 0, '', 0, ${at}, ${at})`.execute(before);
    }
    await before.destroy();

    const after = await openDatabase(settings);
    const due = async () => {
      const rows = await after.selectFrom('orders').select('id').where('balance_due', '=', 1).orderBy('id').execute();
      return rows.map(({ id }) => id);
    };
    expect(await due()).toEqual(['a', 'd']);
    const people = await after.selectFrom('people_search').select(['id', 'last_at', 'text']).orderBy('id').execute();
    expect(people).toMatchObject([
      { id: 'ann@example.ie', last_at: '2026-11-22T10:00:00.000Z' },
      { id: 'ben@example.ie', last_at: '2026-11-21T10:00:00.000Z', text: 'ben@example.ie ben doyle' },
    ]);
    expect(people[0]?.text).toMatch(/ann byrne/);
    expect(people[0]?.text).toMatch(/ann ni bhroin/);

    await after.updateTable('payments').set({ amount_cents: 1000 }).where('id', '=', 'a').execute();
    await after.updateTable('orders').set({ total_cents: 2000 }).where('id', '=', 'b').execute();
    await after.updateTable('orders').set({ status: 'refunded' }).where('id', '=', 'd').execute();
    await after.updateTable('orders').set({ status: 'paid' }).where('id', '=', 'c').execute();
    expect(await due()).toEqual(['b', 'c']);
    await after.deleteFrom('payments').where('id', '=', 'a').execute();
    expect(await due()).toEqual(['a', 'b', 'c']);
    await after.destroy();
    await rm(folder, { recursive: true });
  },
);
