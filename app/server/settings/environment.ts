import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** Names and values, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment, completed by the file `.env` in the folder where the command was typed. The server, the build and all
 * commands read settings from here, so that they agree.
 */
export function readEnvironment(given: Environment = process.env): Environment {
  const file = resolve(given.INIT_CWD ?? process.cwd(), '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...given } : given;
}
