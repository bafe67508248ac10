import { useEffect, useRef, useState } from 'react';

const stored = 'desk-single-keys';
const areOn = () => localStorage.getItem(stored) !== 'off';

/** Whether single letters are keys, as the member has chosen on this device (WCAG 2.1.4). */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(areOn);
  return [
    on,
    (next) => {
      localStorage.setItem(stored, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}

/** What keys do, by key in lower case: "arrowleft". "g o" is G and then O. */
export type Keys = Readonly<Record<string, () => void>>;

/** Whether a key goes into a field. The field of a dialog that was closed keeps the focus until the next frame. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.checkVisibility() &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** How long after G the next key still counts, in milliseconds. */
const sequenceTime = 1_500;

/** Listens to single keys on the whole page, except in fields and dialogs, and while the member has switched them off. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    let first = '';
    let firstAt = 0;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!areOn() || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      const sequence = first && event.timeStamp - firstAt < sequenceTime ? `${first} ${key}` : key;
      first = '';
      const run = current.current[sequence];
      if (run) {
        event.preventDefault();
        run();
      } else if (Object.keys(current.current).some((each) => each.startsWith(`${key} `))) {
        [first, firstAt] = [key, event.timeStamp];
      }
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Moves the focus to the next or previous row of the page's lists. */
export function moveRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main li a[data-row]')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Puts the focus into the search of the page. */
export function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}
