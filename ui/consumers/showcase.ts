import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { coloursOf } from './visit';

/** The brand colour that the apps set, and the default one. */
const brand = 'rgb(12, 110, 61)';
const usual = 'rgb(90, 43, 208)';

/** Finds each of the seven main components by role and name. */
const seven: Record<string, (page: Page) => ReturnType<Page['getByRole']>> = {
  PackageCard: (page) => page.getByRole('radio', { name: 'Full System' }),
  StepShell: (page) => page.getByRole('group', { name: 'Choose a tier' }),
  BudgetBar: (page) => page.getByRole('meter', { name: 'Spent so far' }),
  SlotCalendar: (page) => page.getByRole('grid', { name: /November 2026/ }),
  ConsentSwitch: (page) => page.getByRole('switch', { name: 'Analytics' }),
  OrderSummary: (page) => page.getByRole('region', { name: 'Order summary' }),
  PathOption: (page) => page.getByRole('radio', { name: /Template Solution/ }),
};

/** The tests that every app must pass: all seven components are there, styled, in the app's brand colour. */
export function showsTheSeven(page: () => Page): void {
  test.each(Object.keys(seven))('%s is there', async (name) => {
    expect(await seven[name]?.(page()).count()).toBe(1);
  });

  test('the styles are loaded', async () => {
    const radio = page().getByRole('radio', { name: 'Full System' });
    expect(await radio.evaluate((input) => getComputedStyle(input).position)).toBe('absolute');
  });

  test("one CSS variable gives them the app's colour", async () => {
    const colours = await coloursOf(page());
    expect(colours).toContain(brand);
    expect(colours).not.toContain(usual);
  });
}

/** Waits until the page has hydrated, which can take a while on a busy machine. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('input[type=radio]') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Uses the components as a visitor would: the server-rendered page works after hydration. */
export async function useTheSeven(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('radio', { name: 'Full System' }).check();
  await page.getByRole('region', { name: 'Order summary' }).getByText('€1600').first().waitFor();
  await page.getByRole('switch', { name: 'Analytics' }).check();
  await page.getByRole('button', { name: 'Show More Analytics' }).click();
  await page.getByRole('dialog', { name: 'Analytics' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /24 November 2026/ }).click();
  await page.getByRole('radio', { name: '9:00 AM' }).check();
}
