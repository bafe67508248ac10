import { expect, type Locator, type Page } from '@playwright/test';

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

/** Horizontal overflow in CSS pixels, and the elements that cause it. */
export async function overflow(page: Page): Promise<{ by: number; what: string[] }> {
  await atRest(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const by = scrollWidth - clientWidth;
    return { by, what: by > 0 ? wide.map((element) => element.outerHTML.slice(0, 120)) : [] };
  });
}

/** The element that covers the centre of a control after scrolling to it; or a note that it is outside the window. */
export const coverOf = (control: Locator): Promise<string | undefined> =>
  control.evaluate((own) => {
    own.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = own.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (over === null) return 'outside of the window';
    // A label may cover its own field.
    const isOwn = own.contains(over) || over.closest('label')?.control === own;
    return isOwn ? undefined : `under ${over.outerHTML.slice(0, 90)}`;
  });

/** Checks that nothing covers controls on the narrowest phone and on a usual one. */
export async function areOnTop(page: Page, controls: Locator): Promise<void> {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(controls.first()).toBeVisible();
    for (const control of await controls.all()) {
      const message = `${await control.evaluate((own) => own.outerHTML.slice(0, 90))} at ${width}`;
      await expect.poll(() => coverOf(control), { message }).toBeUndefined();
    }
  }
}
