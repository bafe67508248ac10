import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/**
 * The ref of an input that a form's reset returns to the app's state, as React does for text alone. With `undefined`, it
 * returns to the input's own default.
 */
export function useResettable<Key extends 'defaultChecked' | 'defaultValue'>(
  ref: Ref<HTMLInputElement> | undefined,
  key: Key,
  state: HTMLInputElement[Key] | undefined,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  useLayoutEffect(() => {
    if (input.current && state !== undefined) input.current[key] = state;
  }, [key, state]);
  return input;
}
