/**
 * `pnpm --filter @agency-site/ladle run pictures`: takes the documentation's pictures of the stories of the built workbench.
 * Arguments: component names; all of them by default.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserArgs, obtainBrowser } from '../.ci/browser.mjs';
import { type Picture, pictureFile, pictures, schemes } from '../ui/docs/pictures.ts';
import { home, openStory, serveWorkbench, storiesOfLibrary } from './workbench.ts';

const folder = join(home, '../ui/docs/public/pictures');
const only = process.argv.slice(2);

/** The story's bounds, with equal margins above and below. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-stage] > *')].map((part) => part.getBoundingClientRect());
    const top = Math.min(...parts.map((part) => part.top));
    const bottom = Math.max(...parts.map((part) => part.bottom));
    return { x: 0, y: 0, width: innerWidth, height: Math.ceil(bottom + top), scale: 1 };
  });

/** The window, or the whole story if the picture has no height. */
async function take(page: Page, { height }: Picture): Promise<Buffer> {
  const beyond = height === undefined ? { captureBeyondViewport: true, clip: await shown(page) } : {};
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60, ...beyond });
  return Buffer.from(data, 'base64');
}

const { address, close } = await serveWorkbench();
const browser = await chromium.launch({
  executablePath: obtainBrowser(),
  args: [...browserArgs, '--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text'],
});
try {
  mkdirSync(folder, { recursive: true });
  const stories = storiesOfLibrary();
  for (const [component, picture] of Object.entries(pictures)) {
    if (only.length > 0 && !only.includes(component)) continue;
    const story = stories.find((one) => one.component === component && one.name === picture.story);
    if (!story) throw new Error(`${component} has no story ${picture.story}`);
    for (const scheme of schemes) {
      const page = await browser.newPage({
        viewport: { width: picture.width, height: picture.height ?? 800 },
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
        colorScheme: scheme,
      });
      await openStory(page, address, story.id, scheme);
      const image = await take(page, picture);
      const file = pictureFile(component, scheme);
      writeFileSync(join(folder, file), image);
      console.log(`${file.padEnd(24)} ${(image.length / 1000).toFixed(1).padStart(5)} kB`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  close();
}
