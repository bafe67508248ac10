import { type RefObject, useLayoutEffect, useRef } from 'react';
import { around } from '../document/around.ts';

/**
 * While a button's action runs, nothing else on the page, or in its form, can be pressed, typed or tabbed to: neither what the
 * action is about nor a way to leave it.
 * @returns the ref of the button
 */
export function useFreeze(busy: boolean, within: 'page' | 'form' = 'page'): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!busy || !button.current) return;
    const focused = document.activeElement;
    const root = (within === 'form' && button.current.form) || document.body;
    // Without notices, which say how it ended.
    const frozen = around(button.current, root).filter(({ id }) => id !== 'notices');
    const freeze = (to: boolean) => {
      for (const element of frozen) for (const name of ['inert', 'data-frozen']) element.toggleAttribute(name, to);
    };
    freeze(true);
    return () => {
      freeze(false);
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    };
  }, [busy, within]);
  return button;
}
