import type { Page } from '@playwright/test';
import { settled } from '../../.ci/settled.mjs';
import { browserStorage } from '../src/content/browserStorage.ts';
import { builtPages } from './builtPages.ts';
import { type ConsentWatch, consentWatch, watchConsent } from './consentWatch.ts';
import { test as base, expect } from './test.ts';

/** Every built page, and an unknown path. */
const addresses = [...builtPages, '/no/such/page'];

/** Settings that could cause third-party requests: a tag manager, and a card provider with its script. */
const settings = {
  TAG_MANAGER_ID: 'GTM-TEST123',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const paidFor = /^\/(quote-builder|service\/stepWizardPage|step\d|booking|checkout|quote)/;

const test = base.extend<ConsentWatch>(consentWatch);
test.use({ ownContext: true, settings });

test.describe('before consent there are no third-party requests and nothing is stored', () => {
  test.use({ consentAnswered: false });
  test.beforeEach(({ problems }) => problems.expect(/404/));

  test('covers every page of the site', () => {
    expect(addresses).toEqual(expect.arrayContaining(['/', '/privacy-policy', '/user-consent', '/booking']));
    expect(addresses.length).toBeGreaterThan(40);
  });

  // One visitor opens many pages; findings name the page.
  for (const [what, visited, storage] of [
    ['documents', addresses.filter((address) => !paidFor.test(address)), []],
    ['tools', addresses.filter((address) => paidFor.test(address)), browserStorage.flatMap(({ names }) => names)],
  ] as const) {
    const half = Math.ceil(visited.length / 2);
    for (const part of [visited.slice(0, half), visited.slice(half)])
      test.describe(() => {
        test.use({ allowedBeforeConsent: { storage } });

        test(`${what}, from ${part[0]} to ${part.at(-1)}`, async ({ page }) => {
          test.setTimeout(part.length * 20_000);
          for (const address of part)
            await test.step(address, async () => {
              await page.goto(address);
              if (address !== '/user-consent') {
                await expect(page.getByRole('region', { name: /^Welcome to the consent management/ })).toBeVisible();
              }
              await page.mouse.wheel(0, 2_000);
              await settled(page);
            });
        });
      });
  }
});

base.describe('the watcher finds', () => {
  /** Findings of the watcher on a page with this script. */
  async function findings(page: Page, script: string) {
    const context = page.context();
    const found = await watchConsent(context, { cookies: ['scheme'], storage: [/^quote/] });
    await context.route('https://agency.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Page</title><script>${script}</script>` }),
    );
    await context.route('https://tags.test/**', (route) => route.fulfill({ body: '' }));
    await page.goto('https://agency.test/page');
    await settled(page);
    return (await found()).map((line) => line.split(', on ')[0]);
  }

  for (const [what, script, named] of [
    [
      'a third-party script',
      "document.head.append(Object.assign(document.createElement('script'), { src: 'https://tags.test/t.js' }))",
      ['request to "https://tags.test"'],
    ],
    ['a picture that counts', "new Image().src = 'https://tags.test/pixel'", ['request to "https://tags.test"']],
    [
      'a request that waits for nearly a second',
      "setTimeout(() => fetch('https://tags.test/late', { mode: 'no-cors' }), 900)",
      ['request to "https://tags.test"'],
    ],
    [
      'a request that waits until the page is idle',
      "requestIdleCallback(() => fetch('https://tags.test/idle', { mode: 'no-cors' }))",
      ['request to "https://tags.test"'],
    ],
    ['a beacon', "navigator.sendBeacon('https://tags.test/b', '1')", ['request to "https://tags.test"']],
    [
      'a third-party frame',
      "document.documentElement.append(Object.assign(document.createElement('iframe'), { src: 'https://tags.test/f' }))",
      ['request to "https://tags.test"'],
    ],
    ['a cookie', "document.cookie = '_ga=1'", ['cookie "_ga"']],
    ['a cookie that is gone again', "document.cookie = '_ga=1'; document.cookie = '_ga=; max-age=0'", ['cookie "_ga"']],
    ['an entry of local storage', "localStorage.setItem('visitor', '1')", ['local storage "visitor"']],
    ['an entry that is written without a call', "sessionStorage.visitor = '1'", ['session storage "visitor"']],
    [
      'an entry that is gone again',
      "sessionStorage.setItem('visitor', '1'); sessionStorage.clear()",
      ['session storage "visitor"'],
    ],
    ['a database', "indexedDB.open('visits')", ['database "visits"']],
    ['a cache', "caches.open('visits')", ['cache "visits"']],
    [
      'nothing where all is allowed',
      "document.cookie = 'scheme=dark'; localStorage.setItem('quote-builder', '{}'); fetch('/same')",
      [],
    ],
  ] as const) {
    base(what, async ({ page }) => {
      expect(await findings(page, script)).toEqual(named);
    });
  }

  base('a cookie that comes with an answer', async ({ page }) => {
    const found = await watchConsent(page.context());
    await page.route('https://agency.test/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'set-cookie': 'visit=1; HttpOnly' },
        body: '<title>Page</title>',
      }),
    );
    await page.goto('https://agency.test/');
    expect(await found()).toEqual([expect.stringContaining('cookie "visit"')]);
  });
});

base.describe('a test with the watcher', () => {
  const watched = base.extend<ConsentWatch>(consentWatch);
  watched('fails for a cookie that is not allowed', async ({ page }) => {
    watched.fail();
    await page.goto('/');
    await page.evaluate("document.cookie = '_ga=1'");
  });
});
