import { lastPress } from '../document/lastPress.ts';

/** Primary buttons, and the bottom bar of a wizard on a narrow screen. */
const actions = '#main [data-tone=primary], #main [type=submit], #main [data-dock]';

/** Everything that can be pressed. */
const controls = '#main :is(a, button, input, select, textarea, label, summary)';

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Moves notices to the other corner when they cover a primary button or the control just pressed. Otherwise
 * they stay: a notice that moves while the page scrolls could end up under the visitor's finger.
 * @param region of the notices
 * @param yields whether they cover no control at all: where neither corner is free, only screen readers get them
 */
export function avoidOverlap(region: HTMLElement, yields: boolean): void {
  const covers = () => {
    const box = region.getBoundingClientRect();
    const pressed = lastPress();
    const free = [...document.querySelectorAll(yields ? controls : actions), ...(pressed ? [pressed] : [])];
    return free.some((element) => overlap(box, element.getBoundingClientRect()));
  };
  if (region.dataset.place === 'none') region.dataset.place = 'bottom';
  if (!covers()) return;
  region.dataset.place = region.dataset.place === 'top' ? 'bottom' : 'top';
  if (!covers()) return;
  region.dataset.place = 'top';
  if (yields && covers()) region.dataset.place = 'none';
}
