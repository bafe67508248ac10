import { setTimeout as pause } from 'node:timers/promises';

/** How long a page waits for the database, in milliseconds. */
const timeout = 1_000;

/** The value that a page looks up; the fallback when that fails or takes too long, because a page can do without it. */
export async function withTimeout<T>(lookup: Promise<T>, fallback: T): Promise<T> {
  const done = new AbortController();
  const timedOut = pause(timeout, fallback, { signal: done.signal, ref: false }).catch(() => fallback);
  try {
    return await Promise.race([lookup.catch(() => fallback), timedOut]);
  } finally {
    done.abort();
  }
}
