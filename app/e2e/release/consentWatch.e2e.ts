import { settled } from '../../../.ci/settled.mjs';
import { watchConsent } from '../consentWatch.ts';
import { expect, test } from '../test.ts';

test.use({ ownContext: true });

/** Everything that needs consent, and three things that the site allows. Each stores or asks for something else. */
const script = `
  document.head.append(Object.assign(document.createElement('script'), { src: 'https://script.test/t.js' }));
  new Image().src = 'https://pixel.test/p';
  setTimeout(() => fetch('https://late.test/', { mode: 'no-cors' }), 900);
  requestIdleCallback(() => fetch('https://idle.test/', { mode: 'no-cors' }));
  navigator.sendBeacon('https://beacon.test/', '1');
  document.documentElement.append(Object.assign(document.createElement('iframe'), { src: 'https://frame.test/' }));
  document.cookie = '_kept=1';
  document.cookie = '_gone=1';
  document.cookie = '_gone=; max-age=0';
  localStorage.setItem('kept', '1');
  sessionStorage.assigned = '1';
  sessionStorage.setItem('gone', '1');
  sessionStorage.removeItem('gone');
  indexedDB.open('visits');
  caches.open('answers');
  document.cookie = 'scheme=dark';
  localStorage.setItem('quote-builder', '{}');
  fetch('/same');
`;

test('the watcher finds everything that needs consent, even what is gone again', async ({ page }) => {
  const context = page.context();
  const found = await watchConsent(context, { cookies: ['scheme'], storage: [/^quote/] });
  await context.route(/\.test\//, (route) => route.fulfill({ body: '' }));
  await context.route('https://agency.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'set-cookie': '_sent=1; HttpOnly' },
      body: `<!doctype html><title>Page</title><script>${script}</script>`,
    }),
  );
  await page.goto('https://agency.test/page');
  await settled(page);
  expect((await found()).map((line) => line.split(', on ')[0]).sort()).toEqual([
    'cache "answers"',
    'cookie "_gone"',
    'cookie "_kept"',
    'cookie "_sent"',
    'database "visits"',
    'local storage "kept"',
    ...['beacon', 'frame', 'idle', 'late', 'pixel', 'script'].map((name) => `request to "https://${name}.test"`),
    'session storage "assigned"',
    'session storage "gone"',
  ]);
});
