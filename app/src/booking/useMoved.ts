import { useState } from 'react';

/**
 * Whether the visitor has left the first view: from then on each view gets the focus.
 * @param view undefined while loading
 */
export function useMoved(view: string | undefined): boolean {
  const [first, setFirst] = useState(view);
  const [moved, setMoved] = useState(false);
  if (first === undefined && view !== undefined) setFirst(view);
  else if (!moved && view !== undefined && view !== first) setMoved(true);
  return moved;
}
