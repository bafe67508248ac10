import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** An element of a form, which may be outside of its <form>. */
export type FormPart = RefObject<{ readonly form: HTMLFormElement | null } | null>;

/** Calls back when the form is reset: by a button, by `form.reset()`, or by React after an action. */
export function useFormReset(part: FormPart, onReset: () => void): void {
  useEffect(() => {
    // When React resets a form that it also remounts, a ref may be empty.
    const element = part.current;
    const listen = (event: Event) => {
      if (event.target === element?.form && !event.defaultPrevented) onReset();
    };
    // The event of a form in a shadow tree stays there.
    const root = element?.form?.getRootNode() ?? document;
    root.addEventListener('reset', listen);
    return () => root.removeEventListener('reset', listen);
  });
}

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
