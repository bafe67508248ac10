import { useState } from 'react';

/** The time when a page was opened, in milliseconds, so that rows don't move while it is open. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
