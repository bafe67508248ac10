import { type BrowserContext, test as base, expect, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { rejected } from './consentState.ts';
import { newContext, SharedPage } from './sharedPage.ts';
import { type Site, Sites } from './site.ts';
import { unlistedStorage } from './unlistedStorage.ts';

export interface Problems {
  /** Expects problems: log messages and failures from now on that match don't fail the test. */
  expect: (words: RegExp) => void;
  /** Watches another page of the same test. */
  watch: (page: Page) => void;
}

interface Options {
  /** Whether the visitor has answered the consent banner with Reject All. */
  consentAnswered: boolean;
  /** Further names that may be stored: by the test's tags, or by the desk, which visitors don't use. */
  alsoStored: RegExp | null;
  /** Whether the test needs a browser context that no test has used, with an empty cache. */
  ownContext: boolean;
  /** Settings of the site. Tests with the same object share a site. */
  settings: Record<string, string>;
}

interface OfTest extends Options {
  site: Site;
  problems: Problems;
}

interface OfWorker {
  sites: Sites;
  sharedPage: SharedPage;
}

/** Settings that could cause requests to others: a tag manager, and a card provider with its script. */
export const withOthers: Record<string, string> = {
  TAG_MANAGER_ID: 'GTM-TEST123',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

interface Stored {
  name: string;
  value: string;
}

/** What a storage state has in local storage for a site. */
const storedIn = (state: PlaywrightTestOptions['storageState'], url: string): readonly Stored[] =>
  typeof state === 'object' ? (state.origins.find(({ origin }) => origin === url)?.localStorage ?? []) : [];

/** Fills local storage before the first page loads. */
async function fill(context: BrowserContext, url: string, stored: readonly Stored[]) {
  const filling = await context.addInitScript(
    ([url, entries]) => {
      if (location.origin === url) for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    [url, stored] as const,
  );
  context.once('page', (page) => page.once('domcontentloaded', () => filling.dispose()));
}

/**
 * `site`: the built server; a worker's tests share it as long as their settings are the same. `page`: fails the test on any
 * console error or warning, uncaught error or failed request that the test did not announce to `problems`. After each test
 * the browser holds nothing that the privacy policy does not list.
 */
export const test = base.extend<OfTest, OfWorker>({
  settings: [{}, { option: true }],

  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const sites = new Sites();
      await use(sites);
      await sites.close();
      expect(sites.exitReasons).toEqual([]);
    },
    { scope: 'worker' },
  ],

  site: async ({ settings, sites }, use) => use(await sites.find(settings)),

  sharedPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const kept = new SharedPage();
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ site }, use) => use(site.url),

  consentAnswered: [true, { option: true }],
  alsoStored: [null, { option: true }],
  ownContext: [({ consentAnswered }, use) => use(!consentAnswered), { option: true }],

  storageState: ({ consentAnswered, baseURL }, use) => use(consentAnswered ? rejected(baseURL ?? '') : undefined),

  context: async (
    {
      browser,
      sharedPage,
      ownContext,
      storageState,
      alsoStored,
      site,
      viewport,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      userAgent,
    },
    use,
  ) => {
    const stored = storedIn(storageState, site.url);
    const media = { media: null, colorScheme, reducedMotion: contextOptions.reducedMotion ?? null, forcedColors: null };
    const options = [site.url, contextOptions, hasTouch, isMobile, javaScriptEnabled, locale, timezoneId, userAgent];
    const context = ownContext
      ? await newContext(browser)
      : await sharedPage.startFor(browser, {
          options: JSON.stringify(options),
          url: site.url,
          stored,
          viewport,
          media,
        });
    if (ownContext) await fill(context, site.url, stored);
    await use(context);
    const found = await unlistedStorage(context, site.url);
    if (ownContext) await context.close();
    expect(
      found.filter(({ name }) => !alsoStored?.test(name)),
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
          // A slow machine takes more than a few seconds to use what was loaded ahead.
          if (message.text().includes('preloaded using link preload but not used')) return;
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

  page: async ({ context, problems }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    problems.watch(page);
    await use(page);
  },
});

export { expect };
