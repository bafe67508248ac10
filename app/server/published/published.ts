import type { Kysely, Transaction } from 'kysely';
import { defaultCatalogueData } from '../../src/domain/catalogue/defaultCatalogue.ts';
import { readCatalogue } from '../../src/domain/catalogue/schema.ts';
import type { Context, PublishedCatalogue } from '../platform/context.ts';
import type { Schema } from '../platform/db/schema.ts';

export const builtInCatalogue: PublishedCatalogue = { version: 0, data: defaultCatalogueData };

const latest = (database: Kysely<Schema>) =>
  database.selectFrom('published').where('kind', '=', 'catalogue').orderBy('version', 'desc').limit(1);

/** The catalogue in force. @throws Error for one that this version of the site can't read */
export async function publishedCatalogue(database: Kysely<Schema>): Promise<PublishedCatalogue> {
  const row = await latest(database).select(['version', 'data']).executeTakeFirst();
  if (!row) return builtInCatalogue;
  const { data, problems } = readCatalogue(JSON.parse(row.data));
  if (data) return { version: row.version, data };
  const faults = problems.map(({ message }) => message).join('\n');
  throw new Error(`The published catalogue, version ${row.version}, doesn’t suit this version of the site:\n${faults}`);
}

/** Adds a version, which is in force once the transaction is committed. */
export const addVersion = (
  transaction: Transaction<Schema>,
  { version, data }: PublishedCatalogue,
  author: string,
  at: string,
) =>
  transaction
    .insertInto('published')
    .values({ kind: 'catalogue', version, data: JSON.stringify(data), author, published_at: at })
    .execute();

/** Sells and shows what is in force by the database, if that isn't what this server sells already. One run at a time. */
export function createRefresh(context: Context): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const refresh = async () => {
    const version = (await latest(context.database).select('version').executeTakeFirst())?.version ?? 0;
    if (version !== context.catalogueVersion) await context.applyCatalogue(await publishedCatalogue(context.database));
  };
  return () => {
    running = running.catch(() => {}).then(refresh);
    return running;
  };
}
