import { type RefObject, useEffect } from 'react';

/** Sets a CSS property of the root element to the element's height, and removes it while `isDocked` returns false. */
export function useInset(
  property: `--ag-${string}-inset`,
  ref: RefObject<HTMLElement | null>,
  isDocked?: (element: HTMLElement) => boolean,
): void {
  useEffect(() => {
    const element = ref.current;
    // jsdom, in which apps are tested, lays nothing out and observes no sizes.
    if (!element || !globalThis.ResizeObserver) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (isDocked?.(element) === false) style.removeProperty(property);
      else style.setProperty(property, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property, ref, isDocked]);
}
