import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What was prerendered, during prerendering and hydration; the value afterwards. Renders again only if the two differ. */
export const useOnceHydrated = (value: boolean, prerendered: boolean): boolean =>
  useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );

/**
 * False during prerendering and hydration, true afterwards: content that depends on the
 * query or on browser storage renders only then.
 */
export const useHydrated = (): boolean => useOnceHydrated(true, false);
