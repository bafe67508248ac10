import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasRecords } from '../../../backup/backUp.ts';
import { backupHours, lastBackupFailure, oldBackup } from '../../../backup/recordBackup.ts';
import { newestBackup } from '../../../backup/restore.ts';
import { commandLine } from '../../../platform/cli/command.ts';
import { checkWritable } from '../../../platform/db/checkWritable.ts';
import { definitions } from '../../../platform/settings/definitions.ts';
import { type Check, danger, ok, problemsOr, reasonOf, warning } from '../check.ts';

const megabyte = 1e6;

export const databaseCheck: Check = {
  id: 'database',
  title: 'Database',
  async run({ settings, database }) {
    try {
      await checkWritable(database);
    } catch (error) {
      return [
        danger(`Nothing can be stored: ${reasonOf(error)}.`, 'Free disk space, or give the server write access.'),
      ];
    }
    return [ok(`${settings.databaseUrl ? 'PostgreSQL' : 'SQLite'} can be read and written.`)];
  },
};

/** Fewer different characters than in any random secret. */
const leastVariety = 10;

export const secretCheck: Check = {
  id: 'secret',
  title: 'Secret',
  async run({ settings: { secret, dataDir, databaseUrl } }) {
    const file = join(dataDir, 'secret');
    const inFile = existsSync(file);
    const guessable = secret === definitions.SECRET.example || new Set(secret).size < leastVariety;
    return problemsOr(
      [
        guessable &&
          danger(
            'The secret can be guessed, so anyone can forge logins and links.',
            `Set SECRET to 32 random characters, as from "openssl rand -hex 32", and run ${commandLine('change-secret')}.`,
          ),
        inFile &&
          (statSync(file).mode & 0o077) !== 0 &&
          warning(`Other users of this machine can read ${file}.`, `Run: chmod 600 ${file}`),
        databaseUrl !== null &&
          inFile &&
          warning(
            'The secret is in a file of this machine, and a second server would need the same one.',
            `Set SECRET to the content of ${file} on every server.`,
          ),
      ],
      `The secret is random. Keep a copy ${inFile ? `of ${file} ` : ''}elsewhere: no backup contains it.`,
    );
  },
};

export const backupCheck: Check = {
  id: 'backup',
  title: 'Backup',
  async run({ settings, database, now, outside }) {
    const hours = await backupHours(database, now);
    const isOld = hours !== null && hours >= oldBackup;
    if (settings.databaseUrl !== null) {
      const remedy = `Schedule pg_dump, followed by ${commandLine('backup --done')}.`;
      if (hours === null) return [danger('No backup of PostgreSQL was ever noted.', remedy)];
      return [
        isOld ? danger(`The last backup is ${hours} hours old.`, remedy) : ok(`A backup was noted ${hours} hours ago.`),
      ];
    }
    const failure = await lastBackupFailure(database);
    const failed =
      failure !== null &&
      danger(
        `The server’s last backup failed: ${reasonOf(failure.why)}.`,
        'Correct that: the server tries again within an hour.',
      );
    let file: string;
    try {
      file = newestBackup(settings);
    } catch {
      return (await hasRecords(database))
        ? [failed || danger('There is no backup.', `Run ${commandLine('backup')}.`)]
        : [ok('There is nothing to back up yet; the first order, booking or account changes that.')];
    }
    try {
      const { rows } = await outside.rehearse(file, now);
      const count = [...rows.values()].reduce((sum, each) => sum + each, 0);
      return problemsOr(
        [
          failed,
          isOld && danger(`The last backup is ${hours} hours old.`, `The desk says why; run ${commandLine('backup')}.`),
          settings.backupTime === null && warning('The server makes no backups.', 'Remove BACKUP_TIME=off.'),
          settings.backupBucket === null &&
            statSync(settings.backupDir).dev === statSync(settings.dataDir).dev &&
            warning(
              'Backups are on the same disk as the database.',
              'Set BACKUP_DIR to a folder on another disk, or BACKUP_S3_BUCKET.',
            ),
        ],
        `${file} was restored into a temporary folder: it has ${count} rows.`,
      );
    } catch (error) {
      return [
        danger(
          `The newest backup can’t be restored: ${reasonOf(error)}.`,
          `Run ${commandLine('backup')}, and check the disk.`,
        ),
      ];
    }
  },
};

export const bucketCheck: Check = {
  id: 'bucket',
  title: 'Backups elsewhere',
  async run({ settings: { backupBucket }, database, now, outside }) {
    if (backupBucket === null) return [ok('Backups are not copied to a bucket.')];
    try {
      await outside.tryBucket(backupBucket);
    } catch (error) {
      return [danger(`The bucket can’t be used: ${reasonOf(error)}.`, 'Correct that, and run this once more.')];
    }
    const [hours, failure] = await Promise.all([
      backupHours(database, now, 'bucket'),
      lastBackupFailure(database, 'bucket'),
    ]);
    return problemsOr(
      [
        hours !== null &&
          hours >= oldBackup &&
          danger(
            `The last backup in the bucket is ${hours} hours old.`,
            'Start the server; the desk and the server’s log say why.',
          ),
        failure !== null &&
          warning(`The last copy failed: ${reasonOf(failure.why)}.`, 'The server tries again within an hour.'),
      ],
      `In ${backupBucket.bucket}, a file was written, read, listed and deleted. ${hours === null ? 'No backup of this database was copied there yet.' : `The last backup there is ${hours} hours old.`}`,
    );
  },
};

export const diskCheck: Check = {
  id: 'disk',
  title: 'Disk',
  async run({ settings, outside }) {
    const folders = [settings.dataDir, settings.backupDir].filter((folder) => existsSync(folder));
    const free = await Promise.all(folders.map(async (folder) => [folder, await outside.freeBytes(folder)] as const));
    return problemsOr(
      free.map(([folder, bytes]) => {
        if (bytes >= 1_000 * megabyte) return null;
        const report = bytes < 200 * megabyte ? danger : warning;
        const remedy = 'Delete what isn’t needed, or enlarge the disk: a full disk loses orders.';
        return report(`Only ${Math.floor(bytes / megabyte)} MB are free in ${folder}.`, remedy);
      }),
      free.map(([folder, bytes]) => `${Math.floor(bytes / 1e9)} GB are free in ${folder}.`).join(' '),
    );
  },
};
