import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { databaseKinds } from '../testing/databases.ts';
import { earlierTables } from '../testing/earlierTables.ts';
import { migrationNames } from './migrate.ts';
import * as orders from './migrations/0001-orders.ts';
import * as bookings from './migrations/0002-bookings.ts';
import * as messages from './migrations/0003-messages.ts';
import * as newsletter from './migrations/0004-newsletter.ts';
import * as keptQuotes from './migrations/0005-kept-quotes.ts';
import * as limits from './migrations/0009-limits.ts';
import { openDatabase } from './open.ts';
import { postgresDialect } from './postgres.ts';

const run = promisify(execFile);

test('every migration is in the list, in the order of the numbers', async () => {
  const folder = join(import.meta.dirname, 'migrations');
  const files = (await readdir(folder)).filter((file) => !file.endsWith('.test.ts')).sort();
  // The others are parts of a migration.
  const ups = await Promise.all(files.map(async (file) => 'up' in (await import(join(folder, file)))));
  expect(migrationNames).toEqual(files.filter((_, at) => ups[at]).map((file) => file.replace('.ts', '')));
});

describe.each(databaseKinds)('migrations, on $name', ({ createEmpty }) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'agency-tables-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const settingsOf = async (name: string) => readSettings({ DATA_DIR: join(folder, name), ...(await createEmpty()) });

  test('run once when servers start concurrently', async () => {
    const environment = { DATA_DIR: join(folder, 'together'), ...(await createEmpty()) };
    const program = `
      import { openDatabase } from '${import.meta.dirname}/open.ts';
      import { readSettings } from '${import.meta.dirname}/../settings.ts';
      const database = await openDatabase(readSettings());
      console.log((await database.selectFrom('orders').selectAll().execute()).length);
      await database.destroy();`;
    const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program];
    const started = Array.from({ length: 4 }, () => run(process.execPath, options, { env: environment }));
    expect((await Promise.all(started)).map(({ stdout }) => stdout)).toEqual(Array.from({ length: 4 }, () => '0\n'));
  });

  test('keep the data across restarts', async () => {
    const settings = await settingsOf('again');
    const first = await openDatabase(settings);
    const event = { id: 'evt_1', kind: 'paid', session_id: 'cs_1', received_at: '2026-11-20T10:00:00.000Z' };
    await first.insertInto('provider_events').values(event).execute();
    await first.destroy();
    const second = await openDatabase(settings);
    expect(await second.selectFrom('provider_events').selectAll().execute()).toEqual([event]);
    await second.destroy();
  });

  test('reject a database of a newer version', async () => {
    const settings = await settingsOf('newer');
    const database = await openDatabase(settings);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(
      database,
    );
    await database.destroy();
    await expect(openDatabase(settings)).rejects.toThrow(/later version.*9999-later/);
  });

  test('create a primary key that rejects duplicate events', async () => {
    const database = await openDatabase(await settingsOf('once'));
    const event = { id: 'evt_1', kind: 'paid', session_id: 'cs_1', received_at: '2026-11-20T10:00:00.000Z' };
    await database.insertInto('provider_events').values(event).execute();
    await expect(database.insertInto('provider_events').values(event).execute()).rejects.toThrow(/unique/i);
    await database.destroy();
  });
});

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))(
  'migration 0009, on $name',
  ({ createEmpty }) => {
    test('tolerates existing overlapping bookings and rejects new ones', async () => {
      const { databaseUrl } = readSettings({ ...(await createEmpty()), SECRET: 's'.repeat(32) });
      const database = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl ?? '') });
      for (const { up } of [orders, bookings, messages, newsletter, keptQuotes]) await up(database);
      const book = (id: string, starts: string, ends: string) => {
        const at = (time: string) => `2026-11-24T${time}:00.000Z`;
        return sql`
        insert into bookings
        (id, attempt, fingerprint, name, email, starts_at, ends_at, status, sequence, created_at, updated_at) values
        (${id}, ${id}, '', 'Ann Byrne', 'ann@example.ie', ${at(starts)}, ${at(ends)}, 'booked', 0, ${at(starts)}, ${at(starts)})
      `.execute(database);
      };
      await book('one', '09:00', '09:30');
      await book('other', '09:15', '09:45');
      await limits.up(database);
      await book('third', '10:00', '10:30');
      await expect(book('fourth', '10:15', '10:45')).rejects.toThrow(/bookings_apart/);
      await database.destroy();
    });
  },
);

test.each(databaseKinds)(
  'migration 0012 keeps the status and recipient of existing e-mails, on $name',
  async ({ createEmpty }) => {
    const folder = await mkdtemp(join(tmpdir(), 'agency-mails-'));
    const settings = readSettings({ DATA_DIR: folder, ...(await createEmpty()) });
    const before = await openDatabase(settings);
    for (const column of ['to_agency', 'resent_at', 'failure', 'failure_cause']) {
      await before.schema.alterTable('outbox').dropColumn(column).execute();
    }
    await before.schema.dropIndex('outbox_undelivered').execute();
    await before.schema.dropTable('write_checks').execute();
    await sql`delete from kysely_migration where name = '0012-undelivered-mail'`.execute(before);
    const ids = ['1-notice', '2-agency-0', '3-agency', '4-receipt', '5-visitor-0'];
    for (const id of ids) {
      await sql`
      insert into outbox (id, recipient, subject, text, html, status, attempts, due_at, created_at)
      values (${id}, '', '', '', '', ${id.startsWith('1') ? 'given-up' : 'sent'}, 1, '', '')`.execute(before);
    }
    await before.destroy();
    const after = await openDatabase(settings);
    const kept = await after.selectFrom('outbox').select(['id', 'status', 'to_agency']).orderBy('id').execute();
    expect(kept.map(({ id, status, to_agency }) => `${id} ${status} ${to_agency}`)).toEqual([
      '1-notice undelivered 1',
      '2-agency-0 sent 1',
      '3-agency sent 1',
      '4-receipt sent 0',
      '5-visitor-0 sent 0',
    ]);
    await after.destroy();
    await rm(folder, { recursive: true });
  },
);

test.each(databaseKinds)('migration 0015 renames columns and keeps their rows, on $name', async ({ createEmpty }) => {
  const folder = await mkdtemp(join(tmpdir(), 'agency-renamed-'));
  const settings = readSettings({ DATA_DIR: folder, SECRET: 's'.repeat(32), ...(await createEmpty()) });
  const before = await earlierTables(settings, '0015');
  await sql`
    insert into kept_quotes (id, attempt, fingerprint, selection, about, title, priced, kept_on, valid_until, created_at)
    values ('q1', 'key-1', '', '{}', '{}', 'Quote', '{}', '2026-11-20', '2026-12-20', '')`.execute(before);
  await sql`insert into quote_keepers (keeper, quote_id, created_at) values ('hash', 'q1', '')`.execute(before);
  await sql`
    insert into orders
    (id, attempt, fingerprint, name, email, success_url, cancel_url, title, selection, brief, lines, total_cents,
    deposit_percent, deposit_cents, status, provider, session_number, expires_at, leased_until, created_at, updated_at)
    values ('o1', 'key-2', '', '', '', '', '', '', '', '', '', 0, 0, 0, 'open', 'demo', 1, '', '2026-11-20', '', '')
  `.execute(before);
  await before.destroy();

  const after = await openDatabase(settings);
  expect(await after.selectFrom('saved_quotes').select(['id', 'idempotency_key', 'saved_on']).execute()).toEqual([
    { id: 'q1', idempotency_key: 'key-1', saved_on: '2026-11-20' },
  ]);
  expect(await after.selectFrom('quote_owners').select(['owner', 'quote_id']).execute()).toEqual([
    { owner: 'hash', quote_id: 'q1' },
  ]);
  expect(await after.selectFrom('orders').select(['idempotency_key', 'locked_until']).execute()).toEqual([
    { idempotency_key: 'key-2', locked_until: '2026-11-20' },
  ]);
  await after.deleteFrom('saved_quotes').execute();
  expect(await after.selectFrom('quote_owners').selectAll().execute()).toEqual([]);
  await after.destroy();
  await rm(folder, { recursive: true });
});
