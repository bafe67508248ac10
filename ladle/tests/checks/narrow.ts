import type { Page } from '@playwright/test';
import { usual } from '../themes.ts';
import { findMisplaced } from './layout.ts';

/** What is lost in a window of 320 px, which is also one of 1280 px at 400% zoom. */
export async function findLostWhenNarrow(page: Page): Promise<string[]> {
  await page.setViewportSize({ ...usual, width: 320 });
  const findings = await findMisplaced(page);
  await page.setViewportSize(usual);
  return findings;
}

/** What is lost when text is twice as large, and only text. */
export async function findLostWhenLarge(page: Page): Promise<string[]> {
  const scale = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
  await scale('200%');
  const findings = await findMisplaced(page);
  await scale('');
  return findings;
}
