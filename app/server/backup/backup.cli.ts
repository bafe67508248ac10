import { placeOf, runCommand } from '../cli/command.ts';
import { settingsWithoutSecret } from '../cli/installation.ts';
import { readEnvironment } from '../settings/environment.ts';
import { backUp, usualBackup } from './backUp.ts';
import { rowWords, secretWords } from './words.ts';

await runCommand({
  name: 'pnpm backup',
  about:
    'Copies the embedded database into one file, also while the server runs: into DATA_DIR/backups unless a file is named.',
  takes: ['[file]'],
  run({ args: [file] }) {
    const settings = settingsWithoutSecret();
    const made = backUp(settings, file === undefined ? usualBackup(settings, new Date()) : placeOf(file));
    return [
      `Copied ${made.from} into ${made.file} (${Math.ceil(made.bytes / 1000)} kB).`,
      rowWords(made.rows),
      secretWords(settings, readEnvironment()),
    ].join('\n');
  },
});
