import type { Page } from '@playwright/test';

/** Waits until nothing on the page is on its way any more: a colour half-way between two schemes is neither. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What runs with the scroll position, or for ever, never comes to an end.
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
