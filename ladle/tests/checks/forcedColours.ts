import type { Page } from '@playwright/test';
import { findWrongFocusRings } from './focusRing.ts';
import { findThumbRingFaults } from './thumbRing.ts';

/** Controls whose focus ring, text or border disappears with forced colours. */
export async function findLostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const rings = [
    ...(await findWrongFocusRings(page, { forced: true })),
    ...(await findThumbRingFaults(page, { forced: true })),
  ];
  const lost = await page.evaluate(() => {
    const faint = new Set(pageHelpers.texts().map(({ element }) => element));
    const bare = pageHelpers.focusables().filter((control) => {
      const frame = control.closest('[data-state]') ?? control.closest('label') ?? control;
      const boxes = [control, frame, ...frame.querySelectorAll('*')];
      const edged = boxes.some((box) => Number.parseFloat(getComputedStyle(box).borderBlockStartWidth) > 0);
      const worded = [...faint].some((text) => control.contains(text)) || control.querySelector('svg');
      return !edged && !worded;
    });
    return [
      ...[...faint].flatMap((element) => colours.tooFaint(element) ?? []),
      ...bare.map((control) => `${pageHelpers.name(control)} has neither an edge nor words`),
    ];
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return [...rings, ...lost];
}
