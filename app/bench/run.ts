import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import { browserArgs, obtainBrowser } from '../../.ci/browser.mjs';
import { startSite } from '../e2e/site.ts';
import { CommandError, runCommand } from '../server/cli/command.ts';
import { sum, weigh } from './bytes.ts';
import { type Click, measureClick } from './click.ts';
import { type Answered, type Load, load } from './load.ts';
import { packageBuilderClicks } from './packageBuilder.ts';
import { plannerClicks } from './planner.ts';
import { processorTime } from './processorTime.ts';
import { quickQuoteClicks } from './quickQuote.ts';
import { median } from './statistics.ts';
import { type Figure, table } from './table.ts';

const wizard = '/service/stepWizardPage';
const rounds = 3;
const clicks = 7;
/** Runs per click; the main figure above has more. */
const clicksOfEach = 3;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const atMost = (limit: number, value: number, unit: string) => ({ words: `≤ ${limit} ${unit}`, met: value <= limit });

/** What a new visitor loads before any interaction, in kB. */
const weighed = [
  { path: '/', js: 86 },
  { path: '/trinity', js: 86 },
  { path: '/service/cost-calculation', js: 86 },
  { path: '/contact-us', js: 86 },
  { path: wizard, js: 97 },
  { path: '/quote-builder', js: 97 },
  { path: '/step1', js: 97 },
  { path: '/booking', js: 97 },
] as const;

async function weights(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, js } of weighed) {
    const weight = await weigh(browser, `${url}${path}`);
    figures.push(
      { what: `JS of ${path}, brotli`, value: kilobytes(weight.js), target: atMost(js, weight.js / 1000, 'kB') },
      { what: `CSS of ${path}, brotli`, value: kilobytes(weight.css), target: atMost(10, weight.css / 1000, 'kB') },
      { what: `HTML of ${path}, with its CSS, brotli`, value: kilobytes(weight.html) },
      {
        what: `Fonts of ${path}`,
        value: kilobytes(sum(weight.fonts)),
        target: atMost(30, sum(weight.fonts) / 1000, 'kB'),
      },
      { what: `All of ${path}, in ${weight.requests} requests`, value: kilobytes(weight.total) },
    );
  }
  return figures;
}

async function click(browser: Browser, url: string): Promise<Figure[]> {
  const cost = await measureClick(browser, {
    url: `${url}${wizard}?solution=trinity`,
    name: 'Trinity Core',
    result: '€600',
    runs: clicks,
  });
  return [
    {
      what: 'Click on a card to the new total, with 4× CPU throttling',
      value: `${milliseconds(cost.work)} of the main thread, minimum ${milliseconds(cost.least)}`,
      target: atMost(40, cost.work, 'ms'),
    },
    { what: '… of which script', value: milliseconds(cost.script) },
    { what: '… wall-clock time', value: milliseconds(cost.wall) },
    {
      what: '… CPU time without throttling, and its script',
      value: `${milliseconds(cost.full.work)}, ${milliseconds(cost.full.script)}`,
    },
    { what: '… CPU time in the half second after it', value: milliseconds(cost.after) },
  ];
}

/** The longest task of a click on each step of a wizard. */
async function steps(
  browser: Browser,
  name: string,
  clicksOfStep: readonly { what: string; click: Click }[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, click } of clicksOfStep) {
    const { block, work, wall, full } = await measureClick(browser, { ...click, runs: clicksOfEach });
    figures.push({
      what: `${name}, ${what}: longest task, with 4× CPU throttling`,
      value: `${milliseconds(block)}, of ${milliseconds(work)} to the new total, ${milliseconds(wall)} wall-clock time; without throttling ${milliseconds(full.block)} of ${milliseconds(full.work)}`,
      target: atMost(50, block, 'ms'),
    });
  }
  return figures;
}

interface Carried extends Answered {
  /** Server CPU time per request in milliseconds; NaN if the system doesn't report it. */
  processor: number;
}

/** Repeats a load: medians, and server CPU time per request. */
async function carry(pid: number, options: Load) {
  await load({ ...options, requests: options.requests / 4 });
  const results: Carried[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = processorTime(pid);
    const answered = await load(options);
    const used = processorTime(pid);
    if (answered.refused > 0)
      throw new Error(`${answered.refused} of ${answered.answered} requests to ${options.url} were refused`);
    results.push({
      ...answered,
      processor: before === undefined || used === undefined ? Number.NaN : (used - before) / answered.answered,
    });
  }
  const middle = (of: (result: Carried) => number) => median(results.map(of));
  return {
    perSecond: middle((result) => result.perSecond),
    p50: middle((result) => result.p50),
    p99: middle((result) => result.p99),
    processor: middle((result) => result.processor),
  };
}

function orderOf(url: string, n: number): string {
  return JSON.stringify({
    name: 'Ann Byrne',
    email: 'ann.byrne@example.ie',
    serviceType: 'brand_identity_package',
    price: 396,
    targetAudience: 'Restaurant business focused on growth and efficiency',
    campaignDuration: '4-6 months',
    notes: `Additional notes: measurement ${n}`,
    success_url: `${url}/checkout-success`,
    cancel_url: `${url}/checkout-cancel`,
    selection: { version: 1, wizard: 'quote', solutionType: 'both', system: 'trinity-core', tier: 'full' },
  });
}

async function server(url: string, pid: number): Promise<Figure[]> {
  const home = await carry(pid, {
    url: `${url}/`,
    headers: { 'accept-encoding': 'br, gzip' },
    connections: 16,
    requests: 4000,
    seconds: 8,
  });
  const orders = await carry(pid, {
    url: `${url}/api/create-checkout-session`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: (n) => orderOf(url, n),
    connections: 8,
    requests: 800,
    seconds: 8,
  });
  const latencies = ({ p50, p99 }: typeof home) => `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`;
  const processor = Number.isNaN(home.processor)
    ? 'not reported by this system'
    : `${Math.round(home.processor * 1000)} µs`;
  return [
    { what: 'GET /, 16 connections', value: `${Math.round(home.perSecond)} a second, ${latencies(home)}` },
    { what: '… processor time of the server for each', value: processor },
    {
      what: 'POST /api/create-checkout-session, 8 connections',
      value: `${Math.round(orders.perSecond)} a second, ${latencies(orders)}`,
    },
  ];
}

await runCommand({
  name: 'pnpm bench',
  about:
    'Measures what the built site weighs, how fast it answers a click, and what its server carries. It fails on none of the figures: timings depend on the machine and on what else it does.',
  async run() {
    if (!existsSync(new URL('../dist/server/main.js', import.meta.url))) {
      throw new CommandError('There is no built site to measure: run pnpm build:site first.');
    }

    const site = await startSite();
    const browser = await chromium.launch({
      executablePath: await obtainBrowser((line) => console.error(line)),
      args: browserArgs,
    });
    try {
      const figures = [
        ...(await weights(browser, site.url)),
        ...(await click(browser, site.url)),
        ...(await steps(browser, 'Package builder', packageBuilderClicks(site.url))),
        ...(await steps(browser, 'Quick quote', quickQuoteClicks(site.url))),
        ...(await steps(browser, 'Planner', plannerClicks(site.url))),
        ...(await server(site.url, site.pid)),
      ];
      console.log(
        `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}, Chromium ${browser.version()}`,
      );
      console.log(
        `Medians: ${clicks} clicks on fresh pages, ${rounds} rounds of requests. Times are noisy; bytes are exact (1 kB = 1000).\n`,
      );
      console.log(table(figures));
    } finally {
      await browser.close();
      await site.close();
    }
  },
});
