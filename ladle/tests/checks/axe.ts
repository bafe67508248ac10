import type { Page } from '@playwright/test';

type Axe = typeof import('axe-core');

declare global {
  var axe: Axe;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds, one line per element. Axe decides which text needs contrast; our own calculation then
 * looks at it in every theme: it is faster, and also covers the gradients that axe leaves undecided.
 */
export const findByAxe = (page: Page): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const options = { runOnly, elementRef: true, selectors: false };
    const { violations, passes, incomplete } = await axe.run('#ladle-root', options);
    const texts = [...violations, ...passes, ...incomplete]
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []));
    return [
      ...violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}, ${help}: ${html}`)),
      ...pageHelpers.inEachTheme(() => texts.flatMap((element) => colours.tooFaint(element) ?? [])),
    ];
  }, tags);
