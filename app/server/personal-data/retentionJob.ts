import { type Context, today } from '../context.ts';
import { PeriodicJob } from '../periodicJob.ts';
import { databaseFile } from '../settings.ts';
import { deleteExpired } from './deleteExpired.ts';
import { deleteEarlierDatabases } from './earlierDatabases.ts';

const hour = 3_600_000;

type Needed = Pick<Context, 'settings' | 'database' | 'now' | 'opening' | 'log'>;

/** Deletes expired records, and earlier databases that hold them still, once an hour. */
export const retentionJob = (context: Needed): PeriodicJob =>
  new PeriodicJob(() => deleteAll(context), hour, context, 'expired records cannot be deleted');

async function deleteAll(context: Needed): Promise<void> {
  await deleteExpired(context.database, context.now(), today(context));
  deleteEarlierDatabases(databaseFile(context.settings), context.now());
}
