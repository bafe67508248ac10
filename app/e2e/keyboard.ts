import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const maxPresses = 80;

/** Presses a key until a condition holds, up to a limit. */
async function pressUntil(page: Page, key: string, is: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < maxPresses; press++) {
    if (await is()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} did not lead there in ${maxPresses} presses`);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await pressUntil(page, 'Tab', () => hasFocus(target));
}

/** Tabs to a button or link and presses it. */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Chooses a card by Tab, arrow keys and Space. */
export async function chooseByKeys(page: Page, card: Locator): Promise<void> {
  await pressUntil(page, 'Tab', () =>
    page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'radio'),
  );
  await pressUntil(page, 'ArrowDown', () => hasFocus(card));
  await page.keyboard.press('Space');
  await expect(card).toBeChecked();
}
