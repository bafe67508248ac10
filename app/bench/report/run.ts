import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from 'playwright-core';
import { browserArgs, obtainBrowser } from '../../../.ci/browser.mjs';
import { startSite } from '../../e2e/site.ts';
import { CommandError, runCommand, wholeNumber } from '../../server/cli/command.ts';
import { options, type Part, partsIn } from './options.ts';
import { countLimited, formatTable, missedFigures, type ReportTable } from './reportTable.ts';

await runCommand({
  name: 'pnpm report',
  about:
    'Measures the quality of the built site, and marks each figure that misses its limit. A missed limit is no failure without --strict: timings depend on the machine and its load.',
  options,
  async run({ values }) {
    const only = partsIn(values.only);
    const measuresSite = only.some((part) => part !== 'docs');
    if (measuresSite && !existsSync(new URL('../../dist/server/main.js', import.meta.url))) {
      throw new CommandError('There is no built site to measure: run pnpm build:site first.');
    }
    const { pages } = values;
    const runs = wholeNumber('--runs', values.runs);
    const loads = wholeNumber('--loads', values.loads);
    const clicks = wholeNumber('--clicks', values.clicks);
    const executablePath = await obtainBrowser((line) => console.error(line));
    const open = () => chromium.launch({ executablePath, args: browserArgs });
    const site = measuresSite ? await startSite() : null;
    const url = site?.url ?? '';
    const browser = await open();

    /** Imported on demand: Lighthouse takes seconds to load. */
    const measures: Readonly<Record<Part, () => Promise<ReportTable>>> = {
      lighthouse: async () => (await import('./lighthouse.ts')).lighthouseTable(url, pages, runs),
      weight: async () => (await import('./weights.ts')).weightTable(browser, url, pages),
      shift: async () => (await import('./shifts.ts')).shiftTable(browser, url, pages),
      cpu: async () => (await import('./cpu.ts')).cpuTable(open, url, loads),
      interaction: async () => (await import('./interactions.ts')).interactionTable(browser, url, clicks),
      docs: async () => (await import('./lighthouse.ts')).docsTable(pages, runs),
    };

    try {
      const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}`;
      const day = new Date().toISOString().slice(0, 10);
      console.log(`${day}, ${machine}, Node ${process.versions.node}, Chromium ${browser.version()}`);
      const tables: ReportTable[] = [];
      for (const part of only) {
        console.error(`Measuring: ${part} …`);
        const table = await measures[part]();
        console.log(`\n${formatTable(table)}`);
        tables.push(table);
      }
      const misses = tables.flatMap(missedFigures);
      const limited = countLimited(tables);
      console.log(`\n${limited - misses.length} of ${limited} figures keep their limits.`);
      for (const miss of misses) console.log(`- ${miss}`);
      if (values.strict && (misses.length > 0 || limited === 0)) process.exitCode = 1;
    } finally {
      await browser.close();
      await site?.close();
    }
  },
});
