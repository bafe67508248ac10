import { useLayoutEffect, useRef, useState } from 'react';

type Acts = Readonly<Record<string, (...given: never[]) => unknown>>;

/**
 * The same functions on every render, each doing what the last render's does: what takes one of them is not drawn anew
 * for its sake. For what a visitor does, not for what is called while rendering.
 * @param acts under the same names on every render
 */
export function useSteady<Of extends Acts>(acts: Of): Of {
  const last = useRef(acts);
  useLayoutEffect(() => {
    last.current = acts;
  });
  const [steady] = useState(() =>
    Object.fromEntries(Object.keys(acts).map((name) => [name, (...given: never[]) => last.current[name]?.(...given)])),
  );
  return steady as Of;
}
