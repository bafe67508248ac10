import { resolve } from 'node:path';
import { SettingsError } from '../settings.ts';
import { CommandProblem } from './embedded.ts';

/** The place somebody named, seen from where the command was given. */
export function placeOf(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** Runs a command: what its giver can put right is said in words alone. */
export async function runCommand(command: () => Promise<string> | string): Promise<void> {
  // What is written holds orders and addresses, and is for nobody else on this machine.
  process.umask(0o077);
  try {
    console.log(await command());
  } catch (error) {
    const known = error instanceof CommandProblem || error instanceof SettingsError;
    console.error(known ? error.message : error);
    process.exitCode = 1;
  }
}
