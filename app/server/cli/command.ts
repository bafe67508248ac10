import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { DatabaseError } from '../db/databaseError.ts';
import { SettingsError } from '../settings.ts';

/** A problem that the person at the terminal can solve. It is shown as its message alone, and the command ends with 1. */
export class CommandError extends Error {}

/** The command was called in a way it does not understand. Its usage is shown, and it ends with 2. */
export class UsageError extends Error {}

interface Flag {
  about: string;
  short?: string;
}

/** An option as `node:util` reads it, with what it is for. */
export type Option =
  | (Flag & { type: 'boolean' })
  | (Flag & {
      type: 'string';
      /** Stands for the value in the usage: "address". */
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

/** How a command is called. */
interface Call<Known extends Options> {
  /** As it is typed: "pnpm backup". */
  name: string;
  /** What it does, in a sentence or two. */
  about: string;
  /** Its arguments as the usage shows them, in order; in square brackets what may be left out, with "…" what may repeat. */
  takes?: readonly string[];
  options?: Known;
}

/** A command that is run from a terminal. */
export interface Command<Known extends Options> extends Call<Known> {
  /** A text that it returns is printed. A command that found faults sets `process.exitCode`. */
  run: (given: { values: Values<Known>; args: readonly string[] }) => unknown;
}

/** A path that was typed, seen from the folder where the command was given. */
export function placeOf(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** A whole number that was typed, at least `least`. */
export function wholeNumber(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least) return value;
  throw new UsageError(`${name} takes a whole number, ${least} or more, not "${text}".`);
}

/**
 * Runs a command, and is the one way in which commands read arguments. `--help` prints the usage and does nothing else.
 * Ends with 0 when it is done, 1 when it could not be done, 2 when it was called wrongly.
 */
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
    const said = await command.run(given);
    if (typeof said === 'string') console.log(said);
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    console.error(error instanceof UsageError ? `${error.message}\n\n${usage(command)}` : (wordsFor(error) ?? error));
  }
}

/** What was typed; null when help was requested. */
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

/** How a command is called, as `--help` prints it. */
function usage<Known extends Options>({ name, about, takes = [], options }: Call<Known>): string {
  const flags: [string, Option][] = Object.entries(options ?? {});
  const rows = [
    ...flags.map(([option, settings]) => [
      `${settings.short ? `-${settings.short}, ` : ''}--${option}${settings.type === 'string' ? ` ${settings.value}` : ''}`,
      settings.type === 'string' && settings.default
        ? `${settings.about} (${settings.default} unless given)`
        : settings.about,
    ]),
    ['-h, --help', 'shows this and does nothing'],
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

/** What an error says to the person at the terminal; null for a fault of ours, which needs its stack. */
function wordsFor(error: unknown): string | null {
  if (error instanceof CommandError || error instanceof SettingsError) return error.message;
  if (error instanceof DatabaseError) return `The database did not do what it was asked: ${error.message}`;
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return null;
  const path = 'path' in error ? String(error.path) : '';
  if (error.code === 'ENOENT' && path) return `There is no file ${path}.`;
  if (error.code === 'EISDIR' && path) return `${path} is a folder, not a file.`;
  if ((error.code === 'EACCES' || error.code === 'EPERM') && path) return `You are not allowed to open ${path}.`;
  return error.message;
}
