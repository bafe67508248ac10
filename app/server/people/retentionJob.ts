import { type Context, today } from '../platform/context.ts';
import { PeriodicJob } from '../platform/jobs/periodicJob.ts';
import { databaseFile } from '../platform/settings/settings.ts';
import { deleteExpired } from './deleteExpired.ts';
import { deleteEarlierDatabases } from './earlierDatabases.ts';
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
