let locks = 0;

/**
 * Stops the page behind a dialog from scrolling, and keeps the room of its scrollbar so that nothing moves. CSS alone,
 * `html:has(dialog:modal)`, would reserve that room on pages without a scrollbar too.
 * @returns unlocks; the last of several locks frees the page
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
