import { type Browser, chromium, type Page } from 'playwright-core';
import { browserArgs, obtainBrowser } from '../../.ci/browser.mjs';

export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await obtainBrowser(), args: browserArgs });

export interface Visit {
  page: Page;
  /** Errors and warnings of the console, errors nobody caught, and answers that were refused. */
  complaints: string[];
}

/** A new page that writes down what goes wrong on it. */
export async function newVisit(browser: Browser): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { page, complaints };
}

/** Every colour the page writes, fills or draws lines with. */
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

/** Every computed style of every element of the page, and of what stands before and after it. */
export const stylesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return `${element.tagName} ${[...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
      }),
    ),
  );

/** How many style sheets scripts have made on the page. */
export const madeStyles = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('style').length + document.adoptedStyleSheets.length);
