import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

const assignment = /^\s*(export\s+)?[\w.-]+\s*=/;
/** A value in quotes may have several lines. */
const quoted = /^\s*(?:export\s+)?[\w.-]+\s*=\s*(["'`])[\s\S]*?\1/gm;

/** Lines of a `.env` file that set nothing, and that `parseEnv` ignores. Their words may be secret. */
function unreadLines(file: string, text: string): string[] {
  const withoutQuotes = text.replace(quoted, (value) => `X=${'\n'.repeat(value.split('\n').length - 1)}`);
  return withoutQuotes.split(/\r?\n/).flatMap((line, at) => {
    if (/^\s*(#|$)/.test(line) || assignment.test(line)) return [];
    return [`${file}:${at + 1} isn’t a setting: a line is a name, = and a value. Example: PORT=3000`];
  });
}

/**
 * The environment, completed by the file `.env` in the folder where the command was typed. The server, the build and all
 * commands read settings from here, so that they agree.
 * @throws SettingsError for lines that aren't settings
 */
export function readEnvironment(given: Environment = process.env): Environment {
  const file = resolve(given.INIT_CWD ?? process.cwd(), '.env');
  if (!existsSync(file)) return given;
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const unread = unreadLines(file, text);
  if (unread.length > 0) throw new SettingsError(unread);
  return { ...parseEnv(text), ...given };
}
