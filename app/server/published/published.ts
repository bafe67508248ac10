import type { Kysely, Transaction } from 'kysely';
import { defaultCatalogueData } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { catalogueChanges } from '../../src/domain/catalogue/editing.ts';
import { type CatalogueData, readCatalogue } from '../../src/domain/catalogue/schema.ts';
import { type PublishedProblem, problemInWords } from '../../src/domain/contract/staff/published.ts';
import { settingChanges } from '../../src/domain/staff/deskSettings.ts';
import { discountChanges, discountWarnings, readDiscounts } from '../../src/domain/staff/discounts.ts';
import { textChanges } from '../../src/domain/staff/pageTexts.ts';
import { checkCatalogue, sortFindings } from '../../src/orders/catalogue-check/check.ts';
import { checkedOf } from '../../src/orders/catalogue-check/finding.ts';
import type { Context, Published, PublishedData, Version } from '../platform/context.ts';
import type { Schema } from '../platform/db/schema.ts';
import { latestPublished, readDeskSettings, settingFields, settingWarnings } from '../platform/settings/onDesk.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { readPageTexts, textWarnings } from './pageTexts.ts';
import type { PublishedKind } from './table.ts';

/** What the server knows of one kind of what owners publish. */
export interface Kind<Data> {
  kind: PublishedKind;
  /** "Price list" */
  name: string;
  builtIn: Data;
  /** Something sent or stored, or what is wrong with it. */
  read: (written: unknown, settings: Settings) => { data: Data | null; problems: readonly PublishedProblem[] };
  /** What differs, in words. */
  changes: (before: Data, after: Data, settings: Settings) => string[];
  /** What an owner should look at. */
  warnings: (data: Data, settings: Settings) => string[];
}

export const kinds: { [Name in PublishedKind]: Kind<PublishedData[Name]> } = {
  catalogue: {
    kind: 'catalogue',
    name: 'Price list',
    builtIn: defaultCatalogueData,
    read: readCatalogue,
    changes: catalogueChanges,
    warnings: (data: CatalogueData) => sortFindings(checkCatalogue(checkedOf(data))).fresh.map(({ text }) => text),
  },
  settings: {
    kind: 'settings',
    name: 'Settings',
    builtIn: {},
    read: readDeskSettings,
    changes: (before, after, settings) => settingChanges(settingFields(settings), before, after),
    warnings: settingWarnings,
  },
  pages: {
    kind: 'pages',
    name: 'Texts',
    builtIn: {},
    read: readPageTexts,
    changes: textChanges,
    warnings: textWarnings,
  },
  discounts: {
    kind: 'discounts',
    name: 'Discount codes',
    builtIn: { codes: {} },
    read: readDiscounts,
    changes: discountChanges,
    warnings: discountWarnings,
  },
};

const each = <Value>(of: (kind: Kind<unknown>) => Value) => (Object.values(kinds) as Kind<unknown>[]).map(of);

/** What the site came with. */
export const builtIn = Object.fromEntries(
  each(({ kind, builtIn }) => [kind, { version: 0, data: builtIn }]),
) as unknown as Published;

/** A database, or a transaction, and the settings of the server. */
export interface Where {
  database: Kysely<Schema>;
  settings: Settings;
}

/** What is in force of a kind. @throws Error for what this version of the site can't read */
export async function publishedOf<Data>(
  { database, settings }: Where,
  { kind, name, builtIn, read }: Kind<Data>,
): Promise<Version<Data>> {
  const row = await latestPublished(database, kind);
  if (!row) return { version: 0, data: builtIn };
  const { data, problems } = read(JSON.parse(row.data), settings);
  if (data) return { version: row.version, data };
  const faults = problems.map(problemInWords).join('\n');
  throw new Error(`${name}: the published version ${row.version} doesn’t suit this version of the site:\n${faults}`);
}

/** What is in force of all kinds. @throws Error for what this version of the site can't read */
export async function readPublished(where: Where): Promise<Published> {
  const all = each(async (kind) => [kind.kind, await publishedOf(where, kind)]);
  return Object.fromEntries(await Promise.all(all)) as Published;
}

/** Adds a version, which is in force once the transaction is committed. @returns whether nobody else was faster */
export async function addVersion<Data>(
  transaction: Transaction<Schema>,
  { kind }: Kind<Data>,
  { version, data }: Version<Data>,
  author: string,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('published')
    .values({ kind, version, data: JSON.stringify(data), author, published_at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Sells and shows what is in force by the database, if that isn't what this server sells already. One run at a time. */
export function createRefresh(context: Context): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const refresh = async () => {
    const rows = await context.database
      .selectFrom('published')
      .select(({ fn }) => ['kind', fn.max('version').as('version')])
      .groupBy('kind')
      .execute();
    const known = Object.entries(context.published).map(([kind, { version }]) => {
      const last = rows.find((row) => row.kind === kind)?.version ?? 0;
      return Number(last) === version;
    });
    if (known.includes(false)) await context.apply(await readPublished(context));
  };
  return () => {
    running = running.catch(() => {}).then(refresh);
    return running;
  };
}
