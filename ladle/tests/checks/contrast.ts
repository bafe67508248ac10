import type { Page } from '@playwright/test';
import { nameThemes } from '../themes.ts';

/**
 * Text with too little contrast in any theme. In the default theme, axe checks every text, and must agree with our own
 * calculation. Ours then runs in every theme: it is faster, and also covers the gradients and overlaps axe leaves undecided.
 */
export async function findFaintText(page: Page): Promise<string[]> {
  const { decided, faint } = await page.evaluate(async () => {
    const { violations, passes, incomplete } = await axe.run('#ladle-root', {
      runOnly: { type: 'rule', values: ['color-contrast'] },
      elementRef: true,
      selectors: false,
    });
    const nodes = [...violations, ...passes, ...incomplete].flatMap((rule) => rule.nodes);
    const texts = nodes.flatMap(({ element }) => element ?? []);
    const tooFaint = violations.flatMap((rule) =>
      rule.nodes.map(({ any: [decision], html }) => `${decision?.message ?? 'too faint'} ${html}`),
    );
    const disputed = nodes.flatMap(({ element, any: [decision] }) => {
      const ratio: unknown = decision?.data?.contrastRatio;
      if (!element || typeof ratio !== 'number' || ratio === 0) return [];
      const own = colours.textContrast(element);
      return Math.abs(own - ratio) <= 0.02
        ? []
        : [`${pageHelpers.name(element)} has contrast ${ratio} by axe, and ${own.toFixed(2)} by our own calculation`];
    });
    return {
      decided: [...tooFaint, ...disputed],
      faint: theming.inEvery(() => texts.flatMap((element) => colours.tooFaint(element) ?? [])),
    };
  });
  return [...decided, ...nameThemes(faint)];
}
