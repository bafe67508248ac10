import type { Page } from '@playwright/test';

type Axe = typeof import('axe-core');

declare global {
  var axe: Axe;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds, one line per element. Contrast has its own check. */
export function findByAxe(page: Page): Promise<string[]> {
  return page.evaluate(async (tags) => {
    const { violations } = await axe.run('#ladle-root', {
      runOnly: tags,
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}, ${help}: ${html}`));
  }, tags);
}
