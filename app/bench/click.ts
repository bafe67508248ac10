import type { Browser, CDPSession } from 'playwright-core';
import { median } from './statistics.ts';

/** Milliseconds at a processor slowed down four times, as a modest phone's: medians over several fresh pages. */
export interface ClickCost {
  /** Time the main thread worked: script, style, layout and paint, measured in its own processor time. */
  work: number;
  /** Of which script. */
  script: number;
  /** From the press until the new total stood on the screen, by the clock. */
  seen: number;
}

const slowdown = 4;
/** Long enough for everything a click sets off. */
const window = 600;

/**
 * Presses a card that changes the total and measures what the main thread does about it.
 * The page's idle work in a window of the same length is taken off.
 */
export async function measureClick(
  browser: Browser,
  url: string,
  card: string,
  total: string,
  runs: number,
): Promise<ClickCost> {
  const costs: ClickCost[] = [];
  for (let run = 0; run < runs; run++) costs.push(await clickOnce(browser, url, card, total));
  return {
    work: median(costs.map(({ work }) => work)),
    script: median(costs.map(({ script }) => script)),
    seen: median(costs.map(({ seen }) => seen)),
  };
}

async function clickOnce(browser: Browser, url: string, card: string, total: string): Promise<ClickCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const box = await page.getByRole('radio', { name: card, exact: true }).boundingBox();
  if (!box) throw new Error(`There is no card "${card}" on ${url}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);

  const cdp = await context.newCDPSession(page);
  // Time of the thread, not of the clock: other work on this machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const seen = page.evaluate(waitForWords, total);
  await page.waitForTimeout(window);

  const start = await clocks(cdp);
  await page.waitForTimeout(window);
  const idle = await clocks(cdp);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(window);
  const end = await clocks(cdp);
  const cost = {
    work: end.work - idle.work - (idle.work - start.work),
    script: end.script - idle.script - (idle.script - start.script),
    seen: await seen,
  };
  await context.close();
  return cost;
}

/** In the page: resolves with the milliseconds from the press to the frame after these words have appeared. */
function waitForWords(words: string): Promise<number> {
  return new Promise((resolve) => {
    let pressed = 0;
    addEventListener('pointerdown', (event) => (pressed = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(words)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function clocks(cdp: CDPSession): Promise<{ work: number; script: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const milliseconds = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return { work: milliseconds('TaskDuration'), script: milliseconds('ScriptDuration') };
}
