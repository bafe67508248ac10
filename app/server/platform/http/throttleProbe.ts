/** For how long a success is cached, in milliseconds. */
const cachedFor = 30_000;

/**
 * Runs an expensive health probe at most every 30 seconds. Concurrent callers share one run. Failures aren't cached, so
 * that a recovery shows at once.
 */
export function throttleProbe(now: () => Date, probe: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let succeededAt = Number.NEGATIVE_INFINITY;
  const run = async () => {
    await probe();
    succeededAt = now().getTime();
  };
  return async () => {
    // The clock may have been set back.
    if (Math.abs(now().getTime() - succeededAt) < cachedFor) return;
    running ??= run().finally(() => {
      running = undefined;
    });
    await running;
  };
}
