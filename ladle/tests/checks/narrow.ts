import type { Page } from '@playwright/test';
import { resize, smallPhone } from '../themes.ts';
import { findMisplaced } from './layout.ts';

/** Content that is cut off at 320 px, which equals 1280 px at 400% zoom. */
export async function findLostWhenNarrow(page: Page): Promise<string[]> {
  await resize(page, smallPhone);
  return findMisplaced(page);
}

/** Content that is cut off when the text alone is doubled. */
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
