import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

/** What the database was asked on behalf of a request. */
export interface QueryTime {
  queries: number;
  milliseconds: number;
}

/** The request that is being answered. */
export const queryTime = new AsyncLocalStorage<QueryTime>();

/** Counts a query for the request that made it. */
export function countQuery({ queryDurationMillis }: LogEvent): void {
  const time = queryTime.getStore();
  if (!time) return;
  time.queries += 1;
  time.milliseconds += queryDurationMillis;
}
