/** Resolves when the browser is idle. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1_500 });
    else setTimeout(resolve, 300);
  });
}

/** A task for idle time; runs at the latest when the page is hidden or closed. */
export interface IdleTask {
  /** Schedules the task. Several calls before it runs count as one. */
  schedule: () => void;
  /** Runs a scheduled task at once. */
  flush: () => void;
}

const leaving = ['pagehide', 'visibilitychange'] as const;

export function idleTask(work: () => void): IdleTask {
  let scheduled = false;
  const flush = () => {
    if (!scheduled) return;
    scheduled = false;
    // Phones may discard a hidden page without another event. Capturing listeners on the window run before those of the
    // document.
    for (const event of leaving) removeEventListener(event, flush, true);
    work();
  };
  return {
    schedule: () => {
      if (scheduled) return;
      scheduled = true;
      for (const event of leaving) addEventListener(event, flush, true);
      void idle().then(flush);
    },
    flush,
  };
}
