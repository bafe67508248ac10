import { useEffect } from 'react';
import { takeEarlyPress } from '../document/earlyPress.ts';

/** Inputs changed before hydration, except in forms, which read their own fields. */
const isChanged = ({ form, type, checked, defaultChecked }: HTMLInputElement) =>
  !form && checked !== defaultChecked && (checked || type !== 'radio');

/**
 * Replays choices and clicks made in a prerendered tool before hydration: React adopts the state of radio buttons and
 * checkboxes without calling the handlers.
 */
export function useReplayEarlyInput(): void {
  useEffect(() => {
    const changed = [...document.querySelectorAll<HTMLInputElement>('#root input')].filter(isChanged);
    const chosen = changed.map((control) => ({ control, checked: control.checked }));
    // After the stored state is rendered.
    setTimeout(() => {
      for (const { control, checked } of chosen) {
        if (control.checked === checked) control.checked = !checked;
        control.click();
      }
      takeEarlyPress()?.click();
    });
  }, []);
}
