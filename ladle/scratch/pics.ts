import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../.ci/browser.mjs';
import { newPage } from '../tests/workbench.ts';
import { openStory, serveWorkbench, storiesOfLibrary, waitForStory } from '../workbench.ts';

const { address, close } = await serveWorkbench();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserArgs, '--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text'],
});
const page = await newPage(browser);
let equal = 0,
  n = 0;
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
  totals[name] ??= { wall: 0 };
  totals[name].wall += (performance.now() - t) / 1000;
  for (const k of Object.keys(after)) totals[name][k] = (totals[name][k] ?? 0) + after[k] - (before[k] ?? 0);
  return r;
};
const margin = 12;
const boundsOf = () =>
  page.evaluate((margin) => {
    const modal = document.querySelector('dialog:modal');
    const boxes = [...(modal ? [modal] : document.querySelectorAll('[data-stage] *'))]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 1 && box.height > 1);
    const page = document.documentElement;
    const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) - margin));
    const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) + scrollY - margin));
    const right = Math.min(page.clientWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + margin));
    const bottom = Math.min(
      Math.max(page.scrollHeight, page.clientHeight),
      Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY + margin),
    );
    return { x: left, y: top, width: right - left, height: bottom - top };
  }, margin);
for (const { id } of storiesOfLibrary().filter((_, at) => at % 6 === 0)) {
  await time('open', () => openStory(page, address, id, 'light'));
  for (const width of [390, 1280]) {
    await time('resize', () => page.setViewportSize({ width, height: 844 }));
    for (const scheme of ['light', 'dark']) {
      await time('theme', async () => {
        await page.evaluate((scheme) => {
          document.documentElement.dataset.theme = scheme;
        }, scheme);
      });
      await time('wait', () => waitForStory(page));
      const clip = await time('bounds', boundsOf);
      const shot = await time('shot', () =>
        page.screenshot({
          animations: 'disabled',
          caret: 'hide',
          scale: 'css',
          clip,
          fullPage: clip.y + clip.height > 844,
        }),
      );
      const kept = readFileSync(`visual/baselines/${id}.${width}.${scheme}.png`);
      n++;
      if (kept.equals(shot)) equal++;
      else console.log(id, width, scheme, kept.length, shot.length);
    }
  }
}
console.log(equal, 'of', n);
for (const [name, t] of Object.entries(totals))
  console.log(
    name.padEnd(10),
    Object.entries(t)
      .map(([k, v]) => `${k} ${v.toFixed(2)}`)
      .join('  '),
  );
await browser.close();
close();
