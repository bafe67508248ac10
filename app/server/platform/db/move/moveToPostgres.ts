import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { CommandError } from '../../cli/command.ts';
import { databaseFile, type Settings } from '../../settings/settings.ts';
import { migrate } from '../migrate.ts';
import { openTables } from '../open.ts';
import { postgresDialect } from '../postgres.ts';
import { isInUse, problemWithDatabase } from '../sqliteFile.ts';
import { type Moved, move, refuseUnlessEmpty } from './move.ts';
import { Source } from './source.ts';
import type { AnyTables } from './target.ts';

/**
 * Copies everything from the embedded database into an empty PostgreSQL. The embedded one is migrated to this version and
 * otherwise unchanged.
 * @throws CommandError
 */
export async function moveToPostgres(settings: Settings): Promise<Moved[]> {
  const { databaseUrl } = settings;
  if (!databaseUrl) throw new CommandError('Set DATABASE_URL to the PostgreSQL database to copy to.');
  const file = databaseFile(settings);
  if (!existsSync(file)) throw new CommandError(`There is nothing to move: ${file} does not exist.`);
  const fault = problemWithDatabase(file);
  if (fault) throw new CommandError(`${file} cannot be moved: ${fault}.`);
  if (isInUse(file)) {
    throw new CommandError(
      `A server has ${file} open. Stop it first, or orders and bookings that it takes meanwhile would be left behind.`,
    );
  }
  await (await openTables({ ...settings, databaseUrl: null })).destroy();

  using source = new Source(file);
  await using target = new Kysely<AnyTables>({ dialect: postgresDialect(databaseUrl) });
  await refuseUnlessEmpty(target, source.tables());
  await migrate(target);
  return await move(source, target);
}
