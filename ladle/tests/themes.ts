import type { Page } from '@playwright/test';
import { brands } from '../brands.ts';

/** What the root element says about a theme, as its data attributes; the default theme is the first. */
export const themes = brands.flatMap((brand) => [
  { brand, theme: 'light' },
  { brand, theme: 'dark' },
]);

export const defaultViewport = { width: 1280, height: 844 } as const;
/** 320 px is also 1280 px at 400% zoom. */
export const smallPhone = { width: 320, height: 568 } as const;

/** Resizes the viewport, if it has another size: even to the same size costs a layout. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

/** Waits until what has just changed is drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
