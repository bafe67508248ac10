import { useLayoutEffect, useRef, useState } from 'react';

type Callbacks = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Functions that keep their identity across renders and always call the latest version, so that memoised components
 * don't render again. For event handlers, not for functions called during render.
 * @param callbacks with the same names on every render
 */
export function useStableCallbacks<Of extends Callbacks>(callbacks: Of): Of {
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(callbacks).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
    ),
  );
  return stable as Of;
}
