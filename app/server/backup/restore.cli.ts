import { placeOf, runCommand } from '../cli/command.ts';
import { settingsWithoutSecret } from '../cli/installation.ts';
import { readEnvironment } from '../settings/environment.ts';
import { databaseFile } from '../settings.ts';
import { describeRows, secretToRestore } from './messages.ts';
import { restore } from './restore.ts';

await runCommand({
  name: 'pnpm restore',
  about:
    'Puts a backup in the place of the embedded database. Stop the server first. The database that is there now is kept beside it.',
  takes: ['file'],
  run({ args: [file = ''] }) {
    const settings = settingsWithoutSecret();
    const { replaced, rows } = restore(settings, placeOf(file), new Date());
    return [
      `Restored ${databaseFile(settings)}.`,
      describeRows(rows),
      replaced && `The database that was there before is now ${replaced}.`,
      secretToRestore(settings, readEnvironment()),
    ]
      .filter(Boolean)
      .join('\n');
  },
});
