import { lastPress } from '../document/lastPress.ts';

/** Primary buttons, and the bottom bar of a wizard on a narrow screen. */
const actions = '#main [data-tone=primary], #main [type=submit], #main [data-dock]';

/** Everything that can be pressed, and the steps of a wizard. The input of a card is as large as the card. */
const controls = '#main :is(a, button, input, select, textarea, summary, nav)';

/**
 * Moves notices to the other corner when they cover a primary button or the control just pressed. Otherwise
 * they stay: a notice that moves while the page scrolls could end up under the visitor's finger.
 * @param region of the notices
 * @param yields whether they hide no control at all, only a part of a card that is higher than they are: where neither
 * corner is free, only screen readers get them
 */
export function avoidOverlap(region: HTMLElement, yields: boolean): void {
  const covers = () => {
    const box = region.getBoundingClientRect();
    return [...document.querySelectorAll(yields ? controls : actions), lastPress()].some((element) => {
      const other = element?.getBoundingClientRect();
      return (
        other &&
        box.left < other.right &&
        other.left < box.right &&
        box.top < other.bottom &&
        other.top < box.bottom &&
        !(yields && other.height > box.height)
      );
    });
  };
  if (region.dataset.place === 'none') region.dataset.place = 'bottom';
  if (!covers()) return;
  region.dataset.place = region.dataset.place === 'top' ? 'bottom' : 'top';
  if (!covers()) return;
  region.dataset.place = 'top';
  if (yields && covers()) region.dataset.place = 'none';
}
