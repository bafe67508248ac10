import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** Names and values, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings as they were given: the environment, and beneath it the file `.env` in the folder where the command was
 * given. The server, the build and every command read them from here, so that they agree.
 */
export function readEnvironment(given: Environment = process.env): Environment {
  const file = resolve(given.INIT_CWD ?? process.cwd(), '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...given } : given;
}
