import type { Page } from 'playwright-core';
import { openStory, type StoryRef, storyStands } from '../workbench.ts';

export const widths = [390, 1280] as const;
export const schemes = ['light', 'dark'] as const;

export interface Picture {
  /** "package-card--one-of.390.dark" */
  name: string;
  png: Buffer;
}

const height = 844;
/** What is left around a story, in px: rings and edges belong to it, far shadows need not. */
const margin = 12;

/** The part of the page a story takes up. What is modal stands for all of it. */
const boundsOf = (page: Page) =>
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

/** The pictures of one story: each width in each scheme. */
export async function* picturesOf(page: Page, address: string, { id }: StoryRef): AsyncGenerator<Picture> {
  await page.setViewportSize({ width: widths[0], height });
  await openStory(page, address, id, schemes[0]);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const scheme of schemes) {
      await page.evaluate((scheme) => {
        document.documentElement.dataset.theme = scheme;
      }, scheme);
      await storyStands(page);
      const clip = await boundsOf(page);
      const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide', scale: 'css' });
      yield { name: `${id}.${width}.${scheme}`, png };
    }
  }
}
