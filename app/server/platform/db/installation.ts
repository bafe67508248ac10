import type { Kysely } from 'kysely';
import type { InstallationRow } from './ownTables.ts';
import type { Schema } from './schema.ts';

/** Keeps a value of the installation, instead of the one before. */
export async function keepValue(database: Kysely<Schema>, name: InstallationRow['name'], value: string): Promise<void> {
  await database
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** A value of the installation; null when there is none. */
export async function keptValue(database: Kysely<Schema>, name: InstallationRow['name']): Promise<string | null> {
  const row = await database.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}
