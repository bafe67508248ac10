import type { Browser } from 'playwright-core';
import { type BenchPage, openPage, threadTime } from './mount.ts';

/** A modest phone's processor beside this machine's. Times are multiplied: slowing the browser down blurs what it measures. */
const slowdown = 4;
/** Milliseconds after which all rests again. */
const rest = 500;

/** Milliseconds that the main thread of a modest phone works after the press on a button. */
export async function measurePress(browser: Browser, content: BenchPage, button: string): Promise<number> {
  const { page, cdp, close } = await openPage(browser, content);
  await page.evaluate(() => globalThis.mount(1));
  await page.locator(button).hover();
  await page.waitForTimeout(rest);
  const idle = await threadTime(cdp);
  await page.waitForTimeout(rest);
  const start = await threadTime(cdp);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(rest);
  const end = await threadTime(cdp);
  await close();
  return slowdown * (end - start - (start - idle));
}
