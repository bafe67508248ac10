/** The ways on, and the bar of a wizard on a narrow screen. */
const actions = '#main [data-tone=primary], #main [type=submit], #main [data-dock]';

let pressed: Element | null = null;

/** Remembers what is pressed last: a card, a field, a button. Returns what ends it. */
export function watchPresses(): () => void {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('label, button, a') : null;
  };
  addEventListener('click', remember, true);
  return () => removeEventListener('click', remember, true);
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Keeps notices at the bottom right, and where they would cover a way on or what was just pressed, at the top right.
 * @param region of the notices
 */
export function keepClear(region: HTMLElement): void {
  region.dataset.place = 'bottom';
  const box = region.getBoundingClientRect();
  const free = [...document.querySelectorAll(actions), ...(pressed ? [pressed] : [])];
  if (free.some((element) => overlap(box, element.getBoundingClientRect()))) region.dataset.place = 'top';
}
