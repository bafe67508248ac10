import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during prerendering and hydration, true afterwards: content that depends on the
 * query or on browser storage renders only then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
