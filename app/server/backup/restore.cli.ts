import { placeOf, runCommand } from '../cli/command.ts';
import { settingsWithoutSecret } from '../cli/installation.ts';
import { readEnvironment } from '../settings/environment.ts';
import { databaseFile } from '../settings.ts';
import { describeRows, secretToRestore } from './messages.ts';
import { restore } from './restore.ts';

await runCommand({
  name: 'pnpm restore',
  about:
    'Replaces the embedded database with a backup. Stop the server first. The current database is renamed and stays in the same folder.',
  takes: ['file'],
  run({ args: [file = ''] }) {
    const settings = settingsWithoutSecret();
    const { replaced, rows } = restore(settings, placeOf(file), new Date());
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
