import { chromium } from '@playwright/test';
import { browserArgs, findHeadlessShell } from '../../.ci/browser.mjs';
import { newPage } from '../tests/workbench.ts';
import { openStory, serveWorkbench, storiesOfLibrary } from '../workbench.ts';

const { address, close } = await serveWorkbench();
const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: browserArgs });
const page = await newPage(browser);
const tools = await page.context().newCDPSession(page);
const root = await browser.newBrowserCDPSession();
const cpu = async () => {
  const { processInfo } = await root.send('SystemInfo.getProcessInfo');
  const by: Record<string, number> = { node: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6 };
  for (const { type, cpuTime } of processInfo) by[type.slice(0, 8)] = (by[type.slice(0, 8)] ?? 0) + cpuTime;
  return by;
};
const totals: Record<string, Record<string, number>> = {};
const time = async <T>(name: string, work: () => Promise<T>) => {
  const before = await cpu();
  const t = performance.now();
  const r = await work();
  const after = await cpu();
  totals[name] ??= { wall: 0, n: 0 };
  totals[name].n++;
  totals[name].wall += (performance.now() - t) / 1000;
  for (const k of Object.keys(after)) totals[name][k] = (totals[name][k] ?? 0) + after[k] - (before[k] ?? 0);
  return r;
};
const mount = (story: string) =>
  page.evaluate(async (story) => {
    const { ladleDispatch } = globalThis as unknown as { ladleDispatch: (move: object) => void };
    const drawn = () => new Promise((next) => requestAnimationFrame(next));
    ladleDispatch({ type: 'update-story', value: '' });
    while (document.querySelector('[data-stage]')) await drawn();
    ladleDispatch({ type: 'update-story', value: story });
    while (!document.querySelector('[data-stage] > *')) await drawn();
    await document.fonts.ready;
    await drawn();
    await drawn();
    theming.reset();
    if (!document.querySelector('dialog:modal')) seeing.rewind();
  }, story);
const stories = storiesOfLibrary().filter((_, at) => at % 5 === 0);
await time('open', () => openStory(page, address, stories[0]!.id, 'light'));
for (const { id } of stories) await time('first', () => mount(id));
if (process.env.AX) {
  await tools.send('Accessibility.enable');
  await tools.send('DOM.enable');
}
await tools.send('Profiler.enable');
await tools.send('Profiler.setSamplingInterval', { interval: 500 });
await tools.send('Profiler.start');
for (const { id } of stories) await time('again', () => mount(id));
const { profile } = await tools.send('Profiler.stop');
const selfTime = new Map<number, number>();
profile.samples!.forEach((n, i) => selfTime.set(n, (selfTime.get(n) ?? 0) + (profile.timeDeltas![i] ?? 0)));
const byName = new Map<string, number>();
for (const node of profile.nodes) {
  const f = node.callFrame;
  const key = `${f.functionName || '?'} ${f.url.split('/').pop()}:${f.lineNumber}:${f.columnNumber}`;
  byName.set(key, (byName.get(key) ?? 0) + (selfTime.get(node.id) ?? 0));
}
for (const [k, v] of [...byName].sort((a, b) => b[1] - a[1]).slice(0, 14))
  console.log((v / 1e6).toFixed(2).padStart(7), k);
await tools.send('Accessibility.enable');
await tools.send('DOM.enable');
for (const { id } of stories) await time('with AX', () => mount(id));
const { readTree } = await import('../tests/tree.ts');
for (const { id } of stories) {
  await mount(id);
  await time('readTree', () => readTree(tools));
}
for (const [name, t] of Object.entries(totals))
  console.log(
    name.padEnd(10),
    Object.entries(t)
      .map(([k, v]) => `${k} ${v.toFixed(2)}`)
      .join('  '),
  );
await browser.close();
close();
