import { useState } from 'react';

/**
 * Whether the view has changed since the first one: from then on, each new view gets the focus.
 * @param view the name of the current view, undefined while loading
 */
export function useViewChanged(view: string | undefined): boolean {
  const [first, setFirst] = useState(view);
  const [changed, setChanged] = useState(false);
  if (first === undefined && view !== undefined) setFirst(view);
  else if (!changed && view !== undefined && view !== first) setChanged(true);
  return changed;
}
