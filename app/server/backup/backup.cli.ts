/** `pnpm backup [file]`: the embedded database as one file, also while the server runs. */
import { readSettings } from '../settings.ts';
import { backUp, usualBackup } from './backUp.ts';
import { placeOf, runCommand } from './command.ts';
import { CommandProblem } from './embedded.ts';
import { rowWords, secretWords } from './words.ts';

await runCommand(() => {
  const [file, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new CommandProblem('Usage: pnpm backup [file]');
  const settings = readSettings();
  const made = backUp(settings, file ? placeOf(file) : usualBackup(settings, new Date()));
  return [
    `Backed up into ${made.file} (${Math.ceil(made.bytes / 1000)} kB).`,
    rowWords(made.rows),
    secretWords(settings, process.env),
  ].join('\n');
});
