import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { earlierDatabaseDays } from '../../src/domain/retention.ts';
import { type Context, today } from '../platform/context.ts';
import { timestampForFile } from '../platform/db/sqliteFile.ts';
import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import { databaseFile } from '../platform/settings/settings.ts';
import { deleteExpired } from './deleteExpired.ts';
import { eraseTraces } from './eraseTraces.ts';

const hour = 3_600_000;

type Needed = Pick<Context, 'settings' | 'database' | 'now' | 'opening' | 'log'>;

/** Deletes expired records, and what holds them still, once an hour. */
export const retentionJob = (context: Needed): PeriodicJob =>
  new PeriodicJob(() => deleteAll(context), hour, context, 'expired records cannot be deleted');

async function deleteAll(context: Needed): Promise<void> {
  await deleteExpired(context.database, context.now(), today(context));
  await eraseTraces(context);
  deleteEarlierDatabases(databaseFile(context.settings), context.now());
}

const day = 24 * 3_600_000;
const name = /^\.(?:before-upgrade-\d+|replaced)-(\d{4}-\d\d-\d\dT[\d-]+Z)(?:-wal|-shm)?$/;

/** Deletes what was copied before an upgrade, or put aside by a restore, beside an SQLite database, once its days are over. */
export function deleteEarlierDatabases(file: string, now: Date): void {
  if (!existsSync(dirname(file))) return;
  const oldest = timestampForFile(new Date(now.getTime() - earlierDatabaseDays * day));
  for (const found of readdirSync(dirname(file)).filter((each) => each.startsWith(basename(file)))) {
    const [, made] = name.exec(found.slice(basename(file).length)) ?? [];
    if (made && made < oldest) rmSync(join(dirname(file), found));
  }
}
