import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a page waits for the database at most. */
const longestWait = 1_000;

/** What was looked up for a page; `otherwise` when that fails or takes too long, because a page can do without. */
export async function inTime<T>(look: Promise<T>, otherwise: T): Promise<T> {
  const done = new AbortController();
  const tooLate = pause(longestWait, otherwise, { signal: done.signal, ref: false }).catch(() => otherwise);
  try {
    return await Promise.race([look.catch(() => otherwise), tooLate]);
  } finally {
    done.abort();
  }
}
