import { commandLine, resolvePath, runCommand, UsageError } from '../platform/cli/command.ts';
import { settingsOfInstallation, settingsWithoutSecret } from '../platform/cli/installation.ts';
import { openDatabase } from '../platform/db/open.ts';
import { readEnvironment } from '../platform/settings/environment.ts';
import { backUp, defaultBackupFile } from './backUp.ts';
import { describeRows, describeSecret } from './messages.ts';
import { recordBackup } from './recordBackup.ts';

await runCommand({
  name: commandLine('backup'),
  about:
    'Copies the embedded database into one file, also while the server runs: into BACKUP_DIR by default. The desk shows when that was.',
  takes: ['[file]'],
  options: {
    done: { type: 'boolean', about: 'copies nothing, and notes for the desk that pg_dump or another program just has' },
  },
  async run({ args: [file], values: { done } }) {
    const now = new Date();
    if (done) {
      if (file !== undefined) throw new UsageError('--done takes no file: it copies nothing.');
      return note(now);
    }
    const settings = settingsWithoutSecret();
    const made = backUp(settings, file === undefined ? defaultBackupFile(settings, now) : resolvePath(file), now);
    return [
      `Copied ${made.from} into ${made.file} (${Math.ceil(made.bytes / 1000)} kB).`,
      describeRows(made.rows),
      describeSecret(settings, readEnvironment()),
    ].join('\n');
  },
});

async function note(now: Date): Promise<string> {
  await using database = await openDatabase(settingsOfInstallation());
  await recordBackup(database, now);
  return 'Noted that a backup was made now.';
}
