import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';
import { openStory, storyStands, type Workbench } from '../workbench.ts';
import { forgetResetMotion } from './checks/motion.ts';
import { installColours } from './inPage/colours.ts';
import { installLooks } from './inPage/looks.ts';
import { installSeeing } from './inPage/seeing.ts';
import { usual, wear } from './stage.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page on which stories are looked at one after the other. */
export interface Session {
  page: Page;
  tools: CDPSession;
  /** Opens a page of its own at a story. */
  open: (id: string) => Promise<void>;
  /** Takes a story down and puts it up anew, so that nothing of what was done before is left. */
  again: (id: string) => Promise<void>;
  /** What was logged since the last call. */
  logged: () => string[];
}

export async function openSession({ browser, address }: Workbench): Promise<Session> {
  const context = await browser.newContext({
    viewport: usual,
    reducedMotion: 'reduce',
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
  });
  await context.addInitScript({ content: axe });
  for (const install of [installSeeing, installColours, installLooks]) await context.addInitScript(install);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Accessibility.enable');
  await tools.send('DOM.enable');

  let log: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) log.push(message.text());
  });
  page.on('pageerror', (error) => log.push(error.message));

  return {
    page,
    tools,
    open: async (id) => {
      await openStory(page, address, id, 'light');
      await forgetResetMotion(page);
      await page.evaluate(() => seeing.end());
    },
    again: async (id) => {
      const show = (story: string) =>
        page.evaluate((story) => {
          const { ladleDispatch } = globalThis as unknown as { ladleDispatch: (move: object) => void };
          ladleDispatch({ type: 'update-story', value: story });
        }, story);
      await show('');
      await page.locator('[data-stage]').waitFor({ state: 'detached' });
      await show(id);
      await storyStands(page);
      await wear(page, { brand: 'Default', scheme: 'light' });
      await page.evaluate(() => {
        if (!document.querySelector('dialog:modal')) seeing.rewind();
      });
    },
    logged: () => {
      const before = log;
      log = [];
      return before;
    },
  };
}
