import type { Page } from '@playwright/test';

/** Waits for all animations to finish, so that colours are final. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Scroll-driven and infinite animations never finish.
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
