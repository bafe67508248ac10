import { type Browser, chromium, type Page } from 'playwright-core';
import { testBrowser } from '../../.ci/browser.mjs';
import { listTimers } from '../../.ci/settled.mjs';

export const startBrowser = async (): Promise<Browser> => chromium.launch(testBrowser());

export interface Visit {
  page: Page;
  /** Console errors and warnings, uncaught errors and failed responses. */
  errors: string[];
}

/** Opens a new page that records its errors and warnings. */
export async function newVisit(browser: Browser): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(listTimers);
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return { page, errors };
}

/** Every text, background and border colour on the page. */
export const coloursOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const colours = [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const { color, backgroundColor, borderBlockStartColor } = getComputedStyle(element, pseudo);
        return [color, backgroundColor, borderBlockStartColor];
      }),
    );
    return [...new Set(colours)];
  });

/** Every computed style of every element, of the page if no other, and of its ::before and ::after, where it has one. */
export const stylesOf = (page: Page, selector = 'body *'): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') return `${element.tagName} without ${pseudo}`;
          return `${element.tagName} ${[...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
        }),
      ),
    selector,
  );

/** The number of style sheets that scripts have added to the page. */
export const addedStyles = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('style').length + document.adoptedStyleSheets.length);
