import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { rejected } from '../../e2e/consentState.ts';
import { median } from '../statistics.ts';
import { desktop, phone, slowdown } from './devices.ts';

export interface Press {
  what: string;
  path: string;
  device: 'phone' | 'desktop';
  /** What is pressed. */
  target: (page: Page) => Locator;
  /** What is seen once it is answered. */
  answer: (page: Page) => Locator;
  /** What a visitor has done before it, at full speed. */
  before?: (page: Page) => Promise<unknown>;
  /** Milliseconds. */
  limit: number;
}

/** Milliseconds at a processor that is slowed down. */
export interface PressCost {
  /** From the press to the frame that answers it, in steps of 8 and from 16 on: medians, and the least of all. */
  delay: number;
  least: number;
  /** What the main thread worked in the second from the press on, in its own processor time. */
  work: number;
}

const devices: Record<Press['device'], BrowserContextOptions> = { phone, desktop };
/** The browser reports no event that took less. */
const shortest = 16;

interface Timing extends PerformanceEntry {
  interactionId?: number;
}

/** In the page: keeps how long each event took that belongs to a press. */
function watch(): void {
  const delays: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as Timing[]) if (interactionId) delays.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { delays });
}

/** In the page: waits until nothing lies over the middle of an element, such as a notice that goes by itself. */
async function uncovered(element: Element): Promise<void> {
  const isFree = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  while (!isFree()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function once(browser: Browser, site: string, { path, device, target, answer, before }: Press) {
  const context = await browser.newContext({ ...devices[device], storageState: rejected(site) });
  try {
    const page = await context.newPage();
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await before?.(page);
    const button = target(page);
    await button.scrollIntoViewIfNeeded();
    await button.evaluate(uncovered);
    const box = await button.boundingBox();
    if (!box) throw new Error(`There is nothing to press on ${page.url()}`);
    await page.evaluate(watch);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // Everything that still moves comes to rest.
    await page.waitForTimeout(700);
    const worked = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const from = await worked();
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await (device === 'phone' ? page.touchscreen.tap(...at) : page.mouse.click(...at, { delay: 10 }));
    await page.waitForTimeout(1_000);
    const work = (await worked()) - from;
    await answer(page).waitFor({ timeout: 5_000 });
    const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
    return { delay: Math.max(shortest, ...delays), work };
  } finally {
    await context.close();
  }
}

/** Presses on fresh pages of the site, and measures how long the answer takes. */
export async function measurePress(browser: Browser, site: string, press: Press, runs: number): Promise<PressCost> {
  const costs: Awaited<ReturnType<typeof once>>[] = [];
  for (let run = 0; run < runs; run++) costs.push(await once(browser, site, press));
  const delays = costs.map(({ delay }) => delay);
  return { delay: median(delays), least: Math.min(...delays), work: median(costs.map(({ work }) => work)) };
}
