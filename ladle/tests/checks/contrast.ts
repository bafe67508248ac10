import type { Page } from '@playwright/test';
import { inEveryTheme } from '../themes.ts';

/** Text with too little contrast in any theme. Axe leaves gradients and overlaps undecided: these are computed here. */
export function findFaintText(page: Page): Promise<string[]> {
  return inEveryTheme(page, () =>
    page.evaluate(async () => {
      const { violations, incomplete } = await axe.run('#ladle-root', {
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations', 'incomplete'],
      });
      const faint = violations.flatMap(({ nodes }) =>
        nodes.map(({ any, html }) => `${any[0]?.message ?? 'too faint'} ${html}`),
      );
      const undecided = incomplete.flatMap(({ nodes }) =>
        nodes.flatMap(({ target }) => document.querySelector(String(target[0])) ?? []),
      );
      return [...faint, ...undecided.flatMap((element) => colours.tooFaint(element) ?? [])];
    }),
  );
}
