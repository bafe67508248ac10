import type { Kysely, Transaction } from 'kysely';
import { defaultCatalogueData } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { type CatalogueData, readCatalogue } from '../../src/domain/catalogue/schema.ts';
import type { Context, PublishedCatalogue } from '../platform/context.ts';
import type { Schema } from '../platform/db/schema.ts';

export const builtInCatalogue: PublishedCatalogue = { version: 0, data: defaultCatalogueData };

/** The catalogue in force. @throws Error for one that this version of the site can't read */
export async function publishedCatalogue(database: Kysely<Schema>): Promise<PublishedCatalogue> {
  const row = await database
    .selectFrom('published')
    .select(['version', 'data'])
    .where('kind', '=', 'catalogue')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return builtInCatalogue;
  const { data, problems } = readCatalogue(JSON.parse(row.data));
  if (data) return { version: row.version, data };
  const faults = problems.map(({ message }) => message).join('\n');
  throw new Error(`The published catalogue, version ${row.version}, doesn’t suit this version of the site:\n${faults}`);
}

/** Adds a version, which is in force once the transaction is committed. @returns its number */
export async function addVersion(
  transaction: Transaction<Schema>,
  data: CatalogueData,
  author: string,
  at: string,
): Promise<number> {
  const { version } = await publishedCatalogue(transaction);
  await transaction
    .insertInto('published')
    .values({ kind: 'catalogue', version: version + 1, data: JSON.stringify(data), author, published_at: at })
    .execute();
  return version + 1;
}

/** Sells and shows what is in force by the database, if that isn't what this server sells already. One run at a time. */
export function createRefresh(context: Context): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const refresh = async () => {
    const latest = await publishedCatalogue(context.database);
    if (latest.version !== context.catalogueVersion) await context.applyCatalogue(latest);
  };
  return () => {
    running = running.catch(() => {}).then(refresh);
    return running;
  };
}
