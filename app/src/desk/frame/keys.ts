import { useEffect, useRef, useState } from 'react';

const stored = 'desk-single-keys';
const areOn = () => localStorage.getItem(stored) !== 'off';

/** Whether single letters are shortcuts, as the member chose on this device (WCAG 2.1.4). */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  // Read when the browser has it: the server renders the page too.
  const [on, setOn] = useState(true);
  useEffect(() => setOn(areOn()), []);
  return [
    on,
    (next) => {
      localStorage.setItem(stored, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}

/** Handlers by key in lower case: "arrowleft". "g o" is G and then O. */
export type Keys = Readonly<Record<string, () => void>>;

/** Whether a key goes into a field. The field of a closed dialog keeps the focus until the next frame. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.checkVisibility() &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** How long after G the next key still counts, in milliseconds. */
const sequenceTime = 1_500;

/**
 * The shortcuts of the frame and the page. One listener handles all, because a sequence such as "g c" must not also count as
 * C.
 */
const all = new Set<{ current: Keys }>();
let begun = { key: '', at: 0 };

function listen(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (!areOn() || document.querySelector('dialog[open], :popover-open')) return;
  const keys: Keys = Object.assign({}, ...[...all].map(({ current }) => current));
  const key = event.key.toLowerCase();
  const run = keys[begun.key !== '' && event.timeStamp - begun.at < sequenceTime ? `${begun.key} ${key}` : key];
  const begins = !run && Object.keys(keys).some((each) => each.startsWith(`${key} `));
  begun = { key: begins ? key : '', at: event.timeStamp };
  if (!run) return;
  event.preventDefault();
  run();
}

/** Listens to single keys on the whole page, except in fields, dialogs and the palette, and when the member has switched them off. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    if (all.size === 0) addEventListener('keydown', listen);
    all.add(current);
    return () => {
      all.delete(current);
      if (all.size === 0) removeEventListener('keydown', listen);
    };
  }, []);
}

/** Moves the focus to the next or previous row of the page's lists. */
export function moveRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main :is(li, tr) a[data-row]')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the search field of the page. */
export function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}
