import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';

test.each([
  ['/about-us', 'Home'],
  ['/service/website-development', 'Home / Services'],
  ['/service/brand-identity-package', 'Home / Services'],
  ['/service/brand-identity-package/visual-brand-identity', 'Home / Services / Brand identity'],
  ['/about/ourWhy', 'Home / About us'],
  ['/blog/3', 'Home / Blog'],
])('the breadcrumbs of %s are %s', (path, labels) => {
  expect(
    breadcrumbs(path)
      .map(({ label }) => label)
      .join(' / '),
  ).toBe(labels);
});

test('an unpublished page is left out', () => {
  expect(breadcrumbs('/trinity/core', (path) => path !== '/trinity')).toEqual([{ label: 'Home', to: '/' }]);
});
