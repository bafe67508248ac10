import type { Browser, CDPSession } from 'playwright-core';

/** What a browser needs to draw a contestant. */
export interface BenchPage {
  js: string;
  css: string;
}

declare global {
  /** Given to the page by `page.ts`. */
  var mount: (count: number) => void;
}

export async function openPage(browser: Browser, { js, css }: BenchPage) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>Bench</title><style>${css}</style><body></body></html>`);
  await page.addScriptTag({ content: js });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp, close: () => context.close() };
}

/** Milliseconds of processor time that the page's main thread has used: other work on the machine does not count. */
export async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
}

/** Milliseconds of the main thread to draw, style and lay out one item, of so many on a fresh page. */
export async function measureMount(browser: Browser, content: BenchPage, count: number): Promise<number> {
  const { page, cdp, close } = await openPage(browser, content);
  // What asking costs by itself.
  await page.evaluate(() => 0);
  const idle = await threadTime(cdp);
  await page.evaluate(() => 0);
  const start = await threadTime(cdp);
  await page.evaluate((count) => globalThis.mount(count), count);
  const end = await threadTime(cdp);
  await close();
  return (end - start - (start - idle)) / count;
}
