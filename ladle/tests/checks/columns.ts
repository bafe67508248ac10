import type { Page } from '@playwright/test';
import { defaultViewport, resize } from '../themes.ts';
import { findMisplaced } from './layout.ts';

/** Columns of a wide window: beside a navigation, in a dialog, half a page, a page. */
const widths = [280, 420, 560, 720, 1120];
/** In a narrower column, a card has one word per line. */
const narrowest = 120;

const setColumn = (page: Page, width: string) =>
  page.evaluate((width) => {
    const { style } = document.querySelector<HTMLElement>('[data-stage]') as HTMLElement;
    style.inlineSize = width;
    style.minInlineSize = '0';
  }, width);

/**
 * Content that is cut off or overflows in a column narrower than the window, and cards that are hardly wider than a word.
 */
export async function findLostInColumns(page: Page): Promise<string[]> {
  await resize(page, defaultViewport);
  const found: string[] = [];
  for (const width of widths) {
    await setColumn(page, `${width}px`);
    const squeezed = await page.evaluate(
      (narrowest) =>
        [...document.querySelectorAll('[data-stage] *')]
          .filter((element) => getComputedStyle(element).containerName === 'ag-card')
          .map((element) => ({ element, width: Math.round(element.getBoundingClientRect().width) }))
          .filter(({ width }) => width < narrowest)
          .map(({ element, width }) => `${pageHelpers.name(element)} is ${width} px wide`),
      narrowest,
    );
    const here = [...(await findMisplaced(page, true)), ...squeezed];
    found.push(...here.map((finding) => `${finding}, in a column of ${width} px`));
  }
  await setColumn(page, '');
  return found;
}
