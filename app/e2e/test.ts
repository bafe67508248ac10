import { type BrowserContext, test as base, expect, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { rejected } from './consentState.ts';
import { type Site, startSite } from './site.ts';
import { unlistedStorage } from './unlistedStorage.ts';

interface Problems {
  /** Expects problems: log messages and failures from now on that match don't fail the test. */
  expect: (words: RegExp) => void;
  /** Watches another page of the same test. */
  watch: (page: Page) => void;
}

interface Options {
  /** Whether the visitor has answered the consent banner with Reject All. */
  consentAnswered: boolean;
  /** Names that the test's tags may store. */
  storedByTags: RegExp | null;
}

/** Chromium's headless shell reports a mouse in the corner of every page, which would count as an interaction. */
function ignoreRestingMouse() {
  addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse' && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    },
    true,
  );
}

/** Fills local storage before the first page loads. */
async function fill(context: BrowserContext, state: PlaywrightTestOptions['storageState']) {
  if (typeof state !== 'object') return;
  const filling = await context.addInitScript((origins) => {
    const entries = origins.find(({ origin }) => origin === location.origin)?.localStorage ?? [];
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, state.origins);
  context.once('page', (page) => page.once('domcontentloaded', () => filling.dispose()));
}

/**
 * `site`: the built server, one for each worker, with `settings` of its own. `page`: fails the test on any console error or warning, uncaught error
 * or failed request that the test did not announce to `problems`. After each test the browser holds nothing that the privacy
 * policy does not list.
 */
export const test = base.extend<{ problems: Problems } & Options, { site: Site; settings: Record<string, string> }>({
  settings: [{}, { option: true, scope: 'worker' }],

  site: [
    async ({ settings }, use) => {
      const site = await startSite(settings);
      await use(site);
      const fate = site.fate();
      await site.close();
      expect(fate).toBeUndefined();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ site }, use) => use(site.url),

  consentAnswered: [true, { option: true }],
  storedByTags: [null, { option: true }],

  storageState: ({ consentAnswered, baseURL }, use) => use(consentAnswered ? rejected(baseURL ?? '') : undefined),

  context: async ({ browser, storageState, storedByTags, site }, use) => {
    // Playwright would open an extra page to fill the storage, half the cost of a short test.
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    await fill(context, storageState);
    await use(context);
    const found = await unlistedStorage(context, site.url);
    await context.close();
    expect(
      found.filter(({ name }) => !storedByTags?.test(name)),
      'stored, and not listed in app/src/content/browserStorage.ts',
    ).toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  problems: async ({}, use) => {
    const found: string[] = [];
    const expected: { words: RegExp; from: number }[] = [];
    await use({
      expect: (words) => expected.push({ words, from: found.length }),
      watch: (page) => {
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type()))
            found.push(`${message.type()}: ${message.text()} ${message.location().url}`);
        });
        page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error.message}`));
        page.on('requestfailed', (request) => {
          const why = request.failure()?.errorText ?? '';
          // Requests aborted by navigation.
          if (why !== 'net::ERR_ABORTED') found.push(`request failed: ${request.url()} ${why}`);
        });
      },
    });
    const isExpected = (problem: string, at: number) =>
      expected.some(({ words, from }) => at >= from && words.test(problem));
    expect(found.filter((problem, at) => !isExpected(problem, at))).toEqual([]);
  },

  page: async ({ page, problems }, use) => {
    problems.watch(page);
    await page.addInitScript(ignoreRestingMouse);
    await use(page);
  },
});

export { expect };
