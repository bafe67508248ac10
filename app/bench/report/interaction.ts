import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { rejected } from '../../e2e/consentState.ts';
import { median } from '../statistics.ts';
import { desktop, phone, slowdown } from './devices.ts';

export interface Interaction {
  label: string;
  path: string;
  device: 'phone' | 'desktop';
  /** What is clicked. */
  target: (page: Page) => Locator;
  /** What appears as a result. */
  result: (page: Page) => Locator;
  /** Preparation, without throttling. */
  before?: (page: Page) => Promise<unknown>;
  /** Milliseconds. */
  limit: number;
}

/** Milliseconds with CPU throttling. */
export interface InteractionCost {
  /** Event duration from click to next paint, in steps of 8 from 16: median and minimum. */
  delay: number;
  least: number;
  /** CPU time of the main thread in the second after the click. */
  work: number;
}

const devices: Record<Interaction['device'], BrowserContextOptions> = { phone, desktop };
/** The shortest event duration that browsers report. */
const shortest = 16;

interface Timing extends PerformanceEntry {
  interactionId?: number;
}

/** Runs in the page: records the duration of click events. */
function watch(): void {
  const delays: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as Timing[]) if (interactionId) delays.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { delays });
}

/** Runs in the page: waits until nothing covers an element's centre, such as a notice. */
async function uncovered(element: Element): Promise<void> {
  const isFree = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  while (!isFree()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function once(browser: Browser, site: string, { path, device, target, result, before }: Interaction) {
  const context = await browser.newContext({ ...devices[device], storageState: rejected(site) });
  try {
    const page = await context.newPage();
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await before?.(page);
    const button = target(page);
    await button.scrollIntoViewIfNeeded();
    await button.evaluate(uncovered);
    const box = await button.boundingBox();
    if (!box) throw new Error(`There is nothing to click on ${page.url()}`);
    await page.evaluate(watch);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // Wait for animations.
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
    await result(page).waitFor({ timeout: 5_000 });
    const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
    return { delay: Math.max(shortest, ...delays), work };
  } finally {
    await context.close();
  }
}

/** Measures clicks on fresh pages of the site. */
export async function measureInteraction(
  browser: Browser,
  site: string,
  interaction: Interaction,
  runs: number,
): Promise<InteractionCost> {
  const costs: Awaited<ReturnType<typeof once>>[] = [];
  for (let run = 0; run < runs; run++) costs.push(await once(browser, site, interaction));
  const delays = costs.map(({ delay }) => delay);
  return { delay: median(delays), least: Math.min(...delays), work: median(costs.map(({ work }) => work)) };
}
