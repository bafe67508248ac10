import type { Browser, Page } from 'playwright-core';
import { rejected } from '../e2e/consentState.ts';
import { median } from './statistics.ts';
import { mainThread, type TraceEvent, task, trace } from './trace.ts';

/** Milliseconds of one speed of the processor: medians over several fresh pages. */
interface Cost {
  /** What the main thread worked from the press to the frame with the new total, in its own processor time. */
  work: number;
  /** The longest single task of it: for so long nothing else could be answered. */
  block: number;
  /** Of which script. */
  script: number;
  /** What it went on to work in the half second after that frame: transitions, mostly. */
  after: number;
  /** From the press to that frame by the clock, with all that the machine did meanwhile. */
  wall: number;
}

/** At a processor slowed down four times, as a modest phone's. */
export interface ClickCost extends Cost {
  /** The least work of all runs: what is left of it when nothing else disturbs. */
  least: number;
  /**
   * The same at the speed of this machine. The slow-down idles by the clock, and so grows with what else the machine does;
   * this is the thread's processor time alone, and much the same however busy the machine is.
   */
  full: Cost;
}

const slowdown = 4;

/** What is pressed, and by what its answer is recognised. */
export interface Click {
  url: string;
  /** What the visitor has in local storage when they come: texts by their keys. */
  saved?: Readonly<Record<string, string>>;
  role?: 'radio' | 'checkbox' | 'button';
  card: string;
  /** What the order summary, or another place, says once the press is answered. */
  total: string;
  /** The selector of that other place. */
  place?: string;
}

/** Presses a card that changes the total of the order summary, and measures what the main thread does about it. */
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

/** @param rate how many times slower than it is the processor shall be */
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
  { role = 'radio', card, total, place = 'output' }: Click,
  rate: number,
): Promise<TraceEvent[]> {
  const target = page.getByRole(role, { name: card, exact: true }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is no card "${card}" on ${page.url()}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(markWhenShown, [place, total] as const);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  // The hover and everything else that still moves comes to rest.
  await page.waitForTimeout(700);
  return trace(cdp, async () => {
    await page.waitForTimeout(200);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(700);
  });
}

/** In the page: leaves a mark in the trace at the moment the order summary, or another place, holds the new words. */
function markWhenShown([place, words]: readonly [string, string]): void {
  const observer = new MutationObserver(() => {
    if (![...document.querySelectorAll(place)].some((element) => element.textContent === words)) return;
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
