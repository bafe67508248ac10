import { type Context, today } from '../context.ts';
import { PeriodicJob } from '../periodicJob.ts';
import { deleteExpired } from './deleteExpired.ts';

const hour = 3_600_000;

/** Runs `deleteExpired` once an hour. */
export const retentionJob = (context: Pick<Context, 'database' | 'now' | 'opening' | 'log'>): PeriodicJob =>
  new PeriodicJob(
    () => deleteExpired(context.database, context.now(), today(context)),
    hour,
    context,
    'expired records cannot be deleted',
  );
