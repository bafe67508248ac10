import { expect, test, vi } from 'vitest';
import html from '../../../index.html?raw';
import { paths } from '../../content/links/paths.ts';
import { startConsentBanner } from './banner.ts';

test('the banner is hidden on the cookie settings page', () => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.getElementById('consent')?.dataset.except).toBe(paths.consent);
});

test.each([
  ['at once, where there is room', true],
  ['folded elsewhere', false],
])('the switches are there %s', (_, isRoomy) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isRoomy }));
  document.body.innerHTML =
    '<div id="consent" hidden><template><section><details><summary>Choose</summary></details></section></template></div>';
  startConsentBanner();
  expect(document.querySelector('details')?.open).toBe(isRoomy);
  vi.unstubAllGlobals();
});
