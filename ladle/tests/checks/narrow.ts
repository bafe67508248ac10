import type { Page } from '@playwright/test';
import { resize, smallPhone } from '../themes.ts';
import { findMisplaced } from './layout.ts';

/** What is cut off in a window of 320 px, the same as 1280 px at 400% zoom. */
export async function findLostWhenNarrow(page: Page): Promise<string[]> {
  await resize(page, smallPhone);
  return findMisplaced(page);
}

/** What is cut off when only the text is twice as large. */
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
