import { useDeferredValue } from 'react';
import { useHydrated } from '../../shell/tool/useHydrated.ts';
import { useStableData } from './useStableData.ts';

/**
 * Deferred data: the new total is painted first, the lines that lead to it in the next frame. What a visitor comes back
 * to is drawn at once, so that nothing shifts. Functions in the data must do the same on every render.
 */
export function useDeferredData<Data>(data: Data): Data {
  const stable = useStableData(data);
  const deferred = useDeferredValue(stable);
  const settled = useDeferredValue(useHydrated());
  return settled ? deferred : stable;
}
