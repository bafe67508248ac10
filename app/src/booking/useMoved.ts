import { useState } from 'react';

/**
 * Whether the visitor has gone from the first view to another one: from then on each view takes the focus.
 * @param view undefined as long as there is nothing to see yet
 */
export function useMoved(view: string | undefined): boolean {
  const [first, setFirst] = useState(view);
  const [moved, setMoved] = useState(false);
  if (first === undefined && view !== undefined) setFirst(view);
  else if (!moved && view !== undefined && view !== first) setMoved(true);
  return moved;
}
