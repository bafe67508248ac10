import type { Browser, Page } from 'playwright-core';
import { rejected } from '../e2e/consentState.ts';
import { median } from './statistics.ts';
import { mainThread, type TraceEvent, task, trace } from './trace.ts';

/** Milliseconds at one CPU speed: medians over several fresh pages. */
interface Cost {
  /** CPU time of the main thread from the click to the frame with the new total. */
  work: number;
  /** Its longest task, which blocks input. */
  block: number;
  /** The script's part of it. */
  script: number;
  /** CPU time in the half second after that frame, mostly transitions. */
  after: number;
  /** Wall-clock time from the click to that frame. */
  wall: number;
}

/** With 4× CPU throttling, like a modest phone. */
export interface ClickCost extends Cost {
  /** The minimum of all runs, with the least interference. */
  least: number;
  /**
   * The same without throttling. Throttled times grow with the load of the machine, because throttling idles by the clock;
   * this is CPU time only, and depends little on the load.
   */
  full: Cost;
}

const slowdown = 4;

/** What is clicked, and how its result is recognised. */
export interface Click {
  url: string;
  /** Initial local storage: strings by key. */
  saved?: Readonly<Record<string, string>>;
  /** Radio if left out. */
  role?: 'radio' | 'checkbox' | 'button';
  /** The accessible name of the control. */
  name: string;
  /** The text that appears after the click. */
  result: string;
  /** The selector of the element with the result; the order summary if left out. */
  resultSelector?: string;
}

/** Clicks a card that changes the total, and measures the work of the main thread. */
export async function measureClick(browser: Browser, { runs, ...click }: Click & { runs: number }): Promise<ClickCost> {
  const slowed: Cost[] = [];
  const full: Cost[] = [];
  for (let run = 0; run < runs; run++) {
    slowed.push(await measureOnce(browser, click, slowdown));
    full.push(await measureOnce(browser, click, 1));
  }
  return { ...middle(slowed), least: Math.min(...slowed.map(({ work }) => work)), full: middle(full) };
}

function middle(costs: readonly Cost[]): Cost {
  const of = (part: keyof Cost) => median(costs.map((cost) => cost[part]));
  return { work: of('work'), block: of('block'), script: of('script'), after: of('after'), wall: of('wall') };
}

/** @param rate CPU throttling rate */
async function measureOnce(browser: Browser, click: Click, rate: number): Promise<Cost> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    storageState: rejected(new URL(click.url).origin),
  });
  const page = await context.newPage();
  await page.addInitScript(
    (texts) => {
      for (const [key, text] of texts) localStorage.setItem(key, text);
    },
    Object.entries(click.saved ?? {}),
  );
  await page.goto(click.url, { waitUntil: 'networkidle' });
  const cost = costOf(await traceClick(page, click, rate));
  await context.close();
  return cost;
}

async function traceClick(
  page: Page,
  { role = 'radio', name, result, resultSelector = 'output' }: Click,
  rate: number,
): Promise<TraceEvent[]> {
  const target = page.getByRole(role, { name, exact: true }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is no ${role} "${name}" on ${page.url()}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(markWhenShown, [resultSelector, result] as const);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  // Wait for hover effects and animations.
  await page.waitForTimeout(700);
  return trace(cdp, async () => {
    await page.waitForTimeout(200);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(700);
  });
}

/** Runs in the page: marks the trace when the new text appears. */
function markWhenShown([selector, text]: readonly [string, string]): void {
  const observer = new MutationObserver(() => {
    if (![...document.querySelectorAll(selector)].some((element) => element.textContent === text)) return;
    performance.mark('new total');
    observer.disconnect();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

function costOf(events: TraceEvent[]): Cost {
  const main = mainThread(events);
  const pressed = main.find(({ name, type }) => name === 'EventDispatch' && type === 'pointerdown');
  const changed = events.find(({ name }) => name === 'new total');
  if (!pressed || !changed) throw new Error('The click did not lead to the new total');
  const shown = main.find(({ name, ts }) => name === 'Commit' && ts >= changed.ts);
  const tasks = main.filter(({ name, end }) => name === task && end >= pressed.ts);
  const until = tasks.filter(({ ts }) => ts <= (shown?.ts ?? changed.ts));
  const sum = (parts: TraceEvent[]) => parts.reduce((total, { work }) => total + work, 0);
  const last = until.at(-1)?.end ?? changed.ts;
  return {
    work: sum(until),
    block: Math.max(...tasks.map(({ work }) => work)),
    script: sum(main.filter(({ name, ts }) => name === 'FunctionCall' && ts >= pressed.ts && ts <= last)),
    after: sum(tasks.filter(({ ts }) => ts > last)),
    wall: last - pressed.ts,
  };
}
