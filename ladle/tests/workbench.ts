import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { openStory, serveWorkbench, waitForStory } from '../workbench.ts';
import { removeResetMotion } from './checks/motion.ts';
import { installColours } from './inPage/colours.ts';
import { installLayout } from './inPage/layout.ts';
import { installLooks } from './inPage/looks.ts';
import { installPageHelpers } from './inPage/pageHelpers.ts';
import { defaultViewport, resize, themes } from './themes.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page with the helpers of the checks installed. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: defaultViewport,
    reducedMotion: 'reduce',
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
  });
  await context.addInitScript({ content: axe });
  await context.addInitScript(installPageHelpers, themes);
  for (const install of [installColours, installLayout, installLooks]) await context.addInitScript(install);
  return context.newPage();
}

/** One page per worker, on which stories are mounted one after the other: loading it costs more than most tests. */
export interface Workbench {
  page: Page;
  /** Mounts a story from scratch, in the default theme. */
  show: (id: string, width?: number) => Promise<void>;
  /** The console messages since the last call. */
  logged: () => string[];
}

export const test = base.extend<object, { workbench: Workbench }>({
  workbench: [
    async ({ browser }, use) => {
      const { address, close } = await serveWorkbench();
      const page = await newPage(browser);
      let log: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) log.push(message.text());
      });
      page.on('pageerror', (error) => log.push(error.message));

      const mount = async (story: string) => {
        await page.evaluate(async (story) => {
          const { ladleDispatch } = globalThis as unknown as { ladleDispatch: (move: object) => void };
          const nextFrame = () => new Promise((next) => requestAnimationFrame(next));
          ladleDispatch({ type: 'update-story', value: '' });
          while (document.querySelector('[data-stage]')) await nextFrame();
          ladleDispatch({ type: 'update-story', value: story });
          // React throttles the reveal of suspended content to 300 ms, unless something else changes.
          while (!document.querySelector('[data-stage] > *')) {
            ladleDispatch({ type: 'update-hotkeys', value: true });
            await nextFrame();
          }
        }, story);
        await waitForStory(page);
        await page.evaluate((theme) => {
          Object.assign(document.documentElement.dataset, theme);
          if (!document.querySelector('dialog:modal')) pageHelpers.rewind();
        }, themes[0]);
      };
      await use({
        page,
        async show(id, width = defaultViewport.width) {
          log = [];
          await resize(page, { ...defaultViewport, width });
          if (page.url() === 'about:blank') {
            await openStory(page, address, id);
            await removeResetMotion(page);
            await page.evaluate(() => pageHelpers.end());
          }
          await mount(id);
        },
        logged: () => log,
      });
      await page.context().close();
      close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
