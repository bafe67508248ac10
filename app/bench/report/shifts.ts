import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Shift, shiftsOf, watchShifts } from '../../e2e/layoutShift.ts';
import { startChunkedProxy } from './chunkedProxy.ts';
import { desktop, phone, slow4G, slowdown } from './devices.ts';
import { mapConcurrently } from './mapConcurrently.ts';
import { type PageState, pageStates } from './pageStates.ts';
import type { ReportTable } from './reportTable.ts';
import { createServerData } from './serverData.ts';

const limit = { atMost: 0.005 };
/** Delay added to server responses, in milliseconds. */
const responseDelay = 1_500;
/** Milliseconds for the banner, the font swap and animations. */
const settleTime = 1_000;
/** Pages measured concurrently: they mostly wait for the throttled network. */
const concurrency = 2;

/** Runs in the page first: delays all fetch responses. */
function delayResponses(by: number): void {
  const fetchNow = window.fetch;
  window.fetch = async (...call) => {
    const response = await fetchNow(...call);
    await new Promise((resolve) => setTimeout(resolve, by));
    return response;
  };
}

/** Shifts while the page arrived in chunks, before interaction, and while scrolling; undefined if it failed to load. */
interface Visit {
  arriving?: readonly Shift[];
  loading?: readonly Shift[];
  scrolling?: readonly Shift[];
}

interface Target {
  browser: Browser;
  state: PageState;
  device: BrowserContextOptions;
}

/** Opens a context that records shifts, with the local storage of the state. */
async function withPage<Result>(
  { browser, state, device }: Target,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await watchShifts(page);
    await page.addInitScript(
      (texts) => {
        for (const [key, text] of texts) localStorage.setItem(key, text);
      },
      Object.entries(state.saved ?? {}),
    );
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Measures shifts while the document arrives in chunks. */
const measureArrival = (site: string, target: Target): Promise<Visit> =>
  withPage(target, async (page) => {
    await page.goto(site + target.state.path, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(settleTime / 2);
    return { arriving: await shiftsOf(page) };
  });

/** Measures shifts during a first visit with the consent banner, and while scrolling. */
const measureVisit = (site: string, target: Target): Promise<Visit> =>
  withPage(target, async (page) => {
    await page.addInitScript(delayResponses, responseDelay);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', slow4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(site + target.state.path, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(responseDelay + settleTime);
    const atRest = await shiftsOf(page);
    await page.evaluate(async () => {
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await page.waitForTimeout(settleTime / 2);
    return { loading: atRest, scrolling: (await shiftsOf(page)).slice(atRest.length) };
  });

const sum = (shifts: readonly Shift[] | undefined) =>
  shifts ? shifts.reduce((total, { value }) => total + value, 0) : Number.NaN;

/** Retries a page that timed out on a busy machine. */
const withRetry = (go: () => Promise<Visit>): Promise<Visit> =>
  go()
    .catch(go)
    .catch((cause) => {
      console.error(String(cause));
      return {};
    });

/** Measures layout shift on every page. */
export async function shiftTable(browser: Browser, site: string, pages: string): Promise<ReportTable> {
  const chosen = [...pageStates, ...(await createServerData(site))].filter(({ path }) => path.includes(pages));
  const slow = await startChunkedProxy(site);
  const rows = await mapConcurrently(chosen, concurrency, async (state) => {
    const every = [];
    for (const [name, device] of Object.entries({ Phone: phone, Desktop: desktop })) {
      const target = { browser, state, device };
      const { arriving } = await withRetry(() => measureArrival(slow.url, target));
      const { loading, scrolling } = await withRetry(() => measureVisit(site, target));
      every.push(
        { when: `${name}, arriving`, shifts: arriving },
        { when: `${name}, loading`, shifts: loading },
        { when: `${name}, scrolling`, shifts: scrolling },
      );
    }
    return {
      label: state.label,
      figures: every.map(({ shifts }) => ({ value: sum(shifts), digits: 4, limit })),
      remarks: every
        .filter(({ shifts }) => sum(shifts) > limit.atMost)
        .flatMap(({ when, shifts = [] }) =>
          shifts.map(({ value, what }) => `${when} ${value.toFixed(4)}: ${what.join('; ')}`),
        ),
    };
  });
  slow.close();
  return {
    title: 'Layout shift',
    note: `First visits with the consent banner, with real throttling of network and CPU (Slow 4G, ${slowdown}×), and responses delayed by another ${responseDelay / 1000} s. Each figure is the sum of all shifts: on a separate visit, while the document arrives in chunks; while the page loads; and while scrolling to its end.`,
    columns: ['Phone', 'Desktop'].flatMap((device) =>
      ['arriving', 'loading', 'scrolling'].map((when) => `${device}, ${when}`),
    ),
    rows,
  };
}
