/** `pnpm restore file`: a backup in the place of the embedded database, while no server runs. */
import { databaseFile, readSettings } from '../settings.ts';
import { placeOf, runCommand } from './command.ts';
import { CommandProblem } from './embedded.ts';
import { restore } from './restore.ts';
import { missingSecretWords, rowWords } from './words.ts';

await runCommand(() => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new CommandProblem('Usage: pnpm restore file');
  // A secret that reading the settings would make for a new place is not the one that signed the backup's links.
  const settings = readSettings({ ...process.env, SECRET: process.env.SECRET ?? 'x'.repeat(32) });
  const { replaced, rows } = restore(settings, placeOf(file), new Date());
  return [
    `Restored ${databaseFile(settings)}.`,
    rowWords(rows),
    replaced && `What was there before is kept as ${replaced}.`,
    missingSecretWords(settings, process.env),
  ]
    .filter(Boolean)
    .join('\n');
});
