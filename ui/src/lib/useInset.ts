import { type RefObject, useEffect } from 'react';

/** While `ref` is at the bottom of the window, `property` of the root element is its height. It is not while `docks` says so. */
export function useInset(
  property: `--ag-${string}-inset`,
  ref: RefObject<HTMLElement | null>,
  docks?: (element: HTMLElement) => boolean,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (docks?.(element) === false) style.removeProperty(property);
      else style.setProperty(property, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property, ref, docks]);
}
