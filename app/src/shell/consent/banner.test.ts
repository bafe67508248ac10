import { expect, test, vi } from 'vitest';
import { startConsentBanner } from './banner.ts';

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
