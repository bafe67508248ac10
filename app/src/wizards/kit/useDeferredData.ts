import { useDeferredValue } from 'react';
import { useHydrated } from '../../shell/tool/useHydrated.ts';
import { useStableData } from './useStableData.ts';

/**
 * Data that may render one frame late: the new total is painted first, its lines in the next frame. The first render
 * isn't deferred, so that nothing shifts. Functions in the data must do the same on every render.
 */
export function useDeferredData<Data>(data: Data): Data {
  const stable = useStableData(data);
  const deferred = useDeferredValue(stable);
  const settled = useDeferredValue(useHydrated());
  return settled ? deferred : stable;
}
