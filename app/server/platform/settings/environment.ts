import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** Names and values, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Problems with the settings that keep the server from starting. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings need your attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
    // Vite prints the stack of what its configuration throws. Whoever mends a setting needs none.
    this.stack = this.message;
  }
}

/** A setting, and the quote that its value begins with. */
const assignment = /^\s*(?:export +)?[\w.-]+\s*=[ \t]*(["'`])?/;

/** Lines of a `.env` file that `parseEnv` ignores, reads only up to a # or a quote, or joins with the next. Their words may be secret. */
function unreadLines(file: string, text: string): string[] {
  const lines = text.split(/\r?\n/);
  /** The line that ends the value read now: one in quotes may have several. */
  let end = -1;
  return lines.flatMap((line, at) => {
    if (at <= end || /^\s*(#|$)/.test(line)) return [];
    const found = assignment.exec(line);
    if (!found) return [`${file}:${at + 1} isn’t a setting: a line is a name, = and a value. Example: PORT=3000`];
    const [start, quote] = found;
    if (start === line && /[ \t]$/.test(line))
      return [`${file}:${at + 1} would take the next line as its value: remove the blanks after the =.`];
    end =
      quote && !line.includes(quote, start.length) ? lines.findIndex((each, i) => i > at && each.includes(quote)) : at;
    const rest = lines[end]?.slice(end === at ? start.length : 0);
    const isWhole = quote
      ? rest !== undefined && /^\s*(#|$)/.test(rest.slice(rest.indexOf(quote) + 1))
      : !/^[^#]*[^\s#]#/.test(line);
    return isWhole
      ? []
      : [
          `${file}:${at + 1} would be cut short: put all of the value in quotes that aren’t in it. Example: AGENCY_NAME='Studio #1'`,
        ];
  });
}

/**
 * The environment, completed by the file `.env` in the folder where the command was typed. The server, the build and all
 * commands read settings from here, so that they agree.
 * @throws SettingsError for lines that aren't settings, or would be read otherwise than they are written
 */
export function readEnvironment(given: Environment = process.env): Environment {
  const file = resolve(given.INIT_CWD ?? process.cwd(), '.env');
  if (!existsSync(file)) return given;
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const unread = unreadLines(file, text);
  if (unread.length > 0) throw new SettingsError(unread);
  return { ...parseEnv(text), ...given };
}

/** The secret of this installation: generated once, stored in the data folder, readable by its owner only. */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
