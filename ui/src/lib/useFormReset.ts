import { type RefObject, useEffect } from 'react';

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
