import { idle } from '../../shell/document/idle.ts';

/** Work that waits until the browser is idle, but no longer than the page lives. */
export interface IdleTask {
  /** Runs the work when the browser is idle, once for any number of calls before that. */
  schedule: () => void;
  /** Runs scheduled work at once. */
  flush: () => void;
}

const leaving = ['pagehide', 'visibilitychange'] as const;

export function idleTask(work: () => void): IdleTask {
  let scheduled = false;
  const flush = () => {
    if (!scheduled) return;
    scheduled = false;
    // Phones may end a hidden page without another event. Capturing on the window runs before listeners of the document.
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
