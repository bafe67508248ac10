import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../settings/environment.ts';
import { databaseFile, readSettings, type Settings } from '../settings/settings.ts';
import { CommandError } from './command.ts';

/** How to point a command at the server's data. */
export const sameSettings =
  'Run the command with the settings of the server, above all DATA_DIR, in the environment or in a file .env.';

/**
 * The settings for a command that signs nothing; creates no secret. Files that the command writes are readable by this user
 * only: they hold orders and addresses.
 */
export function settingsWithoutSecret(): Settings {
  process.umask(0o077);
  return readSettings(readEnvironment(), () => '');
}

/**
 * The settings of a site that has run here before, with its secret.
 * @throws CommandError when there is no database or no secret, as with a wrong DATA_DIR
 */
export function settingsOfInstallation(): Settings {
  process.umask(0o077);
  const settings = readSettings(readEnvironment(), secretIn);
  const file = databaseFile(settings);
  if (!settings.databaseUrl && !existsSync(file))
    throw new CommandError(`There is no database ${file}. ${sameSettings}`);
  return settings;
}

function secretIn(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) throw new CommandError(`There is no secret ${file}, and SECRET is not set. ${sameSettings}`);
  return readFileSync(file, 'utf8').trim();
}
