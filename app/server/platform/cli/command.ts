import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { DatabaseError } from '../db/databaseError.ts';
import { SettingsError } from '../settings/environment.ts';

/** A problem the user can solve. Its message is printed without a stack, and the exit code is 1. */
export class CommandError extends Error {}

/** The command line is invalid. The usage is printed, and the exit code is 2. */
export class UsageError extends Error {}

interface Flag {
  about: string;
  short?: string;
}

/** An option of `node:util`'s parseArgs with a description. */
export type Option =
  | (Flag & { type: 'boolean' })
  | (Flag & {
      type: 'string';
      /** Placeholder of the value in the usage: "address". */
      value: string;
      default?: string;
    });

export type Options = Readonly<Record<string, Option>>;

type Values<Known extends Options> = {
  [Name in keyof Known]: Known[Name] extends { type: 'boolean' }
    ? boolean
    : Known[Name] extends { default: string }
      ? string
      : string | undefined;
};

interface Call<Known extends Options> {
  /** Its name on the command line: "pnpm backup". */
  name: string;
  /** What it does, in a sentence or two. */
  about: string;
  /** Its arguments in order, as in the usage: `[optional]`, `repeated…`. */
  takes?: readonly string[];
  options?: Known;
}

/** A command that is run from a terminal. */
export interface Command<Known extends Options> extends Call<Known> {
  /** The returned text is printed. Set `process.exitCode` to fail without an error. */
  run: (given: { values: Values<Known>; args: readonly string[] }) => unknown;
}

/** A path from the command line, relative to the folder where the command was typed. */
export function resolvePath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** A whole number from the command line. @throws UsageError below `least` */
export function wholeNumber(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least) return value;
  throw new UsageError(`${name} takes a whole number, ${least} or more, not "${text}".`);
}

/** Parses the arguments and runs a command. Exit codes: 0 done, 1 failed, 2 invalid command line. */
export async function runCommand<const Known extends Options>(
  command: Command<Known>,
  argv: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const given = read(command, argv);
    if (!given) {
      console.log(usage(command));
      return;
    }
    const output = await command.run(given);
    if (typeof output === 'string') console.log(output);
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    console.error(error instanceof UsageError ? `${error.message}\n\n${usage(command)}` : (messageOf(error) ?? error));
  }
}

/** The parsed arguments; null for `--help`. */
function read<Known extends Options>(command: Command<Known>, argv: readonly string[]) {
  const options: ParseArgsOptionsConfig = {
    help: { type: 'boolean', short: 'h' },
    ...Object.fromEntries(
      Object.entries(command.options ?? {}).map(([name, { about: _, ...option }]) => [name, option]),
    ),
  };
  const { values, positionals } = parsed([...argv], options);
  if (values.help) return null;
  const takes = command.takes ?? [];
  const needed = takes.filter((name) => !name.startsWith('['));
  const last = takes.at(-1) ?? '';
  if (positionals.length < needed.length) throw new UsageError(`${needed[positionals.length]} is missing.`);
  if (positionals.length > takes.length && !last.includes('…')) {
    throw new UsageError(`"${positionals[takes.length]}" is one argument too many.`);
  }
  const flags = Object.entries(command.options ?? {}).map(([name, { type }]) => [
    name,
    type === 'boolean' ? values[name] === true : values[name],
  ]);
  return { values: Object.fromEntries(flags) as Values<Known>, args: positionals };
}

function parsed(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // "Unknown option '--x'. To specify a positional argument starting with a '-', …": the first sentence is enough.
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

function usage<Known extends Options>({ name, about, takes = [], options }: Call<Known>): string {
  const flags: [string, Option][] = Object.entries(options ?? {});
  const rows = [
    ...flags.map(([option, settings]) => [
      `${settings.short ? `-${settings.short}, ` : ''}--${option}${settings.type === 'string' ? ` ${settings.value}` : ''}`,
      settings.type === 'string' && settings.default
        ? `${settings.about} (default: ${settings.default})`
        : settings.about,
    ]),
    ['-h, --help', 'shows this help'],
  ];
  const width = Math.max(...rows.map(([flag = '']) => flag.length));
  const call = [name, ...takes, ...(flags.length > 0 ? ['[options]'] : [])].join(' ');
  return [
    `Usage: ${call}`,
    '',
    about,
    '',
    'Options:',
    ...rows.map(([flag = '', words]) => `  ${flag.padEnd(width)}  ${words}`),
  ].join('\n');
}

/** The message of an error for the user; null for a bug, which needs its stack. */
function messageOf(error: unknown): string | null {
  if (error instanceof CommandError || error instanceof SettingsError) return error.message;
  if (error instanceof DatabaseError) return `The database reported an error: ${error.message}`;
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return null;
  const path = 'path' in error ? String(error.path) : '';
  if (error.code === 'ENOENT' && path) return `There is no file ${path}.`;
  if (error.code === 'EISDIR' && path) return `${path} is a folder, not a file.`;
  if ((error.code === 'EACCES' || error.code === 'EPERM') && path) return `You are not allowed to open ${path}.`;
  return error.message;
}

/**
 * How an operator runs a command here: "pnpm backup" from the sources; "node /opt/agency/agency.mjs backup" from a package, where
 * there is no package manager.
 * @param words the command with its arguments
 * @param folder where the package's program is beside the bundle
 */
export function commandLine(words: string, folder = join(import.meta.dirname, '..')): string {
  const program = join(folder, 'agency.mjs');
  if (!existsSync(program)) return `pnpm ${words}`;
  return `node ${program.includes(' ') ? `"${program}"` : program} ${words}`;
}
