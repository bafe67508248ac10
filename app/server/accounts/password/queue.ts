import { HttpError } from '../../platform/http/httpError.ts';

/** Runs work when it is its turn. @throws HttpError when too much is waiting */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs little at once, and lets little wait: who would wait for long is told to come back. */
export function createQueue(maxRunning: number, maxWaiting: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < maxRunning) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw tooBusy();
    try {
      return await work();
    } finally {
      // The next one takes the place over.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const tooBusy = () =>
  new HttpError(
    503,
    'busy',
    'Many people are logging in at the moment, so we haven’t checked your password yet. Nothing was changed: please try again in 5 seconds.',
    { retryAfter: 5 },
  );
