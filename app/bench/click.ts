import type { Browser, Page } from 'playwright-core';
import { rejected } from '../e2e/consented.ts';
import { median } from './statistics.ts';
import { mainThread, type TraceEvent, task, trace } from './trace.ts';

/** Milliseconds at a processor slowed down four times, as a modest phone's: medians over several fresh pages. */
export interface ClickCost {
  /** What the main thread worked from the press to the frame with the new total, in its own processor time. */
  work: number;
  /** The least of all runs: what is left of it when nothing else disturbs. */
  least: number;
  /** The longest single task of it: for so long nothing else could be answered. */
  block: number;
  /** Of which script. */
  script: number;
  /** What it went on to work in the half second after that frame: transitions, mostly. */
  after: number;
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
  const costs: Omit<ClickCost, 'least'>[] = [];
  for (let run = 0; run < runs; run++) {
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
    costs.push(costOf(await traceClick(page, click)));
    await context.close();
  }
  return {
    work: median(costs.map(({ work }) => work)),
    least: Math.min(...costs.map(({ work }) => work)),
    block: median(costs.map(({ block }) => block)),
    script: median(costs.map(({ script }) => script)),
    after: median(costs.map(({ after }) => after)),
  };
}

async function traceClick(page: Page, { role = 'radio', card, total, place = 'output' }: Click): Promise<TraceEvent[]> {
  const target = page.getByRole(role, { name: card, exact: true }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is no card "${card}" on ${page.url()}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(markWhenShown, [place, total] as const);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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

function costOf(events: TraceEvent[]): Omit<ClickCost, 'least'> {
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
  };
}
