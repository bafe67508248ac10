import { useSyncExternalStore } from 'react';

function onScroll(look: () => void) {
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}

/** Whether the page is scrolled further than so many pixels. */
export function useScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}
