import type { Browser } from 'playwright-core';
import { paths } from '../../src/content/links/paths.ts';
import { weigh } from '../bytes.ts';
import type { LimitedFigure } from './limitedFigure.ts';
import { measured } from './pages.ts';
import type { ReportTable } from './reportTable.ts';

/** Limits for transferred scripts: kB and files. */
const limits = { document: { js: 5, scripts: 1 }, tool: { js: 97, scripts: 8 } } as const;

const kilobytes = (bytes: number, atMost?: number): LimitedFigure => ({
  value: bytes / 1_000,
  unit: 'kB',
  digits: 1,
  ...(atMost === undefined ? {} : { limit: { atMost } }),
});

/** Measures what a first visit loads before any interaction. */
export async function weightTable(browser: Browser, site: string, pages: string): Promise<ReportTable> {
  const rows: ReportTable['rows'][number][] = [];
  for (const { path, kind } of measured.filter(({ path }) => path.includes(pages))) {
    const { js, scripts, css, html, fonts, total, requests, blocking } = await weigh(browser, site + path);
    const home = path === paths.home;
    rows.push({
      label: path,
      figures: [
        kilobytes(js, limits[kind].js),
        { value: scripts, limit: { atMost: limits[kind].scripts } },
        kilobytes(css, 10),
        { value: blocking, limit: { atMost: 0 } },
        { value: fonts.length, limit: { atMost: 1 } },
        kilobytes(Math.max(0, ...fonts), 30),
        kilobytes(html),
        kilobytes(total, home ? 170 : undefined),
        { value: requests, ...(home ? { limit: { atMost: 12 } } : {}) },
      ],
    });
  }
  return {
    title: 'Weight',
    note: 'First visits, until the network rests; compressed, without headers, 1 kB = 1000 bytes. Styles are inline in the HTML; their column gives them compressed alone.',
    columns: ['JS', 'JS files', 'CSS', 'Blocks the paint', 'Font files', 'Largest font', 'HTML', 'All', 'Requests'],
    rows,
  };
}
