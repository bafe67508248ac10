import type { Context } from './context.ts';
import type { Transaction } from './db/open.ts';

/**
 * Does something in one transaction, and wakes the workers, which send what it has queued once it is committed.
 * @param work may be done again: see `PostgresDatabase`
 */
export async function inTransaction<Result>(
  { database, wakeMailWorker, wakeWebhookWorker }: Pick<Context, 'database' | 'wakeMailWorker' | 'wakeWebhookWorker'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction().execute(work);
  void wakeMailWorker();
  void wakeWebhookWorker();
  return result;
}
