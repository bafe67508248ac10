import { expect, type Page, test as playwright } from '@playwright/test';

/** Each test fails on errors and warnings in the console, uncaught errors and failed responses. */
export const test = playwright.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('response', (response) => {
        if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it has hydrated: React keeps its props on each element. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps$')),
    ),
  );
}

/** A policy refuses HTML made of strings, which no component makes. */
export async function refusesHtml(page: Page, errors: string[]): Promise<void> {
  expect(errors).toEqual([]);
  const attempt = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p></p>'));
  await expect(attempt).rejects.toThrow('TrustedHTML');
  errors.length = 0;
}

/** Uses the components of the showcase: a page rendered on a server works once it has hydrated. */
export async function useShowcase(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Full System' }).check();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('€1600');
  await page.getByRole('switch', { name: 'Analytics' }).check();
  await page.getByRole('button', { name: 'Show More Analytics' }).click();
  await expect(page.getByRole('dialog', { name: 'Analytics' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /24 November 2026/ }).click();
  await page.getByRole('radio', { name: '9:00 AM' }).check();
  // One variable gives all the app's colour, and no script adds styles.
  expect(
    await page.evaluate(() => document.querySelectorAll('style').length + document.adoptedStyleSheets.length),
  ).toBe(0);
  expect(await coloursOf(page)).toContain('rgb(12, 110, 61)');
  expect(await coloursOf(page)).not.toContain('rgb(90, 43, 208)');
}

/** Every text, background and border colour on the page. */
export const coloursOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const { color, backgroundColor, borderBlockStartColor } = getComputedStyle(element, pseudo);
        return [color, backgroundColor, borderBlockStartColor];
      }),
    ),
  );

/** Where each visible element of a part of the page is, and how it looks. */
export const looksOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (element.getClientRects().length === 0) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [element.tagName, ...[x + scrollX, y + scrollY, width, height].map(Math.round)];
      const style = getComputedStyle(element);
      const box = [style.borderWidth, style.borderRadius, style.boxShadow, style.opacity];
      const fill = [style.backgroundColor, style.backgroundImage];
      // Radio buttons and checkboxes have no text of their own.
      const text = element.matches('input[type=radio],input[type=checkbox]')
        ? []
        : [style.color, style.font, style.letterSpacing, style.textDecoration, style.textTransform, style.textIndent];
      return [...place, ...box, ...fill, ...text].join(' ');
    }),
  );
