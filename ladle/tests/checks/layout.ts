import type { Page } from '@playwright/test';
import { defaultViewport, resize, smallPhone } from '../themes.ts';

/** Content that is cut off at 320 px, which equals 1280 px at 400% zoom. */
export async function findLostWhenNarrow(page: Page): Promise<string[]> {
  await resize(page, smallPhone);
  return page.evaluate(() => findMisplaced());
}

/** Content that is cut off at 320 px if each text has a word as long as German has them. */
export async function findLostLongWords(page: Page): Promise<string[]> {
  await resize(page, smallPhone);
  return page.evaluate(async () => {
    const stage = document.querySelector('[data-stage]') as HTMLElement;
    const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    const before = new Map<Node, string>();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.nodeValue ?? '';
      // Days of a calendar are abbreviated by `Intl`, and have room for that alone.
      if (node.parentElement?.closest('svg, style, [role=grid]') || !/\p{L}{4}/u.test(text)) continue;
      before.set(node, text);
      node.nodeValue = text.replace(/\p{L}{4,}/u, 'Suchmaschinenoptimierungspaket');
    }
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const findings = findMisplaced();
    for (const [node, text] of before) node.nodeValue = text;
    return findings;
  });
}

/** Content that is cut off when the text alone is doubled. */
export const findLostWhenLarge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const findings = findMisplaced();
    document.documentElement.style.fontSize = '';
    return findings;
  });

/** Content that is cut off in a column of a wide window (beside a navigation, in a dialog), and cards hardly wider than a word. */
export async function findLostInColumns(page: Page): Promise<string[]> {
  await resize(page, defaultViewport);
  return page.evaluate(async () => {
    const stage = document.querySelector('[data-stage]') as HTMLElement;
    const found: string[] = [];
    for (const width of [280, 420, 560, 720, 1120]) {
      Object.assign(stage.style, { inlineSize: `${width}px`, minInlineSize: '0' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const squeezed = [...stage.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).containerName === 'ag-card')
        .filter((element) => element.getBoundingClientRect().width < 120)
        .map((element) => `${pageHelpers.name(element)} is squeezed`);
      found.push(...[...findMisplaced(true), ...squeezed].map((finding) => `${finding}, in a column of ${width} px`));
    }
    Object.assign(stage.style, { inlineSize: '', minInlineSize: '' });
    return found;
  });
}
