import type { Page } from '@playwright/test';
import { drawn, resize, smallPhone } from '../themes.ts';

/** Controls that are fully covered when they get the focus, in Tab order and in reverse. */
export async function findCovered(page: Page): Promise<string[]> {
  await resize(page, smallPhone);
  // Toasts move above a banner once it has published its new height.
  await drawn(page);
  return page.evaluate(() => {
    const found = new Set<string>();
    const scrolled = window.scrollY;
    const controls = pageHelpers.focusables();
    for (const control of [...controls, ...controls.toReversed()]) {
      pageHelpers.focus(control, scrolled);
      const frame = control.closest('[data-state]') ?? control.closest('label') ?? control;
      const box = control.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.left + x * box.width, box.top + y * box.height] as const),
      );
      const seen = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top && (frame.contains(top) || top.contains(control));
      });
      if (!seen) found.add(`${pageHelpers.name(control)} is covered when the focus comes to it`);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    pageHelpers.scrollTo(scrolled);
    return [...found];
  });
}
