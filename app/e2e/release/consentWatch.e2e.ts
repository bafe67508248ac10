import type { Page } from '@playwright/test';
import { settled } from '../../../.ci/settled.mjs';
import { watchConsent } from '../consentWatch.ts';
import { expect, test } from '../test.ts';

test.use({ ownContext: true });

test.describe('the watcher finds', () => {
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
    test(what, async ({ page }) => {
      expect(await findings(page, script)).toEqual(named);
    });
  }

  test('a cookie that comes with an answer', async ({ page }) => {
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
