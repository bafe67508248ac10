/** Milliseconds for which a good answer holds. */
const holds = 30_000;

/**
 * Runs a probe that costs something at most every 30 seconds, however often it is requested. Callers share a run; a
 * failure is thrown and not kept, so that the first good answer shows.
 */
export function rarely(now: () => Date, probe: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let goodAt = Number.NEGATIVE_INFINITY;
  const run = async () => {
    await probe();
    goodAt = now().getTime();
  };
  return async () => {
    // The clock may have been set back.
    if (Math.abs(now().getTime() - goodAt) < holds) return;
    running ??= run().finally(() => {
      running = undefined;
    });
    await running;
  };
}
