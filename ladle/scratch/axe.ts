import { chromium } from '@playwright/test';
import { browserArgs, findHeadlessShell } from '../../.ci/browser.mjs';
import { newPage } from '../tests/workbench.ts';
import { openStory, serveWorkbench, storiesOfLibrary } from '../workbench.ts';

const { address, close } = await serveWorkbench();
const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: browserArgs });
const page = await newPage(browser);
const sum: Record<string, number> = {};
for (const { id } of storiesOfLibrary().filter((_, at) => at % 8 === 0)) {
  await openStory(page, address, id, 'light');
  const r = await page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    let flip = 0;
    const best = async (f: () => unknown) => {
      let m = 1e9;
      for (let i = 0; i < 5; i++) {
        document.documentElement.dataset.theme = flip++ % 2 ? 'light' : 'dark';
        const t = performance.now();
        await f();
        m = Math.min(m, performance.now() - t);
      }
      return m;
    };
    const cc = { type: 'rule' as const, values: ['color-contrast'] };
    return {
      full: await best(() => axe.run('#ladle-root', { runOnly: tags, resultTypes: ['violations'] })),
      fullWithout: await best(() =>
        axe.run('#ladle-root', {
          runOnly: tags,
          resultTypes: ['violations'],
          rules: { 'color-contrast': { enabled: false } },
        }),
      ),
      cc: await best(() => axe.run('#ladle-root', { runOnly: cc, resultTypes: ['violations', 'incomplete'] })),
      ccLean: await best(() =>
        axe.run('#ladle-root', {
          runOnly: cc,
          resultTypes: ['violations', 'incomplete'],
          selectors: false,
          elementRef: true,
          preload: false,
          iframes: false,
        } as any),
      ),
      setup: await best(() => {
        axe.setup(document.body as any);
        axe.teardown();
      }),
      perText: await best(() => {
        axe.setup(document.body as any);
        for (const e of new Set(seeing.texts().map((t) => t.element))) {
          const bg: Element[] = [];
          axe.commons.color.getForegroundColor(e as any, false, axe.commons.color.getBackgroundColor(e as any, bg));
        }
        axe.teardown();
      }),
      ours: await best(() => [...new Set(seeing.texts().map((t) => t.element))].map((e) => colours.tooFaint(e))),
      texts: seeing.texts().length,
      nodes: document.querySelectorAll('*').length,
      style: await best(() => getComputedStyle(document.body).color),
    };
  });
  console.log(
    id.padEnd(36),
    Object.entries(r)
      .map(([k, v]) => `${k} ${v.toFixed(1)}`)
      .join(' '),
  );
  for (const [k, v] of Object.entries(r)) sum[k] = (sum[k] ?? 0) + v;
}
console.log(sum);
await browser.close();
close();
