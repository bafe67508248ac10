import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { storiesOfLibrary } from '../workbench.ts';
import { test as base, expect } from './workbench.ts';

const stories = storiesOfLibrary();

interface Fixtures {
  /** Opens the test's story from scratch. */
  story: () => Promise<void>;
  /** States a promise about roles and names; what follows proves it. */
  names: (promise: string) => void;
  /** States a promise about keys; from the second on, the story is opened again. */
  keys: (promise: string) => Promise<void>;
  /** States a promise about visible states. */
  states: (promise: string) => void;
}

/** Shows with a failure what was being proved. */
const state = (type: string) => (description: string) => {
  base.info().annotations.push({ type, description });
};

/** A test's title is its story, in a window of 1280 px unless it ends with a width: `Chosen at 390`. */
export const test = base.extend<Fixtures>({
  story: async ({ workbench }, use, { file, title }) => {
    const component = basename(file, '.contract.ts');
    const [name, width] = title.split(' at ');
    const found = stories.find((story) => story.component === component && story.name === name);
    if (!found) throw new Error(`${component} has no story ${name}`);
    const complain = () => expect(workbench.logged(), 'console').toEqual([]);
    await use(async () => {
      complain();
      await workbench.show(found.id, width ? Number(width) : undefined);
    });
    complain();
  },
  page: async ({ workbench, story }, use) => {
    await story();
    await use(workbench.page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it uses from the pattern.
  names: ({}, use) => use(state('Roles and names')),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  states: ({}, use) => use(state('States')),
  keys: async ({ story }, use) => {
    let pressed = false;
    await use(async (promise) => {
      state('Keys')(promise);
      if (pressed) await story();
      pressed = true;
    });
  },
});

/** Presses keys one after the other: `press(page, 'Tab', 'Space')`. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Nothing in the story has the focus: the browser's own controls would be next. */
export const expectFocusOnPage = (page: Page) => expect(page.locator('[data-stage] :focus')).toHaveCount(0);

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

const expectThat =
  (question: 'isVisible' | 'isUncovered' | 'isStruck', answer = true) =>
  async (...things: readonly Locator[]): Promise<void> => {
    for (const thing of things)
      await expect
        .poll(() => thing.evaluate((element, question) => looks[question](element), question), `${question}: ${thing}`)
        .toBe(answer);
  };

/** It is seen: unlike `toBeVisible`, not by screen readers alone. */
export const expectSeen = expectThat('isVisible');
/** All of it is in the window, and nothing covers it. */
export const expectUncovered = expectThat('isUncovered');
export const expectStruck = expectThat('isStruck');
export const expectNotStruck = expectThat('isStruck', false);

export type { Page };
export { expect };
