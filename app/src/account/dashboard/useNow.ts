import { useState } from 'react';

/** The moment at which a page was opened, in milliseconds: what was coming up then stays so until it is opened again. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
