import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a page is prerendered and while the browser takes that page over, true afterwards: what depends on the
 * address's query or on the browser's storage is drawn only then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
