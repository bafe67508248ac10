import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../settings/environment.ts';
import { databaseFile, readSettings, type Settings } from '../settings.ts';
import { CommandError } from './command.ts';

/** How to point a command at the data that the server uses. */
export const sameSettings =
  'Give the command the settings that the server has, DATA_DIR above all: in the environment or in a file .env.';

/**
 * The settings for a command that signs nothing. Nothing is made that is not there, not even a secret. Files that the
 * command writes from then on are readable by this user alone: they hold orders and addresses.
 */
export function settingsWithoutSecret(): Settings {
  process.umask(0o077);
  return readSettings(readEnvironment(), () => '');
}

/**
 * The settings of a site that has run here before, secret included; otherwise as above.
 * @throws CommandError when there is no database or no secret, as where DATA_DIR is another one than the server's
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
