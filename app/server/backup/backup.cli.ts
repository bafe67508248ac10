import { placeOf, runCommand } from '../cli/command.ts';
import { settingsWithoutSecret } from '../cli/installation.ts';
import { readEnvironment } from '../settings/environment.ts';
import { backUp, defaultBackupFile } from './backUp.ts';
import { describeRows, describeSecret } from './messages.ts';

await runCommand({
  name: 'pnpm backup',
  about: 'Copies the embedded database into one file, also while the server runs: into DATA_DIR/backups by default.',
  takes: ['[file]'],
  run({ args: [file] }) {
    const settings = settingsWithoutSecret();
    const made = backUp(settings, file === undefined ? defaultBackupFile(settings, new Date()) : placeOf(file));
    return [
      `Copied ${made.from} into ${made.file} (${Math.ceil(made.bytes / 1000)} kB).`,
      describeRows(made.rows),
      describeSecret(settings, readEnvironment()),
    ].join('\n');
  },
});
