import { useLayoutEffect, useRef, useState } from 'react';

type Callbacks = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Functions that keep their identity over renders and always call the latest ones, so that memoised components that take
 * them aren't drawn again. For event handlers, not for what is called while rendering.
 * @param callbacks under the same names on every render
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
