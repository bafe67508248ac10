import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { browserArgs, obtainBrowser } from '../../.ci/browser.mjs';
import { startSite } from '../e2e/site.ts';
import { CommandError, runCommand, wholeNumber } from '../server/platform/cli/command.ts';
import { paths } from '../src/content/links/paths.ts';
import { type Figure, figuresTable, median } from './figures.ts';

/** One page of each kind, and every tool; the limit is kB of scripts, compressed. */
const pages = [
  { path: paths.home, scripts: 5 },
  { path: paths.brand, scripts: 5 },
  { path: paths.costs, scripts: 5 },
  { path: '/blog/7', scripts: 5 },
  { path: paths.quote, scripts: 97 },
  { path: paths.packageBuilder, scripts: 97 },
  { path: paths.planner, scripts: 97 },
  { path: paths.booking, scripts: 97 },
];

const scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const lighthouse = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

/** Visits a page once, with Lighthouse's simulated throttling. */
async function visit(url: string, desktop: boolean): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      ...(desktop ? ['--preset=desktop'] : []),
      `--only-categories=${Object.keys(scores).join(',')}`,
      `--chrome-flags=${['--headless=new', ...browserArgs].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: obtainBrowser() }, maxBuffer: 64 * 2 ** 20 },
  );
  return JSON.parse(stdout) as Result;
}

/** What a page got, as medians of its visits. */
function figuresOf(findings: readonly Result[], scripts: number | undefined): Figure[] {
  const middle = (value: (one: Result) => number | undefined) =>
    median(findings.map((one) => value(one) ?? Number.NaN));
  const time = (what: string, id: string): Figure => ({
    what,
    value: middle(({ audits }) => audits[id]?.numericValue),
    unit: 'ms',
  });
  const kilobytes = ({ audits }: Result, type?: string) => {
    const details = audits['network-requests']?.details as { items?: { resourceType: string; transferSize: number }[] };
    const meant = details.items?.filter(({ resourceType }) => !type || resourceType === type) ?? [];
    return meant.reduce((total, { transferSize }) => total + transferSize / 1000, 0);
  };
  return [
    ...Object.entries(scores).map(([id, atLeast]) => ({
      what: id,
      value: middle(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)),
      atLeast,
    })),
    {
      what: 'CLS',
      value: middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue),
      digits: 4,
      atMost: 0.005,
    },
    time('FCP', 'first-contentful-paint'),
    time('LCP', 'largest-contentful-paint'),
    time('blocked', 'total-blocking-time'),
    {
      what: 'scripts',
      value: middle((one) => kilobytes(one, 'Script')),
      unit: 'kB',
      digits: 1,
      atMost: scripts,
    },
    { what: 'all', value: middle((one) => kilobytes(one)), unit: 'kB', digits: 1 },
  ];
}

await runCommand({
  name: 'pnpm report',
  about:
    'Visits pages of the built site with Lighthouse and marks each figure that misses its limit. A missed limit is no failure without --strict: timings depend on the machine and its load.',
  takes: ['[path]…'],
  options: {
    site: { type: 'string', value: 'url', about: 'another site to measure, with the paths named' },
    runs: { type: 'string', value: 'number', default: '3', about: 'visits of each page' },
    desktop: { type: 'boolean', about: 'visits as a desktop, not as a phone' },
    strict: { type: 'boolean', about: 'fails with exit code 1 when a figure misses its limit' },
  },
  async run({ values, args }) {
    const runs = wholeNumber('--runs', values.runs);
    if (!values.site && !existsSync(new URL('../dist/server/main.js', import.meta.url)))
      throw new CommandError('There is no built site to measure: run pnpm build:site first.');
    const site = values.site ? { url: values.site, close: async () => {} } : await startSite();
    const chosen = args.length > 0 ? args.map((path) => pages.find((page) => page.path === path) ?? { path }) : pages;
    const visits = chosen.map((page) => ({ scripts: undefined, ...page, findings: [] as Result[] }));
    try {
      // In turn, so that load on the machine affects all pages alike.
      for (let run = 0; run < runs; run++)
        for (const { path, findings } of visits) findings.push(await visit(site.url + path, values.desktop));
    } finally {
      await site.close();
    }
    const rows = visits.map(({ path, scripts, findings }) => ({ name: path, figures: figuresOf(findings, scripts) }));
    const { text, missed } = figuresTable(rows);
    console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}; medians of ${runs} visits.`);
    console.log(text);
    if (values.strict && missed > 0) process.exitCode = 1;
  },
});
