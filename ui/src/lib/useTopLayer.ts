import { type RefObject, useLayoutEffect } from 'react';

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
