import { type RefObject, useLayoutEffect } from 'react';

/** Open modal dialogs of the library, the one on top last. */
const modals: Element[] = [];
const listeners = new Set<() => void>();

/** A modal dialog has opened. @returns to be called when it closes, while it is still in the page */
export function addModal(modal: Element): () => void {
  modals.push(modal);
  for (const listener of listeners) listener();
  return () => {
    modals.splice(modals.indexOf(modal), 1);
    for (const listener of listeners) listener();
  };
}

/** Calls `listener` with the modal dialog on top, now and when it changes. @returns stops that */
export function watchTopModal(listener: (modal: Element | undefined) => void): () => void {
  const hear = () => listener(modals.at(-1));
  listeners.add(hear);
  hear();
  return () => {
    listeners.delete(hear);
  };
}

/**
 * Shows a list in the top layer while it is open, where no ancestor clips it; its style places it beside `anchor`. A browser
 * without anchor positioning leaves it where it is in the page.
 */
export function useTopLayer(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!open || !anchor.current || !element?.showPopover) return;
    if (!CSS.supports('position-area', 'block-end')) return;
    element.popover = 'manual';
    element.showPopover({ source: anchor.current });
    return () => {
      element.popover = null;
    };
  }, [open, anchor, list]);
}
