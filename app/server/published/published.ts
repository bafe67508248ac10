import type { Kysely, Transaction } from 'kysely';
import { defaultCatalogueData } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { catalogueChanges } from '../../src/domain/catalogue/editing.ts';
import { type CatalogueData, readCatalogue } from '../../src/domain/catalogue/schema.ts';
import { problemInWords } from '../../src/domain/contract/staff/published.ts';
import { settingChanges } from '../../src/domain/staff/deskSettings.ts';
import { discountChanges, discountWarnings, readDiscounts } from '../../src/domain/staff/discounts.ts';
import { textChanges } from '../../src/domain/staff/pageTexts.ts';
import { noProfiles, profileChanges, profileWarnings, readProfiles } from '../../src/domain/staff/profiles.ts';
import { checkCatalogue, checkedOf, sortFindings } from '../../src/orders/catalogue-check/check.ts';
import type { Context, Published, PublishedData, Version } from '../platform/context.ts';
import type { Schema } from '../platform/db/schema.ts';
import { latestPublished, readDeskSettings, settingFields, settingWarnings } from '../platform/settings/onDesk.ts';
import { postKind, projectKind, shownArticles } from './articles.ts';
import type { PublishedRules } from './kind.ts';
import { readPageTexts, textWarnings } from './pageTexts.ts';
import type { SingleKind } from './table.ts';

export const kinds: { [Name in SingleKind]: PublishedRules<PublishedData[Name]> } = {
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
  profiles: {
    kind: 'profiles',
    name: 'Profiles',
    builtIn: noProfiles,
    read: readProfiles,
    changes: profileChanges,
    warnings: profileWarnings,
  },
};

const each = <Value>(of: (kind: PublishedRules<unknown>) => Value) =>
  (Object.values(kinds) as PublishedRules<unknown>[]).map(of);

/** What the site came with. */
export const builtIn = {
  ...Object.fromEntries(each(({ kind, builtIn }) => [kind, { version: 0, data: builtIn }])),
  posts: { version: 0, data: null },
  projects: { version: 0, data: null },
} as unknown as Published;

/** The latest version of a kind, or of one of many; what is in force, if its time has come. @throws Error for what this version of the site can't read */
export async function publishedOf<Data>(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  { kind, name, builtIn, read }: PublishedRules<Data>,
  key = '',
): Promise<Version<Data>> {
  const row = await latestPublished(database, kind, key);
  if (!row) return { version: 0, data: builtIn };
  const { data, problems } = read(JSON.parse(row.data), settings);
  if (data) return { version: row.version, data };
  const faults = problems.map(problemInWords).join('\n');
  throw new Error(`${name}: the published version ${row.version} doesn’t suit this version of the site:\n${faults}`);
}

/** When versions were made and are in force, in their order. */
export const publishedTimes = (database: Kysely<Schema>) =>
  database.selectFrom('published').select(['kind', 'key', 'version', 'made_at', 'published_at']).orderBy('version');

/** What is in force of all kinds. @throws Error for what this version of the site can't read */
export async function readPublished(context: Pick<Context, 'database' | 'settings'>, now: Date): Promise<Published> {
  const all = each(async (kind) => [kind.kind, await publishedOf(context, kind)]);
  const [posts, projects] = await Promise.all([
    shownArticles(postKind, context.database, now),
    shownArticles(projectKind, context.database, now),
  ]);
  return { ...Object.fromEntries(await Promise.all(all)), posts, projects } as Published;
}

/** Adds a version, which is in force once the transaction is committed, or from a time to come. @returns whether nobody else was faster */
export async function addVersion<Data>(
  transaction: Transaction<Schema>,
  { kind, many }: PublishedRules<Data>,
  { version, data }: Version<Data>,
  author: string,
  { now, at = now, key = '' }: { now: Date; at?: Date; key?: string },
): Promise<boolean> {
  const summary = many?.summary(data) ?? null;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('published')
    .values({
      kind,
      key,
      version,
      data: JSON.stringify(data),
      summary: summary === null ? null : JSON.stringify(summary),
      author,
      published_at: at.toISOString(),
      made_at: now.toISOString(),
    })
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
      .select(({ fn }) => ['kind', fn.max('version').as('version'), fn.countAll().as('count')])
      // A post or a project whose time has come counts from then on.
      .where('published_at', '<=', context.now().toISOString())
      .groupBy('kind')
      .execute();
    const known = Object.entries(context.published).map(([kind, { version }]) => {
      const row = rows.find((row) => row.kind === kind);
      return Number((kind in kinds ? row?.version : row?.count) ?? 0) === version;
    });
    if (known.includes(false)) await context.apply(await readPublished(context, context.now()));
  };
  return () => {
    running = running.catch(() => {}).then(refresh);
    return running;
  };
}
