import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Installable, Tab } from './tab.ts';

const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Firefox, driven by WebDriver BiDi. FIREFOX_PATH is its path, if not in a usual place. */
export const firefox: Installable = {
  id: 'firefox',
  packages: 'firefox-esr',
  async launch() {
    const executablePath = process.env.FIREFOX_PATH ?? usual.find((path) => existsSync(path));
    if (!executablePath) return null;
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    const open = async (): Promise<Tab<ElementHandle<Element>>> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const run = (body: string) => new Function('args', body) as (args: readonly unknown[]) => unknown;
      return {
        goto: async (url) => void (await page.goto(url)),
        resize: (width, height) => page.setViewport({ width, height }),
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
