import type { Page } from '@playwright/test';
import { atRest } from './motion.ts';

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
