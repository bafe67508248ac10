/**
 * A problem that needs the operator while the server still takes orders and bookings. It doesn't make the server unready:
 * another server would have the same problem.
 */
export interface HealthCheck {
  /** What `/api/health` answers as `status` while the check fails: "mail-stuck". */
  status: string;
  /** One sentence for the API description and the operator. */
  meaning: string;
  /** Called for every `/api/health`, so it must be cheap. */
  isFailing: () => Promise<boolean>;
}

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
