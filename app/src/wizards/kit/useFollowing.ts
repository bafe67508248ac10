import { useDeferredValue } from 'react';
import { useHydrated } from '../../shell/tool/useHydrated.ts';
import { useKept } from './useKept.ts';

/**
 * Data that follows a press: the press is answered first, by the new total, and what leads to it is drawn in the next
 * moment. What a visitor comes back to is drawn at once: nothing that is seen moves. Functions in the data have to do the
 * same on every render.
 */
export function useFollowing<Data>(data: Data): Data {
  const kept = useKept(data);
  const following = useDeferredValue(kept);
  const settled = useDeferredValue(useHydrated());
  return settled ? following : kept;
}
