import { useEffect } from 'react';
import { takeEarlyPress } from '../document/earlyPress.ts';

/** Changed since the page was drawn; of a radio group, the one that was chosen. A form reads its own fields. */
const isChanged = ({ form, type, checked, defaultChecked }: HTMLInputElement) =>
  !form && checked !== defaultChecked && (checked || type !== 'radio');

/**
 * Replays what a visitor chose and pressed in a prerendered tool before hydration: React adopts a radio button or a
 * checkbox as it finds it, and tells no handler.
 */
export function useReplayEarlyInput(): void {
  useEffect(() => {
    const changed = [...document.querySelectorAll<HTMLInputElement>('#root input')].filter(isChanged);
    const chosen = changed.map((control) => ({ control, checked: control.checked }));
    // After what the browser remembers is drawn.
    setTimeout(() => {
      for (const { control, checked } of chosen) {
        if (control.checked === checked) control.checked = !checked;
        control.click();
      }
      takeEarlyPress()?.click();
    });
  }, []);
}
