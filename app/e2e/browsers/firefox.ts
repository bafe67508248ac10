import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Installable, Tab } from './tab.ts';

const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Firefox ESR 140 has no command for the orientation, which Puppeteer sends beside the size. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  while ((await page.evaluate(() => innerWidth)) !== width) await setTimeout(50);
}

/** Firefox, driven by WebDriver BiDi. FIREFOX_PATH is its path, if not in a usual place. */
export const firefox: Installable = {
  id: 'firefox',
  packages: 'firefox-esr',
  async launch() {
    const executablePath = process.env.FIREFOX_PATH ?? usual.find((path) => existsSync(path));
    if (!executablePath) return null;
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: null,
    });
    const open = async (): Promise<Tab<ElementHandle<Element>>> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const run = (body: string) => new Function('args', body) as (args: readonly unknown[]) => unknown;
      return {
        goto: async (url) => void (await page.goto(url)),
        resize: (width, height) => resize(page, width, height),
        find: async (body, ...args) => {
          const handle = await page.evaluateHandle(run(body), args);
          return handle.asElement() as ElementHandle<Element> | null;
        },
        evaluate: (body, ...args) => page.evaluate(run(body), args),
        hover: (element) => element.hover(),
        click: (element) => element.click(),
        type: (element, text) => element.type(text),
        press: (key) => page.keyboard.press(key),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    };
    return {
      name: (await browser.version()).replace('/', ' '),
      open: open as () => Promise<Tab>,
      close: () => browser.close(),
    };
  },
};
