import { type RefObject, useEffect } from 'react';

/**
 * Sets a CSS property of the root element to the element's height, and removes it while `isDocked` returns false.
 * @param step that it belongs to: whether it is docked may differ, although its size doesn't
 */
export function useInset(
  property: `--ag-${string}-inset`,
  ref: RefObject<HTMLElement | null>,
  isDocked?: (element: HTMLElement) => boolean,
  step?: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again at each step.
  useEffect(() => {
    const element = ref.current;
    // jsdom, in which apps are tested, lays nothing out and observes no sizes.
    if (!element || !globalThis.ResizeObserver) return;
    const { style } = document.documentElement;
    const measure = () => {
      if (isDocked?.(element) === false) style.removeProperty(property);
      else style.setProperty(property, `${element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      // Setting it costs a style recalculation of the whole page. At another step it stays until its new height is known.
      if (!element.isConnected) style.removeProperty(property);
    };
  }, [property, ref, isDocked, step]);
}
