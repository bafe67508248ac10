let holds = 0;

/**
 * Keeps the page behind from scrolling; the room of its scrollbar stays, so that nothing moves. What it returns lets go,
 * and the last to let go frees the page.
 */
export function holdScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (holds === 0) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  holds += 1;
  return () => {
    holds -= 1;
    if (holds > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
