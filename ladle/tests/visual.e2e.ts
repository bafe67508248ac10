import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page, PageScreenshotOptions } from '@playwright/test';
import { home, storiesOfLibrary, waitForStory } from '../workbench.ts';
import { resize } from './themes.ts';
import { expect, test } from './workbench.ts';

const height = 844;
type View = '1280.light' | '1280.dark' | '390.light' | '390.dark';
/** Stories that are of another kind on a phone or in the dark. They are compared in every check, the others before a release. */
const also: Record<string, readonly View[]> = {
  // Each width and each scheme once.
  'gallery--all': ['390.dark'],
  'banner--with-switches': ['390.light'],
  'budget-bar--compact': ['390.light'],
  'dialog--long-text': ['390.light'],
  'drawer--at-the-end': ['390.light'],
  'order-summary--above-form': ['390.light'],
  'package-card--all-states': ['1280.dark'],
  'package-card--one-chosen': ['390.light'],
  'path-option--compact': ['390.light'],
  'slot-calendar--all-states': ['1280.dark'],
  'slot-calendar--time-chosen': ['390.light'],
  'step-shell--answer-missing': ['390.light'],
  'step-shell--with-banner': ['390.light'],
  'step-shell--with-summary': ['390.light', '390.dark'],
  'toast--all-kinds': ['390.light', '1280.dark'],
};
const baselines = join(home, 'visual/baselines');
const madeWithFile = 'made-with.json';
/** The forms repeat what the stories of the components show. */
const stories = storiesOfLibrary().filter(({ component }) => component !== 'forms');
const viewsOf = (id: string): readonly View[] => ['1280.light', ...(also[id] ?? [])];

/** Text rendering depends on these. */
const madeWith = (browser: Browser) => ({
  chromium: browser.version().split('.')[0],
  platform: process.platform,
  instrumentSans: createRequire(import.meta.url)('@fontsource-variable/instrument-sans/package.json').version as string,
});

const renewal = 'to renew them: pnpm --filter @agency-site/ladle run visual --update-snapshots';

/** The margin around a story, in px: includes rings and borders, not all of the shadows. */
const margin = 12;

/** Shows a scheme, and returns the bounds of the story; of its modal dialog, if it shows one. */
const boundsIn = (page: Page, scheme: string) =>
  page.evaluate(
    ([scheme, margin]) => {
      document.documentElement.dataset.theme = scheme;
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
    },
    [scheme, margin] as const,
  );

/** Whether a screenshot equals its baseline byte for byte. */
async function isKept(page: Page, name: string, part: PageScreenshotOptions): Promise<boolean> {
  const baseline = join(baselines, name);
  if (!existsSync(baseline)) return false;
  const shot = await page.screenshot({ ...part, animations: 'disabled', caret: 'hide', scale: 'css' });
  return shot.equals(readFileSync(baseline));
}

test.beforeEach(({ browser }, { config }) => {
  const kept: unknown = JSON.parse(readFileSync(join(baselines, madeWithFile), 'utf8'));
  const here = madeWith(browser);
  test.skip(
    config.updateSnapshots === 'none' && !isDeepStrictEqual(kept, here),
    `the pictures were made with ${JSON.stringify(kept)}, and this is ${JSON.stringify(here)}; ${renewal}`,
  );
});

for (const { id } of stories)
  test(`${id} looks the same`, { tag: also[id] ? [] : '@release' }, async ({ workbench: { page, show } }) => {
    test.slow();
    await show(id);
    for (const view of viewsOf(id)) {
      const [width, scheme] = view.split('.') as [string, string];
      await resize(page, { width: Number(width), height });
      await waitForStory(page);
      const clip = await boundsIn(page, scheme);
      const name = `${id}.${view}.png`;
      const part = { fullPage: clip.y + clip.height > height, clip };
      // Playwright decodes both pictures to compare them, a third of the processor time: most are the same file.
      if (await isKept(page, name, part)) continue;
      // The gallery is a page of many screens: on a busy machine one picture takes most of a minute.
      await expect.soft(page).toHaveScreenshot([name], { ...part, timeout: 90_000 });
    }
  });

test('every screenshot belongs to a story', { tag: '@release' }, ({ browser }, { config }) => {
  const expected = stories.flatMap(({ id }) => viewsOf(id).map((view) => `${id}.${view}.png`));
  const others = readdirSync(baselines).filter((file) => file !== madeWithFile && !expected.includes(file));
  if (config.updateSnapshots === 'none') return expect(others).toEqual([]);
  for (const file of others) rmSync(join(baselines, file));
  writeFileSync(join(baselines, madeWithFile), `${JSON.stringify(madeWith(browser), null, 2)}\n`);
});
