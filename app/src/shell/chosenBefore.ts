import { useEffect } from 'react';

let settle = () => {};
/** Settled once React hears what is done in the page, and knows what was chosen there before. */
export const pageObeys = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Moved since the page was drawn; of a radio group, the one that was chosen. A form reads what is in it by itself. */
const isMoved = ({ form, type, checked, defaultChecked }: HTMLInputElement) =>
  !form && checked !== defaultChecked && (checked || type !== 'radio');

/**
 * Chooses once more what a visitor has chosen in a prerendered page before the scripts came: React takes over a radio
 * button or a checkbox as it finds it, and tells nobody.
 */
export function useChosenBefore(): void {
  useEffect(() => {
    const moved = [...document.querySelectorAll<HTMLInputElement>('#main input')].filter(isMoved);
    const chosen = moved.map((control) => ({ control, checked: control.checked }));
    // After what the browser remembers is drawn.
    setTimeout(() => {
      for (const { control, checked } of chosen) {
        if (control.checked === checked) control.checked = !checked;
        control.click();
      }
      settle();
    });
  }, []);
}
