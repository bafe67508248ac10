// First: texts of the wizards read what the site was built with.
import '../e2e/builtPages.ts';
import { cpus } from 'node:os';
import { type Browser, chromium, devices, type Locator, type Page } from 'playwright-core';
import { browserArgs, obtainBrowser } from '../../.ci/browser.mjs';
import { rejected } from '../e2e/consentState.ts';
import { startSite } from '../e2e/site.ts';
import { runCommand, wholeNumber } from '../server/platform/cli/command.ts';
import { paths } from '../src/content/links/paths.ts';
import { packageBuilderQuestions } from '../src/wizards/package-builder/words.ts';
import { plannerQuestions } from '../src/wizards/planner/words.ts';
import { quickQuoteQuestions } from '../src/wizards/quick-quote/words.ts';
import { figuresTable, median } from './figures.ts';

interface Click {
  name: string;
  path: string;
  /** What is clicked. */
  target: (page: Page) => Locator;
  /** What appears as a result. */
  result: (page: Page) => Locator;
  /** What is done before, without throttling. */
  before?: (page: Page) => Promise<unknown>;
  /** Milliseconds from the click to the next paint, with the CPU slowed down 4 times. */
  limit: number;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true });
const stepIs = (title: string) => (page: Page) => page.getByRole('heading', { level: 1, name: title });
const nextStep = { target: button('Continue'), limit: 64 };

const clicks: readonly Click[] = [
  {
    name: 'drawer',
    path: paths.home,
    target: button('Open menu'),
    result: (page) => page.getByRole('dialog', { name: 'Menu' }),
    limit: 48,
  },
  {
    name: 'a card with a price',
    path: `${paths.quote}?step=solution`,
    target: radio('Website & Digital Platform'),
    result: (page) => page.getByRole('button', { name: 'Continue', disabled: false }),
    limit: 40,
  },
  {
    name: 'next step of the quick quote',
    path: `${paths.quote}?solution=website`,
    before: (page) => radio('Retail')(page).check(),
    ...nextStep,
    result: stepIs(quickQuoteQuestions.goals.title),
  },
  {
    name: 'next step of the package builder',
    path: `${paths.packageBuilder}?service=brand-identity&service=ad-campaigns&industry=retail`,
    before: (page) => radio('Elite Brand Identity')(page).check(),
    ...nextStep,
    result: stepIs(packageBuilderQuestions.campaign.title),
  },
  {
    name: 'next step of the planner',
    path: paths.planner,
    before: (page) => radio('Retail')(page).check(),
    ...nextStep,
    result: stepIs(plannerQuestions.goals.title),
  },
  {
    name: 'next month',
    path: paths.booking,
    target: button('Next month'),
    result: (page) => page.getByRole('button', { name: 'Previous month', disabled: false }),
    limit: 110,
  },
];

/** Runs in the page: records how long each click takes until the next paint, from the Event Timing API. */
function watch(): void {
  const durations: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { durations });
}

async function measure(browser: Browser, site: string, { path, before, target, result }: Click): Promise<number> {
  await using context = await browser.newContext({ ...devices['Pixel 7'], storageState: rejected(site) });
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await before?.(page);
  // Waits until nothing covers it.
  await target(page).tap({ trial: true });
  await page.evaluate(watch);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(700);
  await target(page).tap();
  await result(page).waitFor();
  await page.waitForTimeout(500);
  // Chromium reports no duration below 16 ms.
  return await page.evaluate(() => Math.max(16, ...(window as unknown as { durations: number[] }).durations));
}

await runCommand({
  name: 'pnpm bench:clicks',
  about:
    'Measures on the built site how long clicks take until the next paint, on a phone with the CPU slowed down 4 times. Chromium counts in steps of 8 ms.',
  options: { times: { type: 'string', value: 'number', default: '9', about: 'clicks of each kind, on fresh pages' } },
  async run({ values }) {
    const times = wholeNumber('--times', values.times);
    const site = await startSite();
    const browser = await chromium.launch({ executablePath: obtainBrowser(), args: browserArgs });
    try {
      const rows = [];
      for (const click of clicks) {
        const durations: number[] = [];
        while (durations.length < times) durations.push(await measure(browser, site.url, click));
        const figures = [
          { what: 'median', value: median(durations), unit: 'ms', atMost: click.limit },
          { what: 'least', value: Math.min(...durations), unit: 'ms' },
        ];
        rows.push({ name: click.name, figures });
      }
      return `${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}\n${figuresTable(rows).text}`;
    } finally {
      await browser.close();
      await site.close();
    }
  },
});
