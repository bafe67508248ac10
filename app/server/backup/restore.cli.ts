import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, commandLine, resolvePath, runCommand, UsageError } from '../platform/cli/command.ts';
import { settingsWithoutSecret } from '../platform/cli/installation.ts';
import { readEnvironment } from '../platform/settings/environment.ts';
import { databaseFile, type Settings } from '../platform/settings/settings.ts';
import { openBucket } from './bucket/bucket.ts';
import { fetchBackup } from './bucket/copyToBucket.ts';
import { describeRows, secretToRestore } from './messages.ts';
import { backupsIn, newestBackup, rehearse, restore } from './restore.ts';

/** Before the name of a backup in the bucket, instead of a path. */
const inBucket = 's3:';

await runCommand({
  name: commandLine('restore'),
  about: `Replaces the embedded database with a backup: a file, the name of one in BACKUP_DIR, or ${inBucket} and the name of one in BACKUP_S3_BUCKET. Stop the server first. The current database is renamed and stays in the same folder.`,
  takes: ['[file]'],
  options: {
    list: { type: 'boolean', about: 'changes nothing: lists the backups in BACKUP_DIR and in BACKUP_S3_BUCKET' },
    rehearse: {
      type: 'boolean',
      about: 'changes nothing: restores the file, or the newest backup, into a temporary folder and reads it there',
    },
  },
  async run({ args: [given], values }) {
    const settings = settingsWithoutSecret();
    if (values.list) return list(settings);
    if (given === undefined && !values.rehearse) throw new UsageError('file is missing.');
    if (!given?.startsWith(inBucket)) {
      const file = given === undefined ? newestBackup(settings) : backupNamed(settings, given);
      return values.rehearse ? rehearsed(file, file) : restored(settings, file);
    }
    using folder = mkdtempDisposableSync(join(tmpdir(), 'agency-restore-'));
    const file = await fetchBackup(bucketOf(settings), given.slice(inBucket.length), folder.path);
    return values.rehearse ? await rehearsed(file, given) : restored(settings, file);
  },
});

/** A backup by its path, or by its name in BACKUP_DIR, as `--list` shows it. */
function backupNamed({ backupDir }: Settings, given: string): string {
  const inFolder = join(backupDir, given);
  return !existsSync(resolvePath(given)) && existsSync(inFolder) ? inFolder : resolvePath(given);
}

function bucketOf({ backupBucket }: Settings) {
  if (backupBucket === null) throw new CommandError('There is no bucket: set BACKUP_S3_BUCKET.');
  return backupBucket;
}

async function list(settings: Settings): Promise<string> {
  const lines = (title: string, kept: readonly { name: string; bytes: number }[]) => [
    title,
    ...kept.map(({ name, bytes }) => `  ${name}  ${Math.ceil(bytes / 1000)} kB`),
    ...(kept.length === 0 ? ['  nothing'] : []),
  ];
  const { backupDir, backupBucket } = settings;
  const folder = lines(`In ${backupDir}:`, backupsIn(settings));
  if (backupBucket === null) return folder.join('\n');
  const kept = await openBucket(backupBucket).list();
  const named = kept.map(({ name, bytes }) => ({ name: inBucket + name, bytes }));
  return [...folder, ...lines(`In the bucket ${backupBucket.bucket}:`, named)].join('\n');
}

function restored(settings: Settings, file: string): string {
  const { replaced, rows } = restore(settings, file, new Date());
  return [
    `Restored ${databaseFile(settings)}.`,
    describeRows(rows),
    replaced && `The previous database is now ${replaced}.`,
    secretToRestore(settings, readEnvironment()),
  ]
    .filter(Boolean)
    .join('\n');
}

async function rehearsed(file: string, name: string): Promise<string> {
  const { bytes, newest, rows } = await rehearse(file, new Date());
  return [
    `${name} (${Math.ceil(bytes / 1000)} kB) can be restored: it was restored into a temporary folder, opened and read.`,
    describeRows(rows),
    newest && `Its newest order, booking or message is from ${newest}.`,
    'Nothing was changed.',
  ]
    .filter(Boolean)
    .join('\n');
}
