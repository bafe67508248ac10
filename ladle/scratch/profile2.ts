import { chromium } from '@playwright/test';
import { browserArgs, findHeadlessShell } from '../../.ci/browser.mjs';
import { finders } from '../tests/checks/checks.ts';
import { forgetResetMotion } from '../tests/checks/motion.ts';
import { applyTheme, defaultViewport } from '../tests/themes.ts';
import { newPage } from '../tests/workbench.ts';
import { openStory, serveWorkbench, storiesOfLibrary, waitForStory } from '../workbench.ts';

const { address, close } = await serveWorkbench();
const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: browserArgs });
const page = await newPage(browser);
const tools = await page.context().newCDPSession(page);
const root = await browser.newBrowserCDPSession();
const cpu = async () => {
  const { processInfo } = await root.send('SystemInfo.getProcessInfo');
  const by: Record<string, number> = { node: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6 };
  for (const { type, cpuTime } of processInfo) by[type] = (by[type] ?? 0) + cpuTime;
  return by;
};
const totals: Record<string, Record<string, number>> = {};
const out: string[] = [];
const every = Number(process.env.EVERY ?? 4);
const stories = storiesOfLibrary().filter((_, at) => at % every === 0);
const time = async <T>(name: string, work: () => Promise<T>) => {
  const before = await cpu();
  const t = performance.now();
  const r = await work();
  const after = await cpu();
  totals[name] ??= { wall: 0 };
  totals[name].wall += (performance.now() - t) / 1000;
  for (const k of Object.keys(after)) totals[name][k] = (totals[name][k] ?? 0) + after[k] - (before[k] ?? 0);
  return r;
};
let first = true;
await tools.send('Profiler.enable');
await tools.send('Profiler.setSamplingInterval', { interval: 500 });
await tools.send('Profiler.start');
for (const { id } of stories) {
  await time('show', async () => {
    await page.setViewportSize({ ...defaultViewport });
    if (first) {
      first = false;
      await openStory(page, address, id, 'light');
      await forgetResetMotion(page);
      await page.evaluate(() => seeing.end());
      return;
    }
    const mount = (story: string) =>
      page.evaluate((story) => (globalThis as any).ladleDispatch({ type: 'update-story', value: story }), story);
    await mount('');
    await page.locator('[data-stage]').waitFor({ state: 'detached' });
    await mount(id);
    await waitForStory(page);
    await applyTheme(page, { brand: 'Default', scheme: 'light' });
    await page.evaluate(() => {
      if (!document.querySelector('dialog:modal')) seeing.rewind();
    });
  });
  for (const [check, find] of Object.entries(finders)) {
    const found = await time(check, () => find(page));
    out.push(...[...new Set(found)].map((f) => `${id} [${check}] ${f}`));
  }
}
console.log(stories.length, 'stories');
const sum: Record<string, number> = {};
for (const [name, t] of Object.entries(totals)) {
  for (const k in t) sum[k] = (sum[k] ?? 0) + t[k];
  console.log(
    name.padEnd(16),
    Object.entries(t)
      .map(([k, v]) => `${k} ${v.toFixed(2)}`)
      .join('  '),
  );
}
console.log(
  'sum'.padEnd(16),
  Object.entries(sum)
    .map(([k, v]) => `${k} ${v.toFixed(2)}`)
    .join('  '),
);
(await import('node:fs')).writeFileSync(process.env.OUT ?? '/tmp/lf-found.txt', out.join('\n') + '\n');
const { profile } = await tools.send('Profiler.stop');
const selfTime = new Map<number, number>();
profile.samples!.forEach((n, i) => selfTime.set(n, (selfTime.get(n) ?? 0) + (profile.timeDeltas![i] ?? 0)));
const byName = new Map<string, number>();
for (const node of profile.nodes) {
  const f = node.callFrame;
  const key = `${f.functionName || '?'} ${f.url.split('/').pop()}:${f.lineNumber}:${f.columnNumber}`;
  byName.set(key, (byName.get(key) ?? 0) + (selfTime.get(node.id) ?? 0));
}
for (const [k, v] of [...byName].sort((a, b) => b[1] - a[1]).slice(0, 45))
  console.log((v / 1e6).toFixed(2).padStart(7), k);
await browser.close();
close();
