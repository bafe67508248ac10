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
await browser.close();
close();
