import type { Browser } from 'playwright-core';
import { median } from '../statistics.ts';
import { trace } from '../trace.ts';
import { phone } from './devices.ts';
import { mainThreadCpuTime } from './mainThreadCpuTime.ts';
import { serveReferencePage } from './referencePage/serve.ts';
import type { ReportTable } from './reportTable.ts';

const categories = [
  'toplevel',
  'devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  'loading',
  'blink.user_timing',
];

/** On the machine where the limit was set, the reference page took 76 ms; the landing page may take 95 ms there. */
const limit = { ms: 95, ratio: 95 / 76 };

/** Main thread time of a first visit, until 2.5 seconds after load. */
async function visit(open: () => Promise<Browser>, url: string): Promise<number> {
  // A new browser, without compiled code in its cache.
  const browser = await open();
  try {
    const page = await (await browser.newContext(phone)).newPage();
    const cdp = await page.context().newCDPSession(page);
    const load = async () => {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(2_500);
    };
    return mainThreadCpuTime(await trace(cdp, load, categories));
  } finally {
    await browser.close();
  }
}

/** CPU time of loading `/`, compared with a plain React page with the same amount of text. */
export async function cpuTable(open: () => Promise<Browser>, site: string, loads: number): Promise<ReportTable> {
  const reference = await serveReferencePage();
  const works = { home: [] as number[], reference: [] as number[] };
  try {
    for (let load = 0; load < loads; load++) {
      works.reference.push(await visit(open, reference.url));
      works.home.push(await visit(open, `${site}/`));
    }
  } finally {
    await reference.close();
  }
  const home = median(works.home);
  const base = median(works.reference);
  const figures = (all: readonly number[]) => [
    { value: Math.min(...all), unit: 'ms', digits: 1 },
    { value: Math.max(...all), unit: 'ms', digits: 1 },
  ];
  return {
    title: 'Main thread while loading',
    note: `CPU time of the thread without throttling, until 2.5 s after load: medians of ${loads} first visits on a phone, each in a new browser. The reference page is 840 words and a menu in React and its router without any design, built by this command. Times depend on the machine, so the ratio is what counts.`,
    columns: ['Work', 'To the reference page', 'Least', 'Most'],
    rows: [
      {
        label: '/',
        figures: [
          { value: home, unit: 'ms', digits: 1, limit: { atMost: limit.ms } },
          { value: home / base, digits: 2, limit: { atMost: limit.ratio } },
          ...figures(works.home),
        ],
      },
      {
        label: 'the reference page',
        figures: [{ value: base, unit: 'ms', digits: 1 }, { value: 1, digits: 2 }, ...figures(works.reference)],
      },
    ],
  };
}
