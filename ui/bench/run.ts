/**
 * `pnpm --filter @agency-site/ui run bench`: our components beside the same thing written by hand, the library they stand
 * on, and two peers. It prints figures and fails on none of them: times depend on the machine, ratios much less. Names of
 * groups as arguments measure only these.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { browserArgs, obtainBrowser } from '../../.ci/browser.mjs';
import { type Weight, weigh } from '../weigh.ts';
import { bundleModule, bundlePage, resolve } from './bundle.ts';
import { type Group, groups } from './groups.ts';
import { measureMount } from './mount.ts';
import { measurePress } from './press.ts';
import type { ServerRender } from './serverRender.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

const here = import.meta.dirname;
const rounds = 7;

/** Milliseconds, and how many times those of the first in turn. */
interface Cost {
  each: number;
  ratio: number;
}

interface Result {
  name: string;
  weight: Weight;
  server: ServerRender;
  mount: Cost;
  press: Cost | undefined;
}

/** Medians of several rounds, in each of which every run takes its turn. */
async function inTurns(runs: (() => Promise<number>)[]): Promise<Cost[]> {
  const costs: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const own: number[] = [];
    for (const run of runs) own.push(await run());
    costs.push(own);
  }
  const middle = (of: (own: number[]) => number) => median(costs.map(of));
  const at = (own: number[], index: number) => own[index] ?? Number.NaN;
  return runs.map((_, index) => ({
    each: middle((own) => at(own, index)),
    ratio: middle((own) => at(own, index) / at(own, 0)),
  }));
}

async function renderOnServer({ entries, count }: Group): Promise<ServerRender[]> {
  const folder = mkdtempSync(join(here, '.cache-'));
  try {
    const modules: string[] = [];
    for (const entry of entries) modules.push(await bundleModule(entry, folder));
    const answer = execFileSync(
      process.execPath,
      ['--expose-gc', join(here, 'serverRender.ts'), String(count), ...modules],
      {
        env: { ...process.env, NODE_ENV: 'production' },
        encoding: 'utf8',
      },
    );
    return JSON.parse(answer);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(group: Group, browser: Browser): Promise<Result[]> {
  const { entries, count } = group;
  const weights = await Promise.all(entries.map(({ file }) => weigh([join(here, file)], resolve)));
  const pages = await Promise.all(entries.map(bundlePage));
  const servers = await renderOnServer(group);
  const mounts = await inTurns(pages.map((page) => () => measureMount(browser, page, count)));
  const presses = await inTurns(
    entries.flatMap(({ next }, index) => {
      const page = pages[index];
      return next && page ? () => measurePress(browser, page, next) : [];
    }),
  );
  return entries.map(({ name, next }, index) => ({
    name,
    weight: weights[index] as Weight,
    server: servers[index] as ServerRender,
    mount: mounts[index] as Cost,
    press: next ? presses.shift() : undefined,
  }));
}

const figure = (value: number, digits = 1) => value.toFixed(digits);
const times = (ratio: number) => `${ratio.toFixed(1)} ×`;

function report({ name }: Group, results: Result[]): string {
  const pressed = results.some(({ press }) => press);
  return table([
    [name, 'JS kB', 'CSS kB', 'server µs', '', 'HTML B', 'drawn ms', '', ...(pressed ? ['next month ms', ''] : [])],
    ...results.map(({ name, weight, server, mount, press }) => [
      name,
      figure(weight.js),
      weight.css < 0.01 ? '–' : figure(weight.css),
      figure(server.each),
      times(server.ratio),
      figure(server.html, 0),
      figure(mount.each, 2),
      times(mount.ratio),
      ...(press ? [figure(press.each), times(press.ratio)] : []),
    ]),
  ]);
}

const aims: { what: string; unit: string; most: number; of: (result: Result) => number | undefined; name: string }[] = [
  { what: 'on the server', name: 'PackageCard', unit: '×', most: 2, of: ({ server }) => server.ratio },
  { what: 'on the server', name: 'SlotCalendar', unit: '×', most: 10.7, of: ({ server }) => server.ratio },
  { what: 'to the next month', name: 'SlotCalendar', unit: 'ms', most: 48, of: ({ press }) => press?.each },
];

execFileSync('pnpm', ['install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'], {
  cwd: join(here, 'peers'),
  stdio: 'inherit',
});
const browser = await chromium.launch({
  executablePath: await obtainBrowser((line) => console.error(line)),
  args: browserArgs,
});
try {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}, Chromium ${browser.version()}`,
  );
  console.log(`
Bytes: minified, brotli, React and the tokens of a theme left out (1 kB = 1,000). Times: for one item, medians; × is the
median ratio to the one written by hand, in turns with it. Server: renderToString, in each turn the fastest of eight.
Drawn: main thread, from nothing to laid out on a fresh page. Next month: main thread at a quarter of the speed, until all
rests.
`);
  const results: Result[] = [];
  const named = process.argv.slice(2);
  for (const group of groups.filter(({ name }) => named.length === 0 || named.includes(name))) {
    const own = await measure(group, browser);
    console.log(`${report(group, own)}\n`);
    results.push(...own);
  }
  for (const { what, name, unit, most, of } of aims) {
    const result = results.find((result) => result.name === name);
    if (!result) continue;
    const value = of(result) ?? Number.NaN;
    console.log(`${name} ${what}: ${figure(value)} ${unit} of at most ${most}, ${value <= most ? 'met' : 'MISSED'}`);
  }
} finally {
  await browser.close();
}
