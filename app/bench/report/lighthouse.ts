import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { browserArgs, obtainBrowser } from '../../../.ci/browser.mjs';
import { median } from '../statistics.ts';
import { serveDocs } from './docsSite.ts';
import { measured } from './pages.ts';
import type { ReportTable } from './reportTable.ts';

const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

const limits = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof limits;
const categories = Object.keys(limits) as Category[];

/** The parts of a Lighthouse report that are used. */
interface Findings {
  lighthouseVersion: string;
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

const times = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'Total blocking time',
} as const;

/** On a busy machine a trace may lack its start; then it is repeated. */
const tries = 4;

/** A page to measure. */
interface Target {
  /** Its name in the report. */
  label: string;
  url: string;
  desktop?: boolean;
}

/** Runs Lighthouse once with simulated throttling. Undefined if it could not measure. */
async function visit({ url, desktop }: Target): Promise<Findings | undefined> {
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    ...(desktop ? ['--preset=desktop'] : []),
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...browserArgs].join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: await obtainBrowser() };
  for (let left = tries; left > 0; left--) {
    const answer = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 2 ** 20 }).catch(
      ({ stderr }: { stderr?: string }) => console.error(stderr?.trim() || `Lighthouse does not start on ${url}`),
    );
    if (answer) return JSON.parse(answer.stdout) as Findings;
  }
  return undefined;
}

/** Failed audits, except performance audits. */
function faults({ categories: scores, audits }: Findings): string[] {
  const rules = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => scores[category].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  return rules.flatMap((id) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [`${id} (${audit.title})`] : [];
  });
}

/** Lighthouse scores of representative pages of the site. */
export const lighthouseTable = (site: string, pages: string, runs: number): Promise<ReportTable> =>
  tableOf(
    'phone',
    measured.filter(({ path }) => path.includes(pages)).map(({ path }) => ({ label: path, url: site + path })),
    runs,
  );

/** The kinds of pages in the library's documentation. */
const docs = ['/', '/install/', '/components/slot-calendar/', '/theming/', '/recipes/booking/', '/releases/changelog/'];

/** Lighthouse scores of the library's documentation, on a phone and on a desktop. */
export async function docsTable(pages: string, runs: number): Promise<ReportTable> {
  const site = await serveDocs();
  const targets = docs
    .filter((path) => path.includes(pages))
    .flatMap((path) => [
      { label: `${path} on a phone`, url: site.url + path },
      { label: `${path} on a desktop`, url: site.url + path, desktop: true },
    ]);
  try {
    return await tableOf('documentation of the library', targets, runs);
  } finally {
    await site.close();
  }
}

async function tableOf(name: string, targets: readonly Target[], runs: number): Promise<ReportTable> {
  const visits = targets.map((target) => ({ target, findings: [] as Findings[] }));
  // Alternating, so that load on the machine affects all pages alike.
  for (let run = 0; run < runs; run++) {
    for (const { target, findings } of visits) {
      const seen = await visit(target);
      if (seen) findings.push(seen);
    }
  }
  const version = visits.flatMap(({ findings }) => findings)[0]?.lighthouseVersion ?? '';
  return {
    title: `Lighthouse ${version}, ${name}`,
    note: `Lighthouse’s simulated throttling; medians of ${runs} first visits. Other load on the machine adds to the blocking time, and so costs points of performance.`,
    columns: ['Performance', 'Accessibility', 'Best practices', 'SEO', ...Object.values(times)],
    rows: visits.map(({ target: { label }, findings }) => ({
      label,
      figures: [
        ...categories.map((category) => ({
          value: median(findings.map(({ categories }) => Math.round((categories[category].score ?? Number.NaN) * 100))),
          limit: { atLeast: limits[category] },
        })),
        ...Object.keys(times).map((id) => ({
          value: median(findings.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
          unit: 'ms',
        })),
      ],
      remarks: [...new Set(findings.flatMap(faults))],
    })),
  };
}
