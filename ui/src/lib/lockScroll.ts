let locks = 0;
/** The app's own styles, which return with the last lock. */
let before = { overflow: '', scrollbarGutter: '' };

/**
 * Stops the page behind a dialog from scrolling, and keeps the room of its scrollbar so that nothing moves. CSS alone,
 * `html:has(dialog:modal)`, would reserve that room on pages without a scrollbar too.
 * @returns unlocks; the last of several locks frees the page
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(style, before);
  };
}
