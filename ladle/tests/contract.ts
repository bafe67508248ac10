import { basename } from 'node:path';
import type { Locator } from '@playwright/test';
import { storiesOfLibrary } from '../workbench.ts';
import { test as base, expect } from './workbench.ts';

const stories = storiesOfLibrary();

interface Fixtures {
  /** Opens a story of the component whose contract this is, in a window of 1280 px unless told otherwise. */
  story: (name: string, width?: number) => Promise<void>;
  /** Presses keys one after the other: `press('Tab', 'Space')`. */
  press: (...keys: string[]) => Promise<void>;
}

/** `page` is one page for all tests of a worker; `story` renders from scratch in it. */
export const test = base.extend<Fixtures>({
  page: ({ workbench }, use) => use(workbench.page),
  story: async ({ workbench }, use, { file }) => {
    const component = basename(file, '.contract.ts');
    await use(async (name, width) => {
      const found = stories.find((story) => story.component === component && story.name === name);
      if (!found) throw new Error(`${component} has no story ${name}`);
      await workbench.show(found.id, width);
    });
    expect(workbench.logged(), 'console').toEqual([]);
  },
  press: ({ page }, use) =>
    use(async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    }),
});

/** Presses Tab, or another key, until an element has the focus. */
export async function pressUntil(goal: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await goal.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
    await goal.page().keyboard.press(key);
  }
  await expect(goal).toBeFocused();
}

/** Each differs from every other without its colour, and also where a system forces its own colours. */
export async function expectApart(...things: readonly Locator[]): Promise<void> {
  const page = things[0]?.page();
  for (const forcedColors of ['none', 'active'] as const) {
    await page?.emulateMedia({ forcedColors });
    const forced = forcedColors === 'active';
    const looksOf = (thing: Locator) => thing.evaluate((element, forced) => looks.marks(element, forced), forced);
    const seen = await Promise.all(things.map(looksOf));
    for (const [at, look] of seen.entries())
      expect.soft(seen.indexOf(look), `${things[at]} differs, forced colours: ${forcedColors}`).toBe(at);
  }
  await page?.emulateMedia({ forcedColors: 'none' });
}

/** All of it is in the window, and nothing covers it. */
export async function expectUncovered(...things: readonly Locator[]): Promise<void> {
  for (const thing of things)
    await expect
      .poll(() => thing.evaluate((element) => looks.isUncovered(element)), `${thing} is uncovered`)
      .toBe(true);
}

export { expect };
