import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { browserArgs, obtainBrowser } from '../../../.ci/browser.mjs';
import { median } from '../statistics.ts';
import { measured } from './pages.ts';
import type { Sheet } from './sheet.ts';

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

/**
 * Runs Lighthouse once with simulated throttling. Undefined if
 * it could not measure.
 */
async function visit(url: string): Promise<Findings | undefined> {
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
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

/** Lighthouse scores of representative pages. */
export async function lighthouseSheet(site: string, pages: string, runs: number): Promise<Sheet> {
  const chosen = measured.filter(({ path }) => path.includes(pages));
  const visits = new Map<string, Findings[]>(chosen.map(({ path }) => [path, []]));
  // Alternating, so that load on the machine affects all pages alike.
  for (let run = 0; run < runs; run++) {
    for (const [path, findings] of visits) {
      const seen = await visit(site + path);
      if (seen) findings.push(seen);
    }
  }
  const version = [...visits.values()].flat()[0]?.lighthouseVersion ?? '';
  return {
    title: `Lighthouse ${version}, phone`,
    note: `Lighthouse’s simulated throttling; medians of ${runs} first visits. Other load on the machine adds to the blocking time, and so costs points of performance.`,
    heads: ['Performance', 'Accessibility', 'Best practices', 'SEO', ...Object.values(times)],
    rows: [...visits].map(([what, findings]) => ({
      what,
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
