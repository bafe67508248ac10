import { placeOf, runCommand, UsageError } from '../cli/command.ts';
import { commandLine } from '../cli/commandLine.ts';
import { settingsWithoutSecret } from '../cli/installation.ts';
import { readEnvironment } from '../settings/environment.ts';
import { databaseFile } from '../settings.ts';
import { describeRows, secretToRestore } from './messages.ts';
import { newestBackup, rehearse } from './rehearse.ts';
import { restore } from './restore.ts';

await runCommand({
  name: commandLine('restore'),
  about:
    'Replaces the embedded database with a backup. Stop the server first. The current database is renamed and stays in the same folder.',
  takes: ['[file]'],
  options: {
    rehearse: {
      type: 'boolean',
      about: 'changes nothing: restores the file, or the newest backup, into a temporary folder and reads it there',
    },
  },
  async run({ args: [given], values }) {
    const settings = settingsWithoutSecret();
    const file = given === undefined ? undefined : placeOf(given);
    if (values.rehearse) return rehearsed(file ?? newestBackup(settings));
    if (file === undefined) throw new UsageError('file is missing.');
    const { replaced, rows } = restore(settings, file, new Date());
    return [
      `Restored ${databaseFile(settings)}.`,
      describeRows(rows),
      replaced && `The previous database is now ${replaced}.`,
      secretToRestore(settings, readEnvironment()),
    ]
      .filter(Boolean)
      .join('\n');
  },
});

async function rehearsed(file: string): Promise<string> {
  const { bytes, newest, rows } = await rehearse(file, new Date());
  return [
    `${file} (${Math.ceil(bytes / 1000)} kB) can be restored: it was restored into a temporary folder, opened and read.`,
    describeRows(rows),
    newest && `Its newest order, booking or message is from ${newest}.`,
    'Nothing was changed.',
  ]
    .filter(Boolean)
    .join('\n');
}
