import { idle } from '../../shell/document/idle.ts';

/** Work that may wait until the browser rests, but not beyond the page. */
export interface Later {
  /** Has it done soon; asked for again before that, it is still done once. */
  soon: () => void;
  /** Does it at once, if it is still to be done. */
  now: () => void;
}

const leaving = ['pagehide', 'visibilitychange'] as const;

/** Nothing that a visitor pressed waits for this work: it is done when the browser rests, or the page is left or hidden. */
export function later(work: () => void): Later {
  let waiting = false;
  const now = () => {
    if (!waiting) return;
    waiting = false;
    // A phone may end a hidden page without another word. What the document hears, the window hears before it.
    for (const event of leaving) removeEventListener(event, now, true);
    work();
  };
  return {
    soon: () => {
      if (waiting) return;
      waiting = true;
      for (const event of leaving) addEventListener(event, now, true);
      void idle().then(now);
    },
    now,
  };
}
