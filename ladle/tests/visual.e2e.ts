import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page, PageScreenshotOptions } from '@playwright/test';
import { home, storiesOfLibrary, waitForStory } from '../workbench.ts';
import { resize } from './themes.ts';
import { expect, test } from './workbench.ts';

const widths = [390, 1280] as const;
const height = 844;
const schemes = ['light', 'dark'] as const;
const baselines = join(home, 'visual/baselines');
const madeWithFile = 'made-with.json';
const stories = storiesOfLibrary();
const nameOf = (id: string, width: number, scheme: string) => `${id}.${width}.${scheme}.png`;

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
const boundsIn = (page: Page, scheme: (typeof schemes)[number]) =>
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
  test(`${id} looks the same`, async ({ workbench: { page, show } }) => {
    await show(id, widths[0]);
    for (const width of widths) {
      await resize(page, { width, height });
      await waitForStory(page);
      for (const scheme of schemes) {
        const clip = await boundsIn(page, scheme);
        const name = nameOf(id, width, scheme);
        const part = { fullPage: clip.y + clip.height > height, clip };
        // Playwright decodes both pictures to compare them, a third of the processor time: most are the same file.
        if (await isKept(page, name, part)) continue;
        await expect.soft(page).toHaveScreenshot([name], part);
      }
    }
  });

test('every screenshot belongs to a story', ({ browser }, { config }) => {
  const expected = stories.flatMap(({ id }) =>
    widths.flatMap((width) => schemes.map((scheme) => nameOf(id, width, scheme))),
  );
  const others = readdirSync(baselines).filter((file) => file !== madeWithFile && !expected.includes(file));
  if (config.updateSnapshots === 'none') return expect(others).toEqual([]);
  for (const file of others) rmSync(join(baselines, file));
  writeFileSync(join(baselines, madeWithFile), `${JSON.stringify(madeWith(browser), null, 2)}\n`);
});
