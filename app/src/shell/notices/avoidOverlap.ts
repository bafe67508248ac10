import { lastPress } from '../document/lastPress.ts';

/** Primary buttons, the bottom bar of a wizard on a narrow screen, and fields with an error. */
const actions = '#main :is([data-tone=primary], [type=submit], [data-dock], [data-state=invalid])';

/** The chosen card, and the receipt of a wizard. */
const answers = ':checked, [data-part=aside] > *';

/** These, and everything that can be pressed. The input of a card is as large as the card. */
const controls = `#main :is(${answers}, a, button, input, select, textarea, summary)`;

/**
 * Moves notices to the other corner when they cover a primary button, a field with an error or the control just
 * pressed. Otherwise they stay: a notice that moves while the page scrolls could end up under the visitor's finger.
 * @param region of the notices
 * @param yields whether they cover none of the controls and answers: from the moment that they would, only screen readers get
 * them. Without a button that a press meant for it could hit, they may cover a part of a card that is higher than they are
 */
export function avoidOverlap(region: HTMLElement, yields: boolean): void {
  const { dataset } = region;
  const sparesCards = region.querySelector('[data-action]') !== null;
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
        !(yields && !sparesCards && other.height > box.height && !element?.matches(answers)) &&
        element?.checkVisibility({ visibilityProperty: true })
      );
    });
  };
  if (!yields && dataset.place === 'none') dataset.place = 'bottom';
  if (!covers()) return;
  dataset.place = yields ? 'none' : dataset.place === 'top' ? 'bottom' : 'top';
  if (!yields && covers()) dataset.place = 'top';
}
