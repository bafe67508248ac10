import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { coloursOf } from './visit';

/** The colour the apps give to the brand, and the one it has by default. */
const brand = 'rgb(12, 110, 61)';
const usual = 'rgb(90, 43, 208)';

/** How a reader finds each of the seven on the page. */
const seven: Record<string, (page: Page) => ReturnType<Page['getByRole']>> = {
  PackageCard: (page) => page.getByRole('radio', { name: 'Full System' }),
  StepShell: (page) => page.getByRole('group', { name: 'Choose a tier' }),
  BudgetBar: (page) => page.getByRole('meter', { name: 'Spent so far' }),
  SlotCalendar: (page) => page.getByRole('grid', { name: /November 2026/ }),
  ConsentSwitch: (page) => page.getByRole('switch', { name: 'Analytics' }),
  OrderSummary: (page) => page.getByRole('region', { name: 'Order summary' }),
  PathOption: (page) => page.getByRole('radio', { name: /Template Solution/ }),
};

/** The tests every app passes: all seven are there, styled, in the brand of the app. */
export function showsTheSeven(page: () => Page): void {
  test.each(Object.keys(seven))('%s is there', async (name) => {
    expect(await seven[name]?.(page()).count()).toBe(1);
  });

  test('the styles have come', async () => {
    const radio = page().getByRole('radio', { name: 'Full System' });
    expect(await radio.evaluate((input) => getComputedStyle(input).position)).toBe('absolute');
  });

  test('one variable gave them the colour of the app', async () => {
    const colours = await coloursOf(page());
    expect(colours).toContain(brand);
    expect(colours).not.toContain(usual);
  });
}

/** Waits until React hears what is pressed: on a busy machine a page stands for a while before its scripts do. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('input[type=radio]') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Uses the page as a visitor does: what was drawn by the server is alive. */
export async function useTheSeven(page: Page): Promise<void> {
  await alive(page);
  await page.getByRole('radio', { name: 'Full System' }).check();
  await page.getByRole('region', { name: 'Order summary' }).getByText('€1600').first().waitFor();
  await page.getByRole('switch', { name: 'Analytics' }).check();
  await page.getByRole('button', { name: 'Show More Analytics' }).click();
  await page.getByRole('dialog', { name: 'Analytics' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /24 November 2026/ }).click();
  await page.getByRole('radio', { name: '9:00 AM' }).check();
}
