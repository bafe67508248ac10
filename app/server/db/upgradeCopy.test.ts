import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyDatabase } from '../backup/sqliteFile.ts';
import { databaseFile } from '../settings.ts';
import { migrationNames } from './migrate.ts';
import { openTables } from './open.ts';
import { sqliteDialect } from './sqlite.ts';
import { copiesOf, copyBeforeUpgrade } from './upgradeCopy.ts';

/** Tables with personal data: the name they were created under, and today's. */
const tables: Readonly<Record<string, string>> = {
  orders: 'orders',
  bookings: 'bookings',
  messages: 'messages',
  subscribers: 'subscribers',
  kept_quotes: 'saved_quotes',
  accounts: 'accounts',
};

/** Columns that migration 0014 parses. */
const order: Readonly<Record<string, string>> = {
  selection:
    '{"version":1,"wizard":"quote","solutionType":"trinity","system":"garo","upsell":"aed-only","hasPhysicalStore":false}',
  service_type: 'trinity_system',
  target_audience: 'Business focused on growth and efficiency',
  campaign_duration: '2-3 months',
  notes: 'Solution: Trinity Business Systems\nTrinity: GARO + AED\nPhysical store: no',
};

let migrations: Readonly<Record<string, Migration>>;
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'agency-upgrade-'));
  migrations = Object.fromEntries(
    await Promise.all(migrationNames.map(async (name) => [name, await import(`./migrations/${name}.ts`)] as const)),
  );
});
afterAll(() => rmSync(root, { recursive: true }));

/** Inserts a row with every required column; most text is "<table> <column>". @returns false if there is no such table yet */
async function addRow(db: Kysely<unknown>, table: string): Promise<boolean> {
  const { rows: columns } = await sql<{ name: string; type: string; notnull: number; pk: number }>`
    select name, type, "notnull", pk from pragma_table_info(${table}) where ("notnull" or pk) and dflt_value is null`.execute(
    db,
  );
  if (columns.length === 0) return false;
  const value = (name: string, type: string) => {
    if (type === 'integer') return 7;
    if (/_(at|on|until|since)$/.test(name)) return '2026-11-20T10:00:00.000Z';
    return (table === 'orders' && order[name]) || `${table} ${name}`;
  };
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    values (${sql.join(columns.map(({ name, type }) => value(name, type)))})`.execute(db);
  return true;
}

interface EarlierDatabase {
  dataDir: string;
  file: string;
  /** The tables with a row, as they are called now. */
  tablesWithRow: readonly string[];
}

/** Databases as earlier versions left them, with rows written by the first version that had their table. */
class EarlierDatabases {
  #file = join(mkdtempSync(join(root, 'growing-')), 'growing.sqlite');
  #db = new Kysely<unknown>({ dialect: sqliteDialect(this.#file) });
  #migrator = new Migrator({ db: this.#db, provider: { getMigrations: async () => ({ ...migrations }) } });
  #tablesWithRow: string[] = [];

  /** A database of this version, in a folder of its own. Call it from the oldest version to the newest. */
  async at(version: string): Promise<EarlierDatabase> {
    const { error } = await this.#migrator.migrateTo(version);
    if (error) throw error;
    for (const [table, currentName] of Object.entries(tables)) {
      if (!this.#tablesWithRow.includes(currentName) && (await addRow(this.#db, table)))
        this.#tablesWithRow.push(currentName);
    }
    const dataDir = mkdtempSync(join(root, `${version}-`));
    const file = databaseFile({ dataDir });
    mkdirSync(dirname(file), { recursive: true });
    copyDatabase(this.#file, file);
    return { dataDir, file, tablesWithRow: this.#tablesWithRow };
  }
}

function read<Row>(file: string, query: string): Row[] {
  const raw = new DatabaseSync(file, { readOnly: true });
  try {
    return raw.prepare(query).all() as Row[];
  } finally {
    raw.close();
  }
}

describe('a database of an earlier version is copied, upgraded, and keeps its rows', () => {
  const versions = migrationNames.slice(0, -1);
  let earlier: EarlierDatabases;
  beforeAll(() => {
    earlier = new EarlierDatabases();
  });

  test.each(versions)('%s', async (version) => {
    const { dataDir, file, tablesWithRow } = await earlier.at(version);
    const messages: string[] = [];
    await (await openTables({ dataDir, databaseUrl: null }, (words) => messages.push(words))).destroy();
    const [copy = '', ...others] = copiesOf(file);
    expect(others).toEqual([]);
    expect(messages).toEqual([`Before the upgrade, the database was copied to ${copy}`]);
    expect(basename(copy)).toMatch(new RegExp(`^agency\\.sqlite\\.before-upgrade-${version.slice(0, 4)}-20`));
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const ran = read<{ name: string }>(copy, 'select name from kysely_migration order by name');
    expect(ran.at(-1)?.name).toBe(version);
    expect(read(copy, 'select * from orders')).toHaveLength(1);
    expect(read(file, 'select * from kysely_migration')).toHaveLength(migrationNames.length);
    for (const table of tablesWithRow) {
      expect(read(file, `select id from ${table}`), table).toEqual([{ id: expect.stringMatching(/ id$/) }]);
    }
    expect(read(file, 'select email from orders')).toEqual([{ email: 'orders email' }]);
    if (version === versions.at(-1)) expect(tablesWithRow).toEqual(Object.values(tables));
  });
});

test('neither a new database nor one of this version is copied', async () => {
  const place = { dataDir: join(root, 'new'), databaseUrl: null };
  for (const _ of ['first start', 'second start']) await (await openTables(place)).destroy();
  expect(copiesOf(databaseFile(place))).toEqual([]);
});

test('migrates nothing when the copy fails', async () => {
  const { dataDir, file } = await new EarlierDatabases().at('0003-messages');
  const raw = new DatabaseSync(file);
  raw.exec('pragma foreign_keys = off; create table strays (a references orders(id)); insert into strays values (1)');
  raw.close();
  await expect(openTables({ dataDir, databaseUrl: null })).rejects.toThrow(/could not be copied before the upgrade/);
  expect(read(file, 'select name from kysely_migration')).toHaveLength(3);
  expect(readdirSync(dirname(file)).filter((name) => name.includes('before-upgrade'))).toEqual([]);
});

test('the newest three copies are kept, by time and not by version', async () => {
  const { file } = await new EarlierDatabases().at('0002-bookings');
  const days = [20, 21, 22, 23];
  const made = days.map((day) => copyBeforeUpgrade(file, `00${30 - day + 10}-any`, new Date(Date.UTC(2026, 10, day))));
  expect(copiesOf(file)).toEqual(made.slice(1).reverse());
});
